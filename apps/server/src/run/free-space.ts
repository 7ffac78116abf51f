import { statfs } from 'node:fs/promises'

/** Below this SQLite may fail at any moment: the log that it writes ahead grows to as much before it is folded in. */
const LEAST_BYTES = 16 * 1024 * 1024

/** Whether a folder still has room for what is written there; a folder that cannot be asked counts as having it. */
export async function hasFreeSpace(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= LEAST_BYTES
  } catch {
    return true
  }
}
