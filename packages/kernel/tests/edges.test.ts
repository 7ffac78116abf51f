import {
  type Answer,
  checkOptions,
  defineGame,
  type Flow,
  type Offer,
  parseRecord,
  Refusal,
  RulesFault,
  type Seat,
  seedChance,
} from '@sablier/kernel'
import { leaksOf } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { bring, endless, shown, type TinyTable, tinyGame, tinyMatch } from './tiny-game.ts'

const still = (work: (t: TinyTable) => void) =>
  tinyMatch(function* (t) {
    work(t)
    return yield* endless(t)
  })

describe('answers at the edge', () => {
  test('[K6] a card under another number is another card: it is refused', () => {
    const match = tinyMatch(function* (t) {
      for (const id of ['ant', 'bee']) bring(t, id, 'shelf')
      yield* t.pick({ seat: 0, rule: 'ask', from: t.zone('shelf').pieces.slice() })
      return yield* endless(t)
    })
    expect(() => match.answer(0, 'ant#999')).toThrow(Refusal)
    expect(match.entries).toEqual([])
  })
  test('[K6] no minus zero is kept', () => {
    const match = tinyMatch(function* (t) {
      t.cite('ask').setTrack('clock', yield* t.amount({ seat: 0, rule: 'ask', min: 0, max: 3 }))
      return yield* endless(t)
    })
    match.answer(0, -0)
    expect(Object.is(match.table.track('clock'), 0)).toBe(true)
  })
  const split = (total: number, caps: readonly number[]) => {
    const got: number[][] = []
    const match = tinyMatch(function* (t) {
      got.push(yield* t.split({ seat: 0, rule: 'ask', total, among: caps.map((_, i) => `o${i}`), caps }))
      return yield* endless(t)
    })
    return { match, got }
  }
  test.each([
    [3, [1, 1]],
    [3, [1]],
    [1, []],
  ])('[K9] a total of %i that finds no room in %j is a fault', (total, caps) => {
    expect(() => split(total, caps)).toThrow(RulesFault)
  })
  test.each([
    [2, [1, 1], [1, 1]],
    [3, [0, 5], [0, 3]],
    [0, [2, 2], [0, 0]],
  ])('[K11] a total of %i can be shared among %j in one way only', (total, caps, shares) => {
    expect(split(total, caps).got).toEqual([shares])
  })
  test('[K11] a total with room to spare is asked', () => {
    expect(split(2, [2, 1]).match.askOf(0)?.kind).toBe('split')
  })
  test('[K56] rules that refuse an answer they had taken are at fault, and the match is as before', () => {
    const match = tinyMatch(function* (t) {
      yield* t.agree({ seat: 0, rule: 'ask' })
      t.cite('ask').add('coins', 1, 0)
      throw new Refusal('too late')
    })
    const before = match.view(0)
    expect(() => match.answer(0, true)).toThrow(RulesFault)
    expect(match.view(0)).toEqual(before)
    expect(match.asks()).toHaveLength(1)
  })
  test('[K59] changing an answer object afterwards changes nothing in the match', () => {
    const match = tinyMatch(function* (t) {
      const made = yield* t.propose<{ gift: number[] }>({
        seat: 0,
        rule: 'ask',
        candidates: () => [{ gift: [] }],
        check: () => null,
      })
      t.cite('ask').set('note', made.gift)
      return yield* endless(t)
    })
    const proposal = { gift: [1] }
    match.answer(0, proposal)
    proposal.gift.push(2)
    expect(match.entries[0]).toEqual({ seat: 0, answer: { gift: [1] } as Answer })
    expect(match.table.fact('note')).toEqual([1])
  })
  test('[K63] names that every object has are no options', () => {
    const game = tinyGame(endless)
    for (const name of ['constructor', 'toString', '__proto__'])
      expect(() => checkOptions(game, 2, JSON.parse(`{"${name}":1}`))).toThrow(/has no option/)
  })
  test('[K61] a record nested without end is refused', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    expect(() => parseRecord(`{"format":${deep}}`)).toThrow(/nested more than/)
  })
})

describe('sealed answers and offers at the edge', () => {
  test('[K17] with a sealed answer that does not fit those after it are dropped', () => {
    const match = tinyMatch(function* (t) {
      for (const id of ['elk', 'fly', 'ant', 'bee', 'cat']) bring(t, id, 'open')
      yield* t.together(t.seats, (seat) => takeTwo(t, seat))
      return yield* endless(t)
    })
    const say = (seat: Seat, card: string) => {
      const option = match
        .askOf(seat)
        ?.options()
        .find(({ id }) => id.startsWith(card))
      match.answer(seat, option?.id)
    }
    say(1, 'elk')
    say(1, 'ant')
    say(0, 'elk')
    say(0, 'fly')
    expect(shown(match, 0, 'shelf')).toEqual(['elk', 'fly'])
    expect(match.askOf(1)?.options()).toHaveLength(3)
    say(1, 'bee')
    expect(match.askOf(1)?.options()).toHaveLength(2)
  })
  test('[K19] nobody takes an offer while another one runs, though it asks what can be asked anew', () => {
    const offers = (t: TinyTable, seat: Seat): Offer[] => [
      { id: 'claim', rule: 'other', text: 'claim', run: () => stableAgree(t, seat) },
    ]
    const match = tinyMatch((t) => stableFor(t), { offers })
    match.take(1, 'claim')
    expect(match.asks()).toMatchObject([{ seat: 1 }])
    expect([match.offers(0), match.offers(1)]).toEqual([[], []])
  })
  test('[K50] in a world made for one seat the others have not answered yet', () => {
    const match = tinyMatch(function* (t) {
      yield* t.together(t.seats, (seat) => plan(t, seat))
      return yield* endless(t)
    })
    match.answer(1, true)
    const world = match.world(0, seedChance('w'))
    world.choose(0)
    expect(world.ask?.seat).toBe(1)
    expect(world.table.fact('plan', 1)).toBe('')
  })
})

function* takeTwo(t: TinyTable, seat: Seat): Flow<void> {
  for (let n = 0; n < 2; n++)
    t.cite('ask').move(
      yield* t.pick({ seat, rule: 'ask', from: t.zone('open').pieces.slice(), always: true }),
      t.zone('shelf'),
    )
}
function* stableAgree(t: TinyTable, seat: Seat): Flow<void> {
  yield* t.agree(() => ({ seat, rule: 'other' }))
}
function* stableFor(t: TinyTable): Flow<string> {
  yield* t.agree(() => ({ seat: 0, rule: 'ask' }))
  return 'second'
}
function* plan(t: TinyTable, seat: Seat): Flow<void> {
  t.cite('ask').set('plan', (yield* t.agree({ seat, rule: 'ask' })) ? 'yes' : 'no', seat)
}

describe('sight at the edge', () => {
  test('[K39] a card that was covered is not known by the pile alone when it moves on unseen', () => {
    const match = still((t) => {
      const ant = bring(t, 'ant', 'pile', 0)
      bring(t, 'bee', 'pile', 0)
      t.cite('other').move(ant, t.zone('hole', 1))
    })
    expect(shown(match, 0, 'hole', 1)).toEqual([null])
  })
  test('[K39] a card that lay open is hidden once it is covered', () => {
    const match = still((t) => {
      t.cite('other').move(bring(t, 'ant', 'open'), t.zone('pile', 0))
      bring(t, 'bee', 'pile', 0)
    })
    expect(shown(match, 1, 'pile', 0)).toEqual([null, 'bee'])
  })
  test('[K54] taking the top of a pile reveals the card below: no free undo', () => {
    const match = tinyMatch(function* (t) {
      for (const id of ['ant', 'bee']) bring(t, id, 'pile', 0)
      yield* t.agree({ seat: 0, rule: 'ask' })
      t.cite('other').move(t.zone('pile', 0).top as number, t.zone('open'))
      return yield* endless(t)
    })
    match.answer(0, true)
    expect(match.canUndo(0)).toBe(false)
  })
  test('[K54] a private look at a card is learning: no free undo', () => {
    const match = tinyMatch(function* (t) {
      yield* t.agree({ seat: 0, rule: 'ask' })
      t.cite('other').look(0, t.zone('deck').pieces.slice(0, 1))
      return yield* endless(t)
    })
    match.answer(0, true)
    expect(match.canUndo(0)).toBe(false)
  })
  test('[K40] a look of one seat is not told to another, in whatever order they are told', () => {
    const match = still((t) => t.cite('other').look(0, [bring(t, 'ant', 'hole', 1)]))
    const looked = (viewer: Seat) => JSON.stringify(match.heard(viewer).filter(({ type }) => type === 'looked'))
    expect(looked(0)).toContain('ant')
    expect(looked(1)).not.toContain('ant')
  })
  test('[K66] a second question on an unchanged table is shown, not the first again', () => {
    const match = tinyMatch(function* (t) {
      yield* t.agree({ seat: 0, rule: 'ask', text: 'first' })
      yield* t.agree({ seat: 0, rule: 'ask', text: 'then' })
      return yield* endless(t)
    })
    expect(match.view(0).ask?.text).toBe('first')
    match.answer(0, true)
    expect(match.view(0).ask?.text).toBe('then')
  })
  test('[K38] marks on cards that lie hidden in a hand or a stack are not shown', () => {
    const seen = (zoneName: string, at: number) =>
      still((t) => t.cite('other').mark('named', bring(t, 'ant', zoneName, at), 7))
        .view(0)
        .state.marks.includes(7)
    expect([seen('hand', 1), seen('hole', 1), seen('brow', 0), seen('hand', 0)]).toEqual([false, false, true, true])
    const deck = still((t) => {
      const piece = t.zone('deck').top as number
      t.cite('other').mark('named', piece, 7)
      t.cite('other').shuffle(t.zone('deck'))
    })
    expect(deck.view(0).state.marks.includes(7)).toBe(false)
  })
  test('[K40] a line that names a card which one viewer sees is not told to another as if they saw it', () => {
    const match = still((t) => {
      const piece = bring(t, 'ant', 'hand', 0)
      t.cite('other').say('drew', { card: { piece } })
      t.cite('other').say('drew', { list: { list: [{ piece }] } })
      t.cite('other').say('drew', { phrase: { phrase: 'x', params: { card: { piece } } } })
    })
    const said = (viewer: Seat) => JSON.stringify(match.heard(viewer).filter(({ type }) => type === 'said'))
    expect(said(0).match(/"ant"/g)).toHaveLength(3)
    expect(said(1)).not.toContain('ant')
  })
  test('[K66] after an undo the new events are heard, not the old ones', () => {
    const match = tinyMatch(function* (t) {
      t.cite('ask').add('coins', (yield* t.agree({ seat: 0, rule: 'ask' })) ? 1 : 2, 0)
      return yield* endless(t)
    })
    match.answer(0, true)
    match.heard(1)
    match.undo(0)
    match.answer(0, false)
    expect(match.heard(1).find(({ type }) => type === 'track-changed')).toMatchObject({ from: 1, to: 3 })
  })
  test('[K48] an ask that depends on what another seat sealed is found by the leak test', () => {
    const sealed: string[] = []
    const spy = defineGame({
      ...tinyGame(function* (t) {
        yield* t.together(t.seats, (seat) => tellTale(t, seat, sealed))
        return yield* endless(t)
      }),
      score: () => 0,
    })
    const leaks = Array.from({ length: 12 }, (_, n) => {
      sealed.length = 0
      const match = tinyMatch(spy.phases['play'] as never, {})
      match.answer(1, n % 2 === 0)
      match.answer(0, true)
      return leaksOf(match, seedChance(`${n}`))
    })
    expect(leaks.some((leak) => leak?.includes('can tell what others sealed'))).toBe(true)
  })
})

/** A seat's second question tells what the other answered: rules that hold something outside the table. */
function* tellTale(t: TinyTable, seat: Seat, sealed: string[]): Flow<void> {
  const answer = yield* t.agree({ seat, rule: 'ask' })
  if (seat === 1) sealed[0] = String(answer)
  yield* t.choose({ seat, rule: 'ask', among: [seat === 0 ? (sealed[0] ?? 'nothing') : 'own', 'other'] })
}
