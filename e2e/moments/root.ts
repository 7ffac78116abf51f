import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the repository: this file runs compiled and as it is written, from different folders. */
export const ROOT = above(import.meta.dirname)

function above(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : above(dirname(folder))
}
