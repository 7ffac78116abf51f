import { expect, test } from 'vitest'
import { allPass, table } from '../kit.ts'

/** The rule, the words and the card of the question that using a card brings. */
const asked = (card: string, more: object = {}) => {
  const t = table({ advanced: true, at: 'effects', rows: { 0: [card, 'foret-enchantee'] }, discard: ['port'], ...more })
  const { rule, text, source } = t.answer(card).ask
  return { rule, text, source: source === null ? null : t.table.card(source).id }
}

test.each([
  ['archere', 'target', 'power.one-shot'],
  ['chevalier', 'target', 'power.activation'],
  ['horde-de-squelettes', 'target', 'power.mandatory'],
  ['usurier', 'give-to', 'power.mandatory'],
  ['chevalier-de-la-mort', 'target', 'power.activation'],
  ['apprenti', 'target', 'power.activation'],
  ['anneau-de-valeur', 'target', 'power.activation'],
  ['voyante', 'foresee', 'power.activation'],
  ['espionne', 'target', 'power.one-shot'],
  ['contrebandier', 'swap-out', 'power.activation'],
])('%s asks by the kind of its power and names itself', (card, text, rule) => {
  expect(asked(card)).toEqual({ rule, text, source: card })
})
test('the Wraith asks which card to discard by its own power', () => {
  expect(asked('spectre', { rows: { 0: ['spectre', 'foret-enchantee'], 1: ['juge', 'golem'] } })).toEqual({
    rule: 'power.one-shot',
    text: 'banish',
    source: 'spectre',
  })
})
test('a Token asks by its effect; two at once by their order', () => {
  const purse = allPass(
    table({ at: 'auction', jetons: { 1: ['bourse'] } })
      .play(
        (ask) => ask.options()[0]?.id,
        (t) => t.ask.text === 'first-bid',
      )
      .answer('1'),
  )
  expect(purse.ask).toMatchObject({ seat: 1, text: 'purse', rule: 'jeton.has-effect' })
  expect(table({ jetons: { 0: ['malediction'] } }).ask).toMatchObject({ text: 'discard', rule: 'jeton.has-effect' })
  expect(table({ jetons: { 0: ['recolte', 'malediction'] } }).ask.rule).toBe('golden.jeton-order')
})
test('a discard that leaves cards in hand is no matter of life and death', () => {
  const t = table({ at: 'effects', rows: { 0: ['guerisseuse', 'banquier'] } }).answer('guerisseuse')
  expect(t.ask).toMatchObject({ text: 'discard', rule: 'power.activation' })
})
test('the Immortal says why it is not used like other cards', () => {
  const t = table({ at: 'effects', rows: { 0: ['immortel', 'banquier'] } })
  expect(t.refusal('immortel')).toBe('faq.immortal.prevents-elimination')
})
