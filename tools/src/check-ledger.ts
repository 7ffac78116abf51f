import { chaptersPath, findChapterFaults, readChapters } from './chapters.ts'
import type { Fault, Report } from './fault.ts'
import { type LedgerFile, ledgerPath, RULE_KINDS, readLedger } from './ledger.ts'
import { hasFile, listGames, readText } from './project-files.ts'
import { bookPath, renderBook } from './render-book.ts'
import { renderRules, rulesPath } from './render-rules.ts'

const repeated = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index)

/** What is wrong inside one ledger: repeated ids, missing texts, kinds and references that do not exist. */
export function findLedgerFaults(ledger: LedgerFile): string[] {
  const rules = new Set(ledger.rules.map(({ id }) => id))
  const kinds: readonly string[] = RULE_KINDS
  return [
    ...repeated(ledger.rules.map(({ id }) => id)).map((id) => `rule ${id} is written twice`),
    ...repeated(ledger.rulings.map(({ id }) => id)).map((id) => `ruling ${id} is written twice`),
    ...repeated(ledger.glossary.map(({ id }) => id)).map((id) => `glossary word ${id} is written twice`),
    ...ledger.rules.flatMap((rule) => [
      ...(kinds.includes(rule.kind) ? [] : [`rule ${rule.id} has no known kind (${rule.kind})`]),
      ...(['section', 'en', 'fr', 'check'] as const)
        .filter((field) => !rule[field])
        .map((field) => `rule ${rule.id} lacks ${field}`),
    ]),
    ...ledger.glossary.filter(({ en, fr }) => !en || !fr).map(({ id }) => `glossary word ${id} lacks a language`),
    ...ledger.glossary
      .filter(({ meaning }) => !meaning?.en || !meaning.fr)
      .map(({ id }) => `glossary word ${id} lacks its meaning in a language`),
    ...ledger.rulings.flatMap((ruling) => [
      ...(ruling.en ? [] : [`ruling ${ruling.id} lacks en`]),
      ...ruling.about.filter((id) => !rules.has(id)).map((id) => `ruling ${ruling.id} is about unknown rule ${id}`),
    ]),
  ]
}

/** Every ledger is sound, and the code generated from it is up to date. */
export function checkLedgers(root: string): Report {
  const faults: Fault[] = []
  const warnings: Fault[] = []
  for (const game of listGames(root)) {
    const ledger = readLedger(root, game)
    faults.push(...findLedgerFaults(ledger).map((message) => ({ file: ledgerPath(game), message })))
    const chapters = hasFile(root, chaptersPath(game)) ? readChapters(root, game) : []
    faults.push(...findChapterFaults(chapters, ledger).map((message) => ({ file: chaptersPath(game), message })))
    const rendered = { [rulesPath(game)]: renderRules(ledger), [bookPath(game)]: renderBook(ledger, chapters) }
    for (const [file, text] of Object.entries(rendered))
      if (!hasFile(root, file) || readText(root, file) !== text)
        faults.push({ file, message: 'does not match ledger.yaml: run `npm run ledger`' })
    const untranslated = ledger.rulings.filter(({ fr }) => !fr).length
    if (untranslated > 0)
      warnings.push({ file: ledgerPath(game), message: `${untranslated} rulings have no French text yet` })
  }
  return { name: 'ledgers', faults, warnings }
}
