import { tableHost } from './local-table.ts'

/** Gives the person the whole game as a file. */
export async function saveRecord(): Promise<void> {
  const record = await tableHost().record()
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `sablier-${record.game}-${record.entries.length}.json`
  link.click()
  URL.revokeObjectURL(url)
}
