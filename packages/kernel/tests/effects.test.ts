import {
  a,
  auFr,
  choose,
  count,
  deFr,
  defineNouns,
  describeEffect,
  duFr,
  each,
  fill,
  frenchSpacing,
  isFeasible,
  list,
  may,
  pay,
  perform,
  plain,
  type Reader,
  RulesFault,
  sentence,
  seq,
  theFr,
  vocabulary,
  when,
} from '@sablier/kernel'
import {
  drawCards,
  gainLight,
  gainOil,
  hasOil,
  type LanternsTable,
  lanterns,
  loseOil,
  opponents,
  ops,
  repeat,
} from '@sablier/kernel/lanterns'
import { infeasibleOps, stateOf } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'

const NOUNS = defineNouns({
  card: { en: ['card', 'cards'], fr: ['carte', 'cartes', 'f'] },
  oath: { en: ['oath', 'oaths'], fr: ['serment', 'serments', 'm'] },
  weapon: { en: ['weapon', 'weapons'], fr: ['arme', 'armes', 'f'] },
  hero: { en: ['hero', 'heroes'], fr: ['héros', 'héros', 'm'] },
})
const table = (oil: number, deck: readonly string[] = ['bat']) =>
  stateOf(lanterns, { seats: 3, tracks: { oil }, zones: { deck, discard: [] } }).table as unknown as LanternsTable
const ctx = (t: LanternsTable) => ({ table: t, you: 0 })
const runSilently = (effect: Parameters<typeof perform>[0], t: LanternsTable, answers: unknown[] = []): string[] => {
  const asked: string[] = []
  const flow = perform(effect, ctx(t))
  let step = flow.next()
  while (!step.done) {
    asked.push((step.value as { kind: string }).kind)
    step = flow.next(answers.shift() as never)
  }
  return asked
}

describe('effects', () => {
  test('[K32] two ops of one name and an unknown op are faults', () => {
    const { defineOp, registerOps } = vocabulary<{ seq: object }>()
    const twice = defineOp('seq', {
      *perform() {},
      feasible: () => true,
      describe: { en: () => '', fr: () => '' },
    })
    expect(() => registerOps({ ops: [seq, twice], tests: [], groups: [], rules: { may: '', choose: '' } })).toThrow(
      /Two ops are called seq/,
    )
    expect(() => describeEffect(ops, { op: 'fly' }, 'en')).toThrow(RulesFault)
    expect(() => isFeasible({ op: 'fly' }, ctx(table(1)))).toThrow(/No op is called fly/)
  })
  test('[K32] the compiler refuses other arguments, other names, and a list that leaves one out', () => {
    const { defineOp, registerOps } = vocabulary<{ rest: { days: number }; wait: object }>()
    const meanings = { feasible: () => true, perform: () => undefined, describe: { en: () => '', fr: () => '' } }
    const rest = defineOp('rest', meanings)
    expect(rest({ days: 2 })).toEqual({ op: 'rest', days: 2 })
    // @ts-expect-error days is a number
    rest({ days: 'two' })
    // @ts-expect-error nobody sleeps
    defineOp('sleep', meanings)
    // @ts-expect-error wait is missing
    registerOps({ ops: [rest], tests: [], groups: [], rules: { may: '', choose: '' } })
  })
  test('[K33] seq does one thing after the other', () => {
    const t = table(2)
    runSilently(seq({ effects: [gainOil({ n: 1 }), gainLight({ n: 2 })] }), t)
    expect([t.track('oil', 0), t.track('light', 0)]).toEqual([3, 2])
  })
  test('[K33] may asks and takes no for an answer', () => {
    const t = table(2)
    expect(runSilently(may({ effect: gainOil({ n: 1 }) }), t, [0])).toEqual(['agree'])
    expect(t.track('oil', 0)).toBe(2)
    runSilently(may({ effect: gainOil({ n: 1 }) }), t, [1])
    expect(t.track('oil', 0)).toBe(3)
  })
  test('[K33] choose offers what is feasible; when, each, repeat and pay do what they say', () => {
    const t = table(2)
    expect(runSilently(choose({ effects: [gainOil({ n: 1 }), gainLight({ n: 1 })] }), t, [1])).toEqual(['pick'])
    expect(t.track('light', 0)).toBe(1)
    runSilently(when({ test: hasOil({ n: 9 }), effect: gainLight({ n: 5 }), otherwise: gainOil({ n: 1 }) }), t)
    expect(t.track('oil', 0)).toBe(3)
    runSilently(each({ group: opponents({}), effect: loseOil({ n: 1 }) }), t)
    expect([0, 1, 2].map((seat) => t.track('oil', seat))).toEqual([3, 1, 1])
    runSilently(repeat({ n: 3, effect: gainLight({ n: 1 }) }), t)
    expect(t.track('light', 0)).toBe(4)
    runSilently(pay({ cost: loseOil({ n: 2 }), effect: gainLight({ n: 3 }) }), t)
    expect([t.track('oil', 0), t.track('light', 0)]).toEqual([1, 7])
  })
  test('[K34] feasible and perform agree: what cannot be done is not offered', () => {
    const poor = table(0)
    expect(isFeasible(pay({ cost: loseOil({ n: 1 }), effect: gainLight({ n: 1 }) }), ctx(poor))).toBe(false)
    expect(runSilently(may({ effect: loseOil({ n: 1 }) }), poor)).toEqual([])
    expect(runSilently(choose({ effects: [loseOil({ n: 1 }), gainLight({ n: 1 })] }), poor)).toEqual([])
    expect(poor.track('light', 0)).toBe(1)
    expect(isFeasible(drawCards({ n: 1 }), ctx(table(0, [])))).toBe(false)
    expect(infeasibleOps(lanterns, { seats: 2, games: 5 })).toEqual([])
  })
  test('[K34] an op whose feasible disagrees with perform is caught by name', () => {
    const liar = vocabulary<{ liar: object }, object, object, LanternsTable>().defineOp('liar', {
      *perform(_, { table: t, you }) {
        yield* t.pick({ seat: you, rule: 'hand.limit', from: [] })
      },
      feasible: () => true,
      describe: { en: () => 'lie', fr: () => 'mentir' },
    })
    const lying = {
      ...lanterns,
      ops: { ...ops, ops: new Map([...ops.ops, ['liar', liar.meanings]]) },
      cards: lanterns.cards.map((card) =>
        card.id === 'bat' ? { ...card, listens: ['card-laid'], ability: liar({}) } : card,
      ),
    }
    expect(infeasibleOps(lying, { seats: 2, games: 5 })[0]).toMatch(/liar.*hand\.limit/)
  })
  test('[K35] the text follows its mood in both languages', () => {
    const effect = may({ effect: pay({ cost: loseOil({ n: 1 }), effect: drawCards({ n: 2 }) }) })
    expect(describeEffect(ops, effect, 'en')).toBe('you may lose 1 oil to draw 2 cards')
    expect(describeEffect(ops, effect, 'fr')).toBe('vous pouvez perdre 1 huile pour piocher 2 cartes')
    const all = each({ group: opponents({}), effect: drawCards({ n: 1 }) })
    expect(describeEffect(ops, all, 'en')).toBe('each opponent draws 1 card')
    expect(describeEffect(ops, all, 'fr')).toBe('chaque adversaire pioche 1 carte')
    expect(describeEffect(ops, repeat({ n: 2, effect: gainLight({ n: 1 }) }), 'fr')).toBe('gagnez 1 lumière, deux fois')
    expect(
      describeEffect(
        ops,
        when({ test: hasOil({ n: 3 }), effect: gainLight({ n: 1 }), otherwise: gainOil({ n: 1 }) }),
        'fr',
      ),
    ).toBe('si vous avez 3 huiles, gagnez 1 lumière ; sinon, gagnez 1 huile')
  })
})

describe('grammar', () => {
  test('[K36] number, gender, elision and spacing', () => {
    expect([0, 1, 2].map((n) => count('fr', n, NOUNS.card))).toEqual(['0 carte', '1 carte', '2 cartes'])
    expect([0, 1, 2].map((n) => count('en', n, NOUNS.card))).toEqual(['0 cards', '1 card', '2 cards'])
    expect([a('en', NOUNS.oath), a('en', NOUNS.card), a('fr', NOUNS.card), a('fr', NOUNS.oath)]).toEqual([
      'an oath',
      'a card',
      'une carte',
      'un serment',
    ])
    expect([
      theFr(NOUNS.weapon),
      theFr(NOUNS.hero),
      theFr(NOUNS.card, 2),
      duFr(NOUNS.oath),
      duFr(NOUNS.weapon),
      auFr(NOUNS.oath),
      auFr(NOUNS.card, 2),
      deFr('arme'),
      deFr('héros'),
    ]).toEqual([
      'l’arme',
      'le héros',
      'les cartes',
      'du serment',
      'de l’arme',
      'au serment',
      'aux cartes',
      'd’arme',
      'de héros',
    ])
    expect(frenchSpacing("Quoi ? « Oui » : non ; l'or !")).toBe(
      'Quoi\u202f? «\u202fOui\u202f»\u00a0: non\u202f; l’or\u202f!',
    )
    expect(sentence('en', 'draw 2 cards')).toBe('Draw 2 cards.')
    expect(sentence('fr', 'étonnez-vous !')).toBe('Étonnez-vous\u202f!')
    expect([list('en', ['a', 'b', 'c']), list('fr', ['a', 'b'], 'or'), list('fr', ['a'])]).toEqual([
      'a, b and c',
      'a ou b',
      'a',
    ])
  })
  test('[K37] a text is filled with parts that can be tapped', () => {
    const reader = (language: 'en' | 'fr'): Reader => ({
      language,
      seatName: (seat) => `S${seat}`,
      cardName: (card) => card ?? '?',
      word: (key) => (key === 'gem' ? 'Gem' : key),
    })
    const text = {
      en: '{seat} takes {card} for {n} {n|coin|coins} {icon:gem}',
      fr: '{seat} prend {card} pour {n} {n|pièce|pièces} !',
    }
    const params = { seat: { seat: 1 }, card: { card: null }, n: 0 }
    expect(plain(fill(text, params, reader('en')))).toBe('S1 takes ? for 0 coins Gem')
    expect(plain(fill(text, params, reader('fr')))).toBe('S1 prend ? pour 0 pièce\u202f!')
    const phrases: Reader = {
      ...reader('fr'),
      phrase: (key) => (key === 'gems' ? { en: '{n} {n|gem|gems}', fr: '{n} {n|gemme|gemmes}' } : undefined),
    }
    const offer = { list: [{ phrase: 'gems', params: { n: 3 } }, { card: 'axe' }, { card: null }] }
    expect(plain(fill({ en: '', fr: 'Offre : {offer}' }, { offer }, phrases))).toBe('Offre\u00a0: 3 gemmes, axe et ?')
    expect(fill(text, params, reader('en')).map((node) => node.kind)).toEqual([
      'seat',
      'words',
      'card',
      'words',
      'words',
      'words',
      'words',
      'words',
      'icon',
    ])
  })
})
