import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** How the operator's commands reach the server that runs on a data folder. */
const Control = v.object({ url: v.string(), token: v.string(), pid: v.number() })
export type Control = v.InferOutput<typeof Control>

const fileIn = (folder: string): string => join(folder, 'server.json')

/** Says in the data folder how to reach this server; only the owner of the data can read it. Gives how to take it back. */
export function writeControlFile(folder: string, control: Control): () => void {
  const file = fileIn(folder)
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify(control), { mode: 0o600 })
  return () => rmSync(file, { force: true })
}
/** Null: no server runs here, as far as the folder says. One that was killed leaves its file behind. */
export function readControlFile(folder: string): Control | null {
  try {
    return v.parse(Control, JSON.parse(readFileSync(fileIn(folder), 'utf8')))
  } catch {
    return null
  }
}
