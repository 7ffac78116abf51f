import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A small project of these files, in a folder of its own that goes with the test. */
export function projectOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'sablier-tools-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** A ledger of an invented game; each rule is `id: kind`. */
export const ledgerOf = (rules: Readonly<Record<string, string>>): string =>
  JSON.stringify({
    game: 'lanterns',
    title: { en: 'Lanterns', fr: 'Lanternes' },
    designer: 'Nobody',
    players: { min: 2, max: 4 },
    goal: { en: 'Light', fr: 'Lumière' },
    glossary: [{ id: 'river', en: 'River', fr: 'Rivière', meaning: { en: 'Water.', fr: 'De l’eau.' } }],
    rules: Object.entries(rules).map(([id, kind]) => ({
      id,
      kind,
      section: '1',
      en: `It's ${id}`,
      fr: `C'est ${id}`,
      check: 'Look.',
    })),
    rulings: [{ id: 'ruling.dark', about: Object.keys(rules).slice(0, 1), question: 'Why?', en: 'So.', fr: 'Ainsi.' }],
  })

/** Where the invented game's ledger lies. */
export const LEDGER = 'games/lanterns/rulebook/ledger.yaml'

/** One chapter that takes every rule, for the invented game. */
export const CHAPTERS = JSON.stringify([{ id: 'all', title: { en: 'All', fr: 'Tout' }, rules: ['*'] }])
