import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { putStrength, renderStrength, type Standings, type StrengthFrame } from '../src/index.ts'

/** Puts a league's standings into the strength report, in place of the game's former ones. */
export async function writeStrength(file: string, standings: Standings, frame: StrengthFrame): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, putStrength(before, frame.game, renderStrength(standings, frame)))
}
