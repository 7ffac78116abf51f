// The operator's page: reads and tells what the server's operator API offers. The token stays in this tab.
const EVERY = 5000
const part = (id) => document.getElementById(id)
let token = sessionStorage.getItem('operator-token') ?? ''

async function ask(method, path, body) {
  const response = await fetch(`/api/operator/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.reason ?? String(response.status))
  return answer
}

const when = (at) => new Date(at).toLocaleString()
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`
const say = (text) => {
  part('message').textContent = text
}

/** A row of texts, with buttons at its end. Texts are never read as markup. */
function row(cells, buttons = []) {
  const line = document.createElement('tr')
  for (const cell of cells) line.insertCell().textContent = String(cell ?? '')
  const last = line.insertCell()
  for (const [label, work] of buttons) {
    const button = document.createElement('button')
    button.textContent = label
    button.addEventListener('click', () => act(label, cells[0], work))
    last.append(button, ' ')
  }
  return line
}
async function act(label, what, work) {
  if (!confirm(`${label}: ${what}?`)) return
  try {
    await work()
    say(`${label}: ${what}. Done.`)
    await show()
  } catch (error) {
    say(error.message)
  }
}

function showServer(overview) {
  const { version, seconds, load, delay, memory, sockets, tablesInMemory, tables, people, storage } = overview
  const facts = {
    Version: version,
    Running: `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`,
    Load: load.map((n) => n.toFixed(2)).join(' '),
    'Event loop, p99': `${delay.p99} ms`,
    'Event loop, worst': `${delay.max} ms`,
    Memory: megabytes(memory.rss),
    Sockets: sockets,
    'Tables in memory': tablesInMemory,
    Tables: Object.entries(tables)
      .map(([status, n]) => `${n} ${status}`)
      .join(', '),
    People: people,
    Storage: `${storage.kind}, ${megabytes(storage.bytes)}`,
  }
  part('server').replaceChildren(
    ...Object.entries(facts).map(([name, value]) => {
      const fact = document.createElement('div')
      const [term, text] = [document.createElement('dt'), document.createElement('dd')]
      term.textContent = name
      text.textContent = String(value)
      fact.append(term, text)
      return fact
    }),
  )
}
function tableRow({ id, game, status, seats, changedAt }) {
  const names = seats.map((seat) => (seat ? seat.name || seat.bot : '–')).join(', ')
  const isOver = status !== 'open' && status !== 'playing'
  const button = isOver
    ? ['Archive', () => ask('POST', `tables/${id}/archive`)]
    : ['Close', () => ask('POST', `tables/${id}/close`)]
  return row([id, game, status, names, when(changedAt)], [button])
}
function personRow({ id, name, hiddenName, seenAt }) {
  return row(
    [id, name, hiddenName, when(seenAt)],
    [
      ['Hide name', () => ask('POST', `people/${id}/hide-name`)],
      ['Ban', () => ask('POST', 'bans', { kind: 'person', value: id })],
    ],
  )
}
function banRow({ kind, value, at, reason }) {
  return row([kind, value, when(at), reason], [['Lift', () => ask('DELETE', 'bans', { kind, value })]])
}
function refusalRow({ at, place, code, address, count }) {
  const ban = ['Ban address', () => ask('POST', 'bans', { kind: 'address', value: address, reason: code })]
  return row([when(at), place, code, address, count], [ban])
}

async function show() {
  const status = part('status').value
  const [overview, { tables }, { people }] = await Promise.all([
    ask('GET', 'overview'),
    ask('GET', `tables${status ? `?status=${status}` : ''}`),
    ask('GET', `people?name=${encodeURIComponent(part('name').value)}`),
  ])
  part('enter').hidden = true
  part('page').hidden = false
  showServer(overview)
  part('tables').replaceChildren(...tables.map(tableRow))
  part('people').replaceChildren(...people.map(personRow))
  part('bans').replaceChildren(...overview.bans.map(banRow))
  part('refusals').replaceChildren(...overview.refusals.map(refusalRow))
}
const showOrSay = () => show().catch((error) => say(error.message))

part('enter').addEventListener('submit', (event) => {
  event.preventDefault()
  token = part('token').value
  sessionStorage.setItem('operator-token', token)
  say('')
  void showOrSay()
})
part('search').addEventListener('submit', (event) => {
  event.preventDefault()
  void showOrSay()
})
part('status').addEventListener('change', showOrSay)
part('ban').addEventListener('submit', (event) => {
  event.preventDefault()
  const [value, reason] = [part('address').value, part('reason').value]
  void act('Ban', value, () => ask('POST', 'bans', { kind: 'address', value, reason }))
})
setInterval(() => {
  // Nobody is disturbed while they type or look at a question.
  if (!part('page').hidden && document.visibilityState === 'visible' && !document.activeElement?.closest('form'))
    void showOrSay()
}, EVERY)
if (token) void showOrSay()
