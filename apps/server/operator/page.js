// The operator's page: reads and tells what the server's operator API offers. The token stays in this tab.
import { fillTable } from './rows.js'
import { faultText, sayAgain, speaks, switchLanguage, word } from './words.js'

const EVERY = 5000
const part = (id) => document.getElementById(id)
let token = sessionStorage.getItem('operator-token') ?? ''

async function ask(method, path, body) {
  const response = await fetch(`/api/operator/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  }).catch(() => {
    throw new Error(word('away'))
  })
  const answer = await response.json()
  if (response.ok) return answer
  if (response.status === 401) leave()
  throw new Error(faultText(answer.code))
}

const when = (at) => new Date(at).toLocaleString(speaks(), { dateStyle: 'short', timeStyle: 'medium' })
function amount(bytes) {
  const unit = bytes >= 1e9 ? 'gigabyte' : 'megabyte'
  const number = bytes / (bytes >= 1e9 ? 1e9 : 1e6)
  return new Intl.NumberFormat(speaks(), { style: 'unit', unit, maximumFractionDigits: 1 }).format(number)
}
const decimal = (n, digits) =>
  n.toLocaleString(speaks(), { maximumFractionDigits: digits, minimumFractionDigits: digits })
function say(text, isFault = false) {
  part('message').textContent = text
  part('message').classList.toggle('fault', isFault)
}

/** Asks whether it is meant, and why where a reason is kept; then does it and says so. */
function offer({ label, what, question, hasReason, work }) {
  part('ask-text').textContent = word(question, { what })
  part('ask-reason').hidden = !hasReason
  part('reason').value = ''
  part('yes').textContent = label
  const dialog = part('ask')
  dialog.returnValue = 'cancel'
  dialog.onclose = async () => {
    if (dialog.returnValue !== 'yes') return
    try {
      await work(part('reason').value.trim())
      say(word('done', { label, what }))
      await show()
    } catch (error) {
      say(error.message, true)
    }
  }
  dialog.showModal()
}

function showServer(overview) {
  const { version, seconds, load, delay, memory, sockets, tablesInMemory, tables, people, storage } = overview
  const minutes = Math.floor(seconds / 60)
  const facts = [
    ['sockets', sockets],
    ['awake', tablesInMemory],
    ['people', people],
    ['tables', Object.values(tables).reduce((sum, n) => sum + n, 0), countsOf(tables)],
    ['load', load.map((n) => decimal(n, 2)).join('  ')],
    ['late', `${decimal(delay.p99, 1)} ms`],
    ['worst', `${decimal(delay.max, 1)} ms`],
    ['memory', amount(memory.rss), word('heap', { heap: amount(memory.heap) })],
    ['storage', amount(storage.bytes), storage.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'],
    ['running', word('uptime', { h: Math.floor(minutes / 60), min: minutes % 60 })],
    ['version', version],
  ]
  part('server').replaceChildren(...facts.map(factOf))
}
const countsOf = (tables) =>
  Object.entries(tables)
    .map(([status, n]) => `${word(status)}\u00a0${n}`)
    .join(' · ')
function factOf([name, value, more]) {
  const fact = document.createElement('div')
  const lines = [['dt', word(name)], ['dd', value], ...(more ? [['dd', more]] : [])]
  for (const [tag, text] of lines) fact.appendChild(document.createElement(tag)).textContent = String(text)
  return fact
}

const COLUMNS = {
  tables: ['table', 'status', 'seats', 'changed'],
  people: ['person', 'hidden', 'seen'],
  bans: ['whom', 'reason', 'since'],
  refusals: ['when', 'why', 'from', 'times'],
}
function tableRow({ id, game, status, seats, changedAt }, titles) {
  const names = seats.map((seat) => (seat ? seat.name || word('computer') : word('free'))).join(', ')
  const isOver = status !== 'open' && status !== 'playing'
  const path = `tables/${id}/${isOver ? 'archive' : 'close'}`
  const work = (reason) => ask('POST', path, reason ? { reason } : {})
  const [label, question] = isOver ? ['archive', 'askArchive'] : ['close', 'askClose']
  const button = { label: word(label), what: id, question, hasReason: !isOver, work, isGrave: !isOver }
  return {
    key: id,
    cells: [
      { text: titles[game]?.[speaks()] ?? game, id },
      { badge: status, text: word(status) },
      names,
      when(changedAt),
    ],
    buttons: [button],
  }
}
function personRow({ id, name, hiddenName, seenAt }, bans) {
  const banned = bans.some(({ kind, value }) => kind === 'person' && value === id)
  const hide = {
    label: word('hideName'),
    what: name,
    question: 'askHideName',
    work: () => ask('POST', `people/${id}/hide-name`),
  }
  const ban = banButton('person', id, name)
  return {
    key: id,
    cells: [{ text: name, id, mark: banned ? word('banned') : '' }, hiddenName ?? '', when(seenAt)],
    buttons: banned ? [hide] : [hide, ban],
  }
}
const banButton = (kind, value, what) => ({
  label: word('ban'),
  what,
  question: 'askBan',
  hasReason: true,
  isGrave: true,
  work: (reason) => ask('POST', 'bans', { kind, value, reason }),
})
function banRow({ kind, value, at, reason }) {
  const work = () => ask('DELETE', 'bans', { kind, value })
  const lift = { label: word('lift'), what: value, question: 'askLift', work }
  const whom = kind === 'person' ? { text: word('person'), id: value } : value
  return { key: `${kind} ${value}`, cells: [whom, reason, when(at)], buttons: [lift] }
}
function refusalRow({ id, at, place, code, address, count }) {
  const cells = [when(at), { text: word(place), id: code }, address, count]
  return { key: id, cells, buttons: [banButton('address', address, address)] }
}
function fill(id, rows, nothing) {
  const columns = COLUMNS[id].map((name) => word(name))
  fillTable(part(id), { columns, rows, nothing: word(nothing), offer })
}

async function show() {
  const asking = token
  const status = part('status').value
  const [overview, { tables }, { people }] = await Promise.all([
    ask('GET', 'overview'),
    ask('GET', `tables${status ? `?status=${status}` : ''}`),
    ask('GET', `people?name=${encodeURIComponent(part('name').value)}`),
  ])
  // Whoever has logged out meanwhile is shown nothing any more.
  if (token !== asking) return
  part('enter').hidden = true
  part('page').hidden = false
  part('leave').hidden = false
  part('as-of').textContent = word('asOf', { at: new Date().toLocaleTimeString(speaks()) })
  showServer(overview)
  fill(
    'tables',
    tables.map((table) => tableRow(table, overview.titles)),
    'noTables',
  )
  fill(
    'people',
    people.map((person) => personRow(person, overview.bans)),
    'noPeople',
  )
  fill('bans', overview.bans.map(banRow), 'noBans')
  fill('refusals', overview.refusals.map(refusalRow), 'noRefusals')
}
const showOrSay = () => show().catch((error) => say(error.message, true))
function leave() {
  token = ''
  sessionStorage.removeItem('operator-token')
  part('enter').hidden = false
  part('page').hidden = true
  part('leave').hidden = true
  part('as-of').textContent = ''
}

part('enter').addEventListener('submit', (event) => {
  event.preventDefault()
  token = part('token').value
  part('token').value = ''
  sessionStorage.setItem('operator-token', token)
  say('')
  show().catch((error) => say(error.message, true))
})
part('leave').addEventListener('click', leave)
part('cancel').addEventListener('click', () => part('ask').close('cancel'))
part('language').addEventListener('click', () => {
  switchLanguage()
  sayAgain(document)
  if (token) void showOrSay()
})
part('search').addEventListener('submit', (event) => {
  event.preventDefault()
  void showOrSay()
})
part('status').addEventListener('change', showOrSay)
part('ban').addEventListener('submit', (event) => {
  event.preventDefault()
  const value = part('address').value.trim()
  offer(banButton('address', value, value))
})
setInterval(() => {
  if (!part('page').hidden && document.visibilityState === 'visible' && !part('ask').open) void showOrSay()
}, EVERY)
sayAgain(document)
if (token) void showOrSay()
