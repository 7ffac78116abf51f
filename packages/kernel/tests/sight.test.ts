import {
  below,
  canonicalJson,
  type Flow,
  Match,
  parseRecord,
  pieceId,
  resample,
  seedChance,
  zone,
} from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { conformance, leaksOf, randomEntry } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'
import { bring, endless, shown, type TinyTable, tinyMatch } from './tiny-game.ts'

const still = (work: (t: TinyTable) => void, seats = 3) =>
  tinyMatch(
    function* (t) {
      work(t)
      return yield* endless(t)
    },
    {},
    seats,
  )

describe('sight', () => {
  test('[K38] the place decides who sees, and a view is the state with holes', () => {
    const match = still((t) => {
      bring(t, 'ant', 'open')
      bring(t, 'bee', 'hand', 1)
      bring(t, 'cat', 'brow', 1)
      bring(t, 'dog', 'hole', 1)
    })
    const see = (viewer: 0 | 1 | 'spectator') =>
      ['open', 'hand', 'brow', 'hole'].map((name) => shown(match, viewer, name, name === 'open' ? 0 : 1)[0])
    expect(see(0)).toEqual(['ant', null, 'cat', null])
    expect(see(1)).toEqual(['ant', 'bee', null, null])
    expect(see('spectator')).toEqual(['ant', null, 'cat', null])
    expect(Object.keys(match.view(0).state).sort()).toEqual(Object.keys(match.table.state).sort())
    expect(match.view(0).state.chance).toEqual([0, 0, 0, 0])
  })
  test('[K39] a pile shows its top; below it only those see who may look', () => {
    const match = still((t) => {
      for (const id of ['ant', 'bee', 'cat']) bring(t, id, 'pile', 0)
      for (const id of ['ant', 'bee', 'cat']) bring(t, id, 'file', 0)
    })
    for (const viewer of [0, 1, 'spectator'] as const) expect(shown(match, viewer, 'pile')).toEqual([null, null, 'cat'])
    expect(shown(match, 0, 'file')).toEqual(['ant', 'bee', 'cat'])
    expect(shown(match, 1, 'file')).toEqual([null, null, 'cat'])
  })
  test('[K40] an event names the card only for those who saw it before or see it after', () => {
    const match = still((t) => {
      const piece = bring(t, 'ant', 'hand', 0)
      t.cite('other').move(piece, t.zone('hole', 1))
      const open = bring(t, 'bee', 'open')
      t.cite('other').move(open, t.zone('hand', 1))
    })
    const cards = (viewer: number) =>
      match
        .heard(viewer)
        .filter((e) => e.type === 'moved')
        .slice(-4)
        .map((e) => e['card'])
    expect(cards(0)).toEqual(['ant', 'ant', 'bee', 'bee'])
    expect(cards(2)).toEqual([null, null, 'bee', 'bee'])
  })
  test('[K41] an owner’s tracks and facts are hidden from the others, in views and events', () => {
    const match = still((t) => {
      t.cite('other').setTrack('secret', 4, 1)
      t.cite('other').set('plan', 'left', 1)
    })
    const { tracks, facts } = match.table.layout
    const at = (viewer: number) => [
      match.view(viewer).state.tracks[(tracks['secret']?.base ?? 0) + 1],
      match.view(viewer).state.facts[(facts['plan']?.base ?? 0) + 1],
    ]
    expect(at(1)).toEqual([4, 'left'])
    expect(at(0)).toEqual([0, null])
    expect(match.heard(1).map((e) => e.type)).toContain('fact-set')
    expect(match.heard(0).map((e) => e.type)).not.toContain('fact-set')
    expect(match.heard('spectator').map((e) => e.type)).not.toContain('track-changed')
  })
  test('[K42] a private line is heard only by those it is told to', () => {
    const match = still((t) => t.cite('other').say('whisper', {}, [1, 2]))
    expect([0, 1, 2].map((seat) => match.heard(seat).some((e) => e.type === 'said' && e.key === 'whisper'))).toEqual([
      false,
      true,
      true,
    ])
    expect(match.heard('spectator').some((e) => e.type === 'said' && e.key === 'whisper')).toBe(false)
  })
})

describe('knowledge', () => {
  test("[K66] earlier listeners make no difference to a viewer's events", () => {
    const match = new Match({ game: lanterns, seats: 4, seed: 'ears' })
    const chance = seedChance('ears')
    const viewers = [0, 1, 2, 3, 'spectator'] as const
    while (!match.over) {
      const from = match.events?.length ?? 0
      match.enter(randomEntry(match, chance))
      const alone = viewers.map((viewer) => match.fork().heard(viewer, from))
      expect(viewers.map((viewer) => match.heard(viewer, from))).toEqual(alone)
    }
    const alone = viewers.map((viewer) => match.fork().heard(viewer))
    expect(viewers.map((viewer) => match.heard(viewer))).toEqual(alone)
  })
  test('[K66] a place that viewers see alike is one object for them, one that they see differently is not', () => {
    const match = still((t) => {
      bring(t, 'ant', 'open')
      bring(t, 'bee', 'hand', 0)
    })
    const [one, other] = [match.show(0).payload.state.places, match.show(1).payload.state.places]
    const same = one.map((place, index) => place === other[index])
    expect(same).toEqual(one.map((place, index) => canonicalJson(place) === canonicalJson(other[index])))
    expect(new Set(same)).toEqual(new Set([true, false]))
  })
  test('[K43] a seat knows pieces it looked at or saw go until a shuffle', () => {
    const match = still((t) => {
      const piece = bring(t, 'ant', 'open')
      t.cite('other').move(piece, t.zone('hand', 1))
      t.cite('other').look(2, t.zone('deck').pieces.slice(-1))
    })
    const top = match.table.card(match.table.zone('deck').top as number).id
    expect(shown(match, 0, 'hand', 1)).toEqual(['ant'])
    expect(shown(match, 2, 'deck').at(-1)).toBe(top)
    expect(shown(match, 0, 'deck').at(-1)).toBeNull()
    match.table.cite('other').shuffle(match.table.zone('deck'))
    expect(shown(match, 2, 'deck').every((card) => card === null)).toBe(true)
  })
  test('[K44] when an unseen card leaves a hidden set, viewers forget the set', () => {
    const match = still((t) => {
      for (const id of ['ant', 'bee']) bring(t, id, 'hand', 1)
      t.cite('other').look(0, t.zone('hand', 1).pieces)
    })
    expect(shown(match, 0, 'hand', 1)).toEqual(['ant', 'bee'])
    const { table } = match
    table.cite('other').move(table.zone('hand', 1).pieces[0] as number, table.zone('hole', 2))
    expect(shown(match, 0, 'hand', 1)).toEqual([null])
    expect(shown(match, 0, 'hole', 2)).toEqual([null])
    expect(shown(match, 1, 'hole', 2)).toEqual(['ant'])
  })
  test('[K44] a card that leaves a hidden set in plain sight leaves the rest known', () => {
    const match = still((t) => {
      for (const id of ['ant', 'bee']) bring(t, id, 'hand', 1)
      t.cite('other').look(0, t.zone('hand', 1).pieces)
      t.cite('other').move(t.zone('hand', 1).pieces[0] as number, t.zone('open'))
    })
    expect(shown(match, 0, 'hand', 1)).toEqual(['bee'])
  })
  test('[K69] a viewer who knew of a card in a hidden set cannot tell whether that copy left in sight', () => {
    const views = [0, 1].map((copy) => {
      const match = still((t) => {
        const ants = [bring(t, 'ant', 'hand', 1), bring(t, 'ant', 'hand', 1)] as const
        bring(t, 'bee', 'hand', 1)
        t.cite('other').look(0, [ants[0]])
        t.cite('other').move(ants[copy] as number, t.zone('open'))
      })
      return match.view(0).state
    })
    expect(views[0]?.face).toEqual(views[1]?.face)
    expect(views[0]).toEqual(views[1])
  })
  test('[K45] forget ends what a look taught, for everybody or for one seat', () => {
    const match = still((t) => {
      bring(t, 'ant', 'hand', 1)
      t.cite('other').look(0, t.zone('hand', 1).pieces)
      t.cite('other').look(2, t.zone('hand', 1).pieces)
      t.cite('other').forget(t.zone('hand', 1).pieces, 0)
    })
    expect([shown(match, 0, 'hand', 1), shown(match, 2, 'hand', 1)]).toEqual([[null], ['ant']])
    match.table.cite('other').forget(match.table.zone('hand', 1).pieces)
    expect(shown(match, 2, 'hand', 1)).toEqual([null])
  })
})

describe('ids', () => {
  test('[K46] a piece keeps its number between open places and gets a new one through hidden ones', () => {
    const { table } = still(() => undefined)
    const piece = bring(table, 'ant', 'open')
    const first = pieceId(table, piece, 2)
    table.cite('other').move(piece, table.zone('shelf'))
    expect(pieceId(table, piece, 2)).toBe(first)
    table.cite('other').move(piece, table.zone('hand', 0))
    const inHand = pieceId(table, piece, 0)
    expect(inHand).not.toBe(first)
    table.cite('other').move(piece, table.zone('open'))
    expect([first, inHand]).not.toContain(pieceId(table, piece, 2))
  })
  test('[K47] pieces out of sight are named by place and position; known ones come first', () => {
    const { table } = still((t) => {
      for (const id of ['dog', 'ant', 'bee']) bring(t, id, 'hand', 1)
      t.cite('other').look(0, t.zone('hand', 1).pieces.slice(2))
    })
    const names = table.zone('hand', 1).pieces.map((piece) => pieceId(table, piece, 0))
    expect(names[2]).toBe('hand.1@0')
    expect(names.slice(0, 2).toSorted()).toEqual(['hand.1@1', 'hand.1@2'])
  })
  test('[K47] unknown cards of a hidden set are not named in the order in which they came', () => {
    const places = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const { table } = still((t) => {
        for (const id of ['dog', 'ant', 'bee']) bring(t, id, 'hand', 1)
        t.state.chance = seedChance(seed)
      })
      return pieceId(table, table.zone('hand', 1).top as number, 0)
    })
    expect(new Set(places)).toEqual(new Set(['hand.1@0', 'hand.1@1', 'hand.1@2']))
  })
  test('[K48] a zone wrongly declared visible is caught by name', () => {
    const hand = zone({ per: 'seat', sees: 'everyone', order: 'set' })
    const open = { ...lanterns, shape: { ...lanterns.shape, zones: { ...lanterns.shape.zones, hand } } }
    const secret = ['hand', 'oath', 'deck', 'oaths', 'passed']
    expect(conformance({ game: lanterns, variants: [], games: 0, secret }).faults).toEqual([])
    expect(conformance({ game: open as never, variants: [], games: 0, secret }).faults[0]).toBe(
      'lanterns: zone hand 0 is visible to others',
    )
  })
  test('[K48] an option built from a hidden face is found by the leak test', () => {
    const match = tinyMatch(function* (t) {
      yield* t.agree({ seat: 0, rule: 'ask' })
      const top = t.card(t.zone('deck').top as number).id
      yield* t.choose({ seat: 0, rule: 'ask', among: [top, 'other'] })
      return yield* endless(t)
    })
    match.answer(0, true)
    const leaks = Array.from({ length: 10 }, (_, i) => leaksOf(match, seedChance(`${i}`)))
    expect(leaks.some((leak) => leak?.includes('viewer 0 can tell two worlds apart'))).toBe(true)
  })
  test('[K48] an ask that depends on a hidden hand is found by the leak test', () => {
    const match = tinyMatch(function* (t) {
      for (const id of ['ant', 'bee']) bring(t, id, 'hand', 1)
      yield* t.agree({ seat: 0, rule: 'ask' })
      if (t.zone('hand', 1).pieces.some((piece) => t.card(piece).id === 'ant'))
        yield* t.agree({ seat: 1, rule: 'other' })
      return yield* endless(t)
    })
    match.answer(0, true)
    const leaks = Array.from({ length: 20 }, (_, i) => leaksOf(match, seedChance(`${i}`)))
    expect(leaks.some((leak) => leak !== null)).toBe(false)
    // The hands were dealt in this phase from a hidden deck: deal them before it and the betrayal shows.
    const dealt = tinyMatch(
      function* (t) {
        yield* t.agree({ seat: 0, rule: 'ask' })
        if (t.zone('hand', 1).pieces.some((piece) => t.card(piece).id === 'ant'))
          yield* t.agree({ seat: 1, rule: 'other' })
        return yield* endless(t)
      },
      {
        setup: (t: TinyTable) => {
          for (const piece of t.zone('box').pieces.slice()) t.cite('setup').move(piece, t.zone('deck'))
          for (const id of ['ant', 'bee']) bring(t, id, 'hand', 1)
        },
      },
    )
    dealt.answer(0, true)
    expect(Array.from({ length: 20 }, (_, i) => leaksOf(dealt, seedChance(`${i}`))).some((leak) => leak !== null)).toBe(
      true,
    )
  })
})

describe('resampling', () => {
  const midGame = (seed: string) => {
    const match = new Match({ game: lanterns, seats: 3, seed })
    const chance = seedChance(seed)
    for (let i = 0; i < 40 && !match.over; i++) match.enter(randomEntry(match, chance))
    return match
  }
  test('[K49] a resampled world looks the same to its seat; cards change places only within their back', () => {
    for (let i = 0; i < 20; i++) {
      const match = midGame(`r${i}`)
      if (match.over || match.asks().length > 1) continue
      const fork = match.fork()
      const backs = fork.table.state.face.map((face) => lanterns.cards[face]?.back)
      const view = canonicalJson(match.view(1))
      const before = fork.table.state.face.slice()
      resample(fork.table, 1, seedChance(`w${i}`))
      expect(canonicalJson(fork.view(1))).toBe(view)
      expect(fork.table.state.face.map((face) => lanterns.cards[face]?.back)).toEqual(backs)
      expect(fork.table.state.face).not.toEqual(before)
    }
  })
  test('[K50] a world has its own chance and none of the others’ sealed answers', () => {
    const match = new Match({ game: lanterns, seats: 3, seed: 'seal' })
    const first = match.asSeenBy(2, () => match.askOf(2)?.option(0).id)
    match.answer(2, first)
    const world = match.world(0, seedChance('a'))
    expect(world.ask?.seat).toBe(0)
    expect(world.table.state.chance).not.toEqual(match.table.state.chance)
    const own = match.world(2, seedChance('a'))
    own.choose(0)
    own.choose(0)
    expect(own.ask?.seat === 2 && own.ask.rule === 'draft.lay').toBe(false)
  })
  test('[K51] worlds that look alike to a seat are resampled alike', () => {
    const match = midGame('alike')
    const other = match.fork()
    resample(other.table, 1, seedChance('elsewhere'))
    const again = match.fork()
    resample(again.table, 1, seedChance('same'))
    resample(other.table, 1, seedChance('same'))
    expect(other.table.state.face).toEqual(again.table.state.face)
  })
})

describe('conformance', () => {
  const games = Number(globalThis.process?.env['SABLIER_GAMES'] ?? 12)
  test('[K64] random games of every variant end, replay, fork, undo and do not leak', { timeout: 3_600_000 }, () => {
    const variants = [2, 3, 4].flatMap((seats) => [1, 2].map((nights) => ({ seats, options: { nights } })))
    const report = conformance({ game: lanterns, variants, games })
    expect(report.faults).toEqual([])
    expect([...report.ends.keys()].sort()).toEqual(['alone', 'dawn'])
    expect(lanterns.cards.map((card) => card.id).filter((id) => !report.cardsSeen.has(id))).toEqual([])
    // Refusals are told by rule, not by event; everything else is cited.
    const silent = ['ability.trigger', 'auction.too-poor', 'trade.too-dear']
    expect(
      Object.keys(lanterns.shape.rules).filter((rule) => !report.cited.has(rule) && !silent.includes(rule)),
    ).toEqual([])
  })
  test('[K64] a fault names the game, the entry and a record to replay', () => {
    const broken = {
      ...lanterns,
      phases: {
        ...lanterns.phases,
        *fight(): Flow<'draft'> {
          throw new Error('broken on purpose')
        },
      },
    }
    const report = conformance({ game: broken as never, variants: [{ seats: 2 }], games: 1 })
    expect(report.faults[0]).toMatch(/lanterns, 2 seats.*broken on purpose[\s\S]*record: \{/)
    const kept: string[] = []
    const keep = (name: string, record: string): string => {
      kept.push(record)
      return `faults/${name}.json`
    }
    const named = conformance({ game: broken as never, variants: [{ seats: 2 }], games: 1, keep }).faults[0] ?? ''
    const count = parseRecord(kept[0] ?? '').entries.length
    expect(named).toContain(`npx sablier replay faults/lanterns-conformance-2-0.json --at ${count}`)
  })
  test('[K64] a rule id that does not exist is caught by name', () => {
    const broken = {
      ...lanterns,
      phases: {
        ...lanterns.phases,
        *dawn(t: TinyTable): Flow<'draft'> {
          t.cite('dawn.nowhere').add('light', 1, below(seedChance('x'), 2))
          return t.finish('dawn.round', { reason: 'dawn', winners: [0], scores: [] })
        },
      },
    }
    const report = conformance({ game: broken as never, variants: [{ seats: 2 }], games: 1 })
    expect(report.faults[0]).toMatch(/no rule is called dawn\.nowhere/)
  })
  test('[K65] missing texts are named, key and language', () => {
    const silent = {
      ...lanterns,
      text: { ...lanterns.text, zones: { ...lanterns.text.zones, lair: { en: 'Lair', fr: '' } } },
    }
    expect(conformance({ game: silent, variants: [], games: 0 }).faults).toEqual(['lanterns: no fr text for zone lair'])
  })
})
