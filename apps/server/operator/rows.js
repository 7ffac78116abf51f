// Tables of the operator's page. Texts are never read as markup.

/** Fills a table; whoever stands on one of its buttons still does afterwards. */
export function fillTable(table, { columns, rows, nothing, offer }) {
  const text = JSON.stringify([columns, rows, nothing])
  if (table.dataset.shown === text) return
  table.dataset.shown = text
  const focused = table.contains(document.activeElement) ? document.activeElement.dataset.key : null
  const head = document.createElement('thead')
  const titles = head.insertRow()
  for (const column of [...columns, '']) titles.append(titleOf(column))
  const body = document.createElement('tbody')
  if (rows.length === 0) body.insertRow().append(emptyCell(nothing, columns.length + 1))
  for (const row of rows) body.append(rowOf(row, columns, offer))
  table.replaceChildren(head, body)
  if (focused) [...table.querySelectorAll('button')].find(({ dataset }) => dataset.key === focused)?.focus()
}

function titleOf(text) {
  const title = document.createElement(text ? 'th' : 'td')
  title.textContent = text
  return title
}
function emptyCell(text, span) {
  const cell = document.createElement('td')
  cell.textContent = text
  cell.colSpan = span
  cell.className = 'nothing'
  return cell
}
function rowOf({ key, cells, buttons }, columns, offer) {
  const line = document.createElement('tr')
  cells.forEach((content, i) => {
    const cell = line.insertCell()
    cell.dataset.label = columns[i]
    fillCell(cell, content)
  })
  const last = line.insertCell()
  last.className = 'buttons'
  for (const button of buttons) last.append(buttonOf(button, key, offer))
  return line
}
/** A cell is a text, perhaps with a mark behind it and an id below it, or a badge. */
function fillCell(cell, content) {
  const { text, id, badge, mark } = typeof content === 'object' ? content : { text: content }
  const main = cell.appendChild(document.createElement('span'))
  main.textContent = String(text ?? '')
  if (badge) main.className = `badge ${badge}`
  if (mark) {
    const sign = main.appendChild(document.createElement('span'))
    sign.className = 'badge banned'
    sign.textContent = mark
  }
  if (id) cell.appendChild(document.createElement('code')).textContent = id
}
function buttonOf(button, key, offer) {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = button.label
  element.dataset.key = `${key} ${button.question}`
  element.setAttribute('aria-label', `${button.label}: ${button.what}`)
  if (button.isGrave) element.className = 'danger'
  element.addEventListener('click', () => offer(button))
  return element
}
