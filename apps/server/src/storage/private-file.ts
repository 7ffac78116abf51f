import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** Makes a file and its folder for their owner alone; what is there already stays as it is. */
export function createPrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: FOLDER_MODE })
  closeSync(openSync(file, 'a', FILE_MODE))
}
