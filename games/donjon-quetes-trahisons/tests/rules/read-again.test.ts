import { game } from '@sablier/donjon-quetes-trahisons'
import { describe, expect, test } from 'vitest'
import { dice, drawn, table, totals, traded, until } from '../kit.ts'

type Noted = { readonly state: string; readonly goods: object }
const promised = (t: ReturnType<typeof table>) => t.fact('promised') as readonly Noted[]

/** What seat 0 may put an offer together from. */
const formOf = (t: ReturnType<typeof table>, id: string) =>
  t.match.view(0).offers.find((offer) => offer.id === id)?.wording?.form

describe('promises on victory', () => {
  const asked = (condition: string, faces: [number, number]) => {
    const t = drawn('infernal-cyclops', { tracks: { gems: { 0: 3 } } })
    t.take(0, 'ask', { to: 1, promise: { condition, goods: { gems: 2 } } })
      .take(1, 'accept:0')
      .answer('fight')
    return until(dice(t, ...faces), 'rest')
  }
  test('[promise.record] gems promised for help that beats the monster lapse when it is not beaten', () => {
    const lost = asked('ally-victory', [1, 7])
    expect(promised(lost)[0]?.state).toBe('lapsed')
    expect(lost.said()).toContain('not-won')
    expect(promised(asked('ally', [1, 7]))[0]?.state).toBe('due')
    expect(promised(asked('ally-victory', [8, 1]))[0]?.state).toBe('due')
  })
  test('[promise.record] support in an Arena is paid for on victory only, and the word is kept all the same', () => {
    const fought = (faces: [number, number]) => {
      const t = table({ at: 'dungeon-or-arena', tracks: { gems: { 0: 3 } } }).answer('challenge:1')
      t.take(0, 'promise', { to: 2, promise: { condition: 'my-side-victory', goods: { gems: 1 } } }).take(2, 'accept:0')
      t.answer('ready').answer('ready').answerAs(2, 'attacker')
      dice(t, ...faces)
      return until(t.answerAs(3, 'neutral'), 'rest')
    }
    const lost = fought([1, 8])
    expect([promised(lost)[0]?.state, lost.track('words-kept', 2)]).toEqual(['lapsed', 1])
    expect(promised(fought([8, 1]))[0]?.state).toBe('due')
  })
  test('[promise.record] what the victim owned is owed to nobody when the Arena is lost', () => {
    const t = table({ at: 'dungeon-or-arena', zones: { worn: { 1: ['double-axe'] } } }).answer('challenge:1')
    expect(JSON.stringify(formOf(t, 'promise'))).toContain('double-axe')
    traded(t, 0, { to: 2, promise: { condition: 'my-side', goods: { objects: ['double-axe'] } } })
    t.answer('ready').answer('ready').answerAs(2, 'attacker')
    dice(t, 1, 8)
    until(t.answerAs(3, 'neutral'), 'rest')
    expect(promised(t)[0]?.state).toBe('lapsed')
    expect(t.track('promises-broken', 0)).toBe(0)
  })
  test('[promise.record] the object that a dragon guards can be promised in the form', () => {
    const t = drawn('red-dragon')
    const guarded = game.cards.find(({ id }) => id === 'red-dragon') as unknown as { guards: string }
    expect(JSON.stringify(formOf(t, 'ask'))).toContain(guarded.guards)
  })
  test('[promise.record] a favour to come is remembered until its maker answers for it', () => {
    const t = table({
      zones: { dungeon: ['ghoul', 'good-fairy', 'familiar', 'sale', 'sale', 'treasure-chest', 'trap'] },
    })
    t.take(0, 'trade', { to: 1, promise: { condition: 'none', goods: { favour: 'my help next time' } } }).take(
      1,
      'accept:0',
    )
    t.answer('end').answer('draw')
    until(t, 'rest', 0)
    t.answer('end')
    expect(t.track('promises-broken', 0)).toBe(0)
    until(t, 'supplies', 1)
    expect(promised(t)).toHaveLength(1)
    until(t, 'rest', 0)
    t.answer('honour:0')
    expect([t.track('promises-kept', 0), promised(t)[0]?.state]).toEqual([1, 'kept'])
  })
})

describe('read again in the rulebook', () => {
  test('[end.tiebreak-reading] [end.tiebreak] trophy points before deductions and spoils count together', () => {
    const t = table({
      at: 'dungeon-or-arena',
      tracks: { trophies: { 0: 9, 1: 6 } },
      zones: {
        dungeon: ['trap'],
        'main-quest': { 0: ['q-dragon'], 1: [], 2: [], 3: [] },
        spoils: { 0: ['ghoul'], 1: ['harpy', 'mummy'] },
      },
    })
    until(t.answer('draw'), 'turn-start')
    expect(t.match.result).toMatchObject({ scores: [6, 6, 0, 0], winners: [0] })
  })
  test('[choice.no-pass] under the Toll whoever has fewer than 2 gems may rest', () => {
    const tolled = (gems: number) =>
      table({ at: 'dungeon-or-arena', facts: { 'in-force': 'toll' }, tracks: { gems: { 0: gems } } })
    const poor = tolled(1)
    expect(poor.options).toContain('rest')
    expect(poor.refusal('draw')).toBe('event.toll')
    poor.answer('rest')
    expect(poor.table.phase).toBe('rest')
    expect(poor.cited()).toContain('choice.no-pass')
    expect(tolled(2).refusal('rest')).toBe('choice.no-pass')
  })
  test('[hero.barbarian-malus] a rage lowers the power gauge for good, also at 4 wounds', () => {
    const t = drawn('infernal-cyclops', {
      heroes: ['barbarian'],
      zones: { worn: { 0: ['double-axe'] } },
      tracks: { 'unique-power': { 0: 1 }, wounds: { 0: 4 }, gems: { 0: 9 } },
    })
    // Negotiation, then the choice to run, then the fight.
    until(dice(t.answer('fight').answer('fight'), 8, 1).answer('rage'), 'rest')
    expect([t.track('wounds', 0), t.track('power', 0)]).toEqual([4, 13 - 4 - 2])
    t.answer('heal')
    expect([t.track('wounds', 0), t.track('power', 0)]).toEqual([0, 13 - 2])
  })
  test('[special.doppelganger] its card does not say that nobody flees it, and the Sorcerer does', () => {
    const text = (language: 'en' | 'fr') =>
      JSON.stringify(game.describeCard(game.cards.find(({ id }) => id === 'doppelganger') as never, language))
    expect(text('en')).not.toContain('cannot be fled')
    expect(text('fr')).not.toContain('fuir')
    const t = drawn('doppelganger', { heroes: ['sorcerer'], tracks: { 'unique-power': { 0: 1 } } })
    t.answer('fight').answer('flee')
    expect(t.zone('adventure-discard')).toContain('doppelganger')
  })
})

describe('what a test had to see', () => {
  test('[doppelganger.power] a charmed monster is not copied', () => {
    const t = drawn('doppelganger', {
      heroes: ['forester'],
      zones: { worn: { 0: ['bow-of-compulsion', 'short-sword'] }, charmed: { 0: ['ghoul'] } },
    })
    dice(t, 1, 1).answer('fight')
    const [mine, theirs] = totals(t)
    expect(mine).toBeGreaterThan(theirs)
  })
  test('[object.bow-escape] a charmed monster may run away after A Day in Hell, too', () => {
    const after = (die: number) => {
      const t = table({
        at: 'dungeon-or-arena',
        heroes: ['forester', 'warrior', 'priest', 'thief'],
        zones: {
          dungeon: ['ghoul', 'day-in-hell'],
          'adventure-discard': ['giant-rat'],
          worn: { 0: ['bow-of-compulsion'] },
          charmed: { 0: ['mummy'] },
        },
      })
      return dice(t, 8, 1, die).answer('draw').said()
    }
    expect(after(8)).toContain('charmed-stayed')
    expect(after(2)).toContain('charmed-fled')
  })
  test('[end.main-quest-penalty] the Intrepid costs 4 with an even number of players, 3 otherwise', () => {
    const ended = (seats: number) =>
      until(
        table({
          seats,
          at: 'dungeon-or-arena',
          tracks: { trophies: { 0: 9 } },
          zones: {
            dungeon: ['trap'],
            'main-quest': Object.fromEntries(
              Array.from({ length: seats }, (_, n) => [n, n === 0 ? ['q-intrepid'] : []]),
            ),
          },
        }).answer('draw'),
        'turn-start',
      ).match.result?.scores[0]
    expect([ended(4), ended(3)]).toEqual([5, 6])
  })
  test('[flee.threshold] the Forester counts the type bonus in the flee test', () => {
    const asked = (type: string) =>
      drawn('minotaur', { heroes: ['forester'], facts: { 'forester-type': type } })
        .answer('fight')
        .said()
        .includes('totals')
    // Just within reach of flight, and with +1 against its type just out of it: then the dice fall at once.
    expect([asked('undead'), asked('humanoid')]).toEqual([false, true])
  })
  test('[ring.details] a Thief who fights in the Sorcerer’s place takes his gem for the Sorcerer', () => {
    const t = table({
      at: 'dungeon-or-arena',
      heroes: ['sorcerer', 'warrior', 'thief', 'priest'],
      zones: { worn: { 0: ['ring-of-charm'] } },
      tracks: { gems: { 1: 5 } },
    }).answer('challenge:1')
    t.answer('ring')
    t.play(
      (ask) => (ask.options().some(({ id }) => id === 'place') ? 'place' : 'seat.2'),
      (now) => now.ask.text === 'arena-talk',
    )
    t.answer('ready').answer('ready')
    dice(t, 8, 1).answer('neutral')
    until(t, 'rest')
    // Half of 5, and one more: all for the Sorcerer.
    expect([t.track('gems', 0), t.track('gems', 2)]).toEqual([4, 0])
  })
  test('[hero.sorcerer-flight] what an ally declared stays spent when the Sorcerer flees', () => {
    const t = drawn('infernal-cyclops', {
      heroes: ['sorcerer', 'warrior'],
      zones: { worn: { 1: ['armour-of-power'] } },
      tracks: { 'unique-power': { 0: 1 } },
    })
    t.take(0, 'ask', { to: 1, promise: { condition: 'ally', goods: {} } })
      .take(1, 'accept:0')
      .answer('fight')
    if (t.ask.rule === 'combat.flee-strong') t.answer('fight')
    t.play(
      (ask) => {
        const ids = ask.options().map(({ id }) => id)
        return ids.find((id) => id === 'power-armour' || id === 'flee') ?? ids.find((id) => id === 'fight') ?? ids[0]
      },
      (now) => now.table.phase === 'rest',
    )
    expect(t.zone('worn', 1)).toEqual([])
  })
})
