import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkLedgers, findLedgerFaults } from '../src/check-ledger.ts'
import { renderRules } from '../src/render-rules.ts'
import { LEDGER, ledgerOf, projectOf } from './project-of.ts'

const RULES = 'games/lanterns/rulebook/rules.ts'
const ledger = ledgerOf({ 'hand.limit': 'limit', 'end.dark': 'victory' })

test('a generated file that matches its ledger passes', () => {
  const root = projectOf({ [LEDGER]: ledger, [RULES]: renderRules(parse(ledger)) })
  expect(checkLedgers(root)).toEqual({ name: 'ledgers', faults: [], warnings: [] })
})

test('a generated file that was edited, or never made, is reported', () => {
  const edited = projectOf({ [LEDGER]: ledger, [RULES]: `${renderRules(parse(ledger))}\n` })
  const absent = projectOf({ [LEDGER]: ledger })
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
