import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fillChapters, findChapterFaults } from '../src/chapters.ts'
import { checkLedgers, findLedgerFaults } from '../src/check-ledger.ts'
import { renderBook } from '../src/render-book.ts'
import { renderRules } from '../src/render-rules.ts'
import { CHAPTERS, LEDGER, ledgerOf, projectOf } from './project-of.ts'

const RULES = 'games/lanterns/rulebook/rules.ts'
const BOOK = 'games/lanterns/rulebook/book.ts'
const ledger = ledgerOf({ 'hand.limit': 'limit', 'end.dark': 'victory' })
const sources = { [LEDGER]: ledger, 'games/lanterns/rulebook/chapters.yaml': CHAPTERS }
const book = renderBook(parse(ledger), parse(CHAPTERS))

test('a generated file that matches its ledger passes', () => {
  const root = projectOf({ ...sources, [RULES]: renderRules(parse(ledger)), [BOOK]: book })
  expect(checkLedgers(root)).toEqual({ name: 'ledgers', faults: [], warnings: [] })
})

test('a generated file that was edited, or never made, is reported', () => {
  const edited = projectOf({ ...sources, [RULES]: `${renderRules(parse(ledger))}\n`, [BOOK]: book })
  const absent = projectOf({ ...sources, [BOOK]: book })
  for (const root of [edited, absent])
    expect(checkLedgers(root).faults).toEqual([
      { file: RULES, message: 'does not match ledger.yaml: run `npm run ledger`' },
    ])
})

test('rules and rulings are written as typed constants in both languages', () => {
  const text = renderRules(parse(ledger))
  expect(text).toContain(`  'hand.limit': {\n    kind: 'limit',\n    section: '1',\n    en: "It's hand.limit",`)
  expect(text).toContain(
    `  'ruling.dark': {\n    kind: 'ruling',\n    section: '1',\n    en: 'So.',\n    fr: 'Ainsi.',`,
  )
  expect(text).toContain(`  river: { en: 'River', fr: 'Rivière' },`)
})

test('a ruling that bears the id of a rule is prefixed', () => {
  const clash = parse(ledger)
  clash.rulings[0].id = 'hand.limit'
  expect(renderRules(clash)).toContain(`'ruling.hand.limit': {`)
})

test('repeated ids, missing texts, unknown kinds and references are named', () => {
  const faulty = parse(ledgerOf({ 'hand.limit': 'limit', 'end.dark': 'mood' }))
  faulty.rules.push({ ...faulty.rules[0], fr: '' })
  faulty.rulings[0].about = ['hand.size']
  expect(findLedgerFaults(faulty)).toEqual([
    'rule hand.limit is written twice',
    'rule end.dark has no known kind (mood)',
    'rule hand.limit lacks fr',
    'ruling ruling.dark is about unknown rule hand.size',
  ])
})

test('a rule stands in the chapter that names it, else in that of its group; a ruling stands beside it', () => {
  const chapters = [
    { id: 'hand', title: { en: 'Hand', fr: 'Main' }, rules: ['hand.*'] },
    { id: 'limits', title: { en: 'Limits', fr: 'Limites' }, rules: ['hand.limit'] },
    { id: 'rest', title: { en: 'Rest', fr: 'Reste' }, rules: ['*'] },
  ]
  const written = parse(ledgerOf({ 'hand.limit': 'limit', 'hand.size': 'setup', 'end.dark': 'victory' }))
  expect(fillChapters(chapters, written)).toMatchObject([
    { rules: ['hand.size'], rulings: [] },
    { rules: ['hand.limit'], rulings: ['ruling.dark'] },
    { rules: ['end.dark'], rulings: [] },
  ])
  expect(findChapterFaults(chapters, written)).toEqual([])
})

test('rules without a chapter, empty chapters and names of nothing are reported', () => {
  const title = { en: 'Hand', fr: 'Main' }
  const chapters = [
    { id: 'hand', title, rules: ['hand.limit', 'foot.*'] },
    { id: 'again', title, rules: ['hand.limit'] },
  ]
  expect(findChapterFaults(chapters, parse(ledger))).toEqual([
    'rule end.dark stands in no chapter',
    'foot.* names no rule',
    'hand.limit is named twice',
    'chapter again is empty',
  ])
})
