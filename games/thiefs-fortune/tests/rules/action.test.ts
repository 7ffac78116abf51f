import { expect, test } from 'vitest'
import { acting, dealt, table, tokens } from '../kit.ts'

const TWO = { 'present-characters': { 0: ['beggar-1', 'beggar-2'] } }

test('[action.turn-order] turns go round from the Starting Player clockwise', () => {
  const t = table({ seats: 3, at: 'action', active: 2, facts: { 'starting-player': 2 } })
  const order: number[] = []
  t.play(
    (ask) => {
      order.push(ask.seat)
      return 'pass'
    },
    () => order.length === 3,
  )
  expect(order).toEqual([2, 0, 1])
})

test('[action.one-or-two] one or two actions: ending the turn needs one, and after two it ends by itself', () => {
  const t = acting({ zones: TWO })
  expect(t.options).not.toContain('end-turn')
  expect(t.refusal('end-turn')).toBe('turn.no-skip')
  t.answer('activate.beggar-1').answer('gem')
  expect(t.options).toEqual(['activate.beggar-2', 'pass', 'end-turn'])
  t.answer('activate.beggar-2').answer('gem')
  expect(t.ask.seat).toBe(1)
  const one = acting({ zones: TWO }).answer('activate.beggar-1').answer('gem').answer('end-turn')
  expect(one.ask.seat).toBe(1)
})

test('[action.menu] the four actions are Character, Event, Spend Time and Pass', () => {
  const t = acting({
    zones: {
      'present-characters': { 0: ['beggar-1'] },
      'present-events': { 0: ['lucky-find-1'] },
      'present-locations': { 0: ['inn-1'] },
      future: { 0: ['guide-1'] },
    },
    marks: { gem: { 'guide-1': 1 } },
    tracks: { time: 2 },
  })
  expect(t.options).toEqual(['activate.beggar-1', 'activate.lucky-find-1', 'spend-time', 'pass'])
})

test('[action.same-twice] both actions of a turn may be of the same kind', () => {
  const t = acting({ zones: { future: { 0: ['guide-1'] } }, marks: { gem: { 'guide-1': 3 } }, tracks: { time: 4 } })
  t.answer('spend-time').answer('spend-time')
  expect([t.track('time'), t.track('gem'), t.ask.seat]).toEqual([0, 2, 1])
  const twice = acting({ zones: TWO }).answer('activate.beggar-1').answer('gem')
  expect(twice.ask.rule).toBe('action.same-twice')
  expect(twice.answer('activate.beggar-2').answer('gem').track('gem')).toBe(2)
})

test('[action.continue] turns go on among those who have not passed', () => {
  const cards = ['beggar-1', 'beggar-2', 'hourglass-maker-1', 'hourglass-maker-2']
  const t = table({
    seats: 3,
    at: 'action',
    zones: {
      'present-events': { 0: ['borrowed-time-1', 'borrowed-time-2'], 2: ['borrowed-time-3'] },
      'present-characters': { 2: cards },
    },
  })
  const order: number[] = []
  const act = (answer: string) => {
    order.push(t.ask.seat)
    t.answer(answer)
    if (t.options.includes('end-turn')) t.answer('end-turn')
  }
  act('activate.borrowed-time-1')
  act('pass')
  act('activate.borrowed-time-3')
  act('activate.borrowed-time-2')
  act('activate.hourglass-maker-1')
  act('pass')
  act('activate.hourglass-maker-2')
  expect(order).toEqual([0, 1, 2, 0, 2, 0, 2])
  expect(t.ask.seat).toBe(2)
})

test('[action.phase-end] the phase ends with the last Pass and not before', () => {
  const t = table({ seats: 3, at: 'action' })
  t.answer('pass').answer('pass')
  expect([t.table.phase, t.ask.seat]).toEqual(['action', 2])
  expect(t.options).toEqual(['pass'])
  t.answer('pass')
  expect(t.table.phase).toBe('planning')
  expect(t.table.round).toBe(2)
})

test('[character.activate] a Character of the PRESENT is chosen and its ability carried out', () => {
  const t = acting({
    zones: {
      'present-characters': { 0: ['jewel-merchant-1'] },
      future: { 0: ['jewel-merchant-2'] },
      past: { 0: ['jewel-merchant-3'] },
    },
    marks: { gem: { 'jewel-merchant-2': 1 } },
    tracks: { gem: 3 },
  })
  expect(t.options).toEqual(['activate.jewel-merchant-1', 'pass'])
  t.answer('activate.jewel-merchant-1')
  expect([t.track('gem'), t.track('fortune')]).toEqual([1, 2])
})

test('[character.turn-sideways] an Activated Character is turned sideways for all to see', () => {
  const t = acting({ zones: TWO }).answer('activate.beggar-1').answer('lamp')
  expect(tokens(t, 'activated', 'beggar-1')).toBe(1)
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(t.match.view(viewer).state.marks.reduce((sum, n) => sum + n, 0)).toBe(1)
})

test('[character.stays-activated] a Character works once per round', () => {
  const t = acting({ zones: TWO }).answer('activate.beggar-1').answer('lamp')
  expect(t.refusal('activate.beggar-1')).toBe('character.stays-activated')
  t.answer('pass').answer('pass')
  t.play(
    (ask) => {
      const ids = ask.options().map((option) => option.id)
      return ask.kind === 'pick-some' ? ids.slice(0, 2) : (ids.find((id) => id === 'done' || id === 'pass') ?? ids[0])
    },
    () => t.table.phase === 'action' && t.match.asks()[0]?.seat === 0,
  )
  expect(t.table.round).toBe(2)
  expect(t.options).toContain('activate.beggar-1')
})

test('[character.must-be-performable] an ability that cannot be carried out cannot be used', () => {
  const t = acting({ zones: { 'present-characters': { 0: ['jewel-merchant-1'] } }, tracks: { gem: 1 } })
  expect(t.options).toEqual(['pass'])
  expect(t.refusal('activate.jewel-merchant-1')).toBe('character.must-be-performable')
  expect([t.track('gem'), t.track('fortune')]).toEqual([1, 0])
})

test('[event.activate] any Event of the row can be chosen', () => {
  const events = ['lucky-find-1', 'borrowed-time-1', 'lucky-find-2', 'borrowed-time-2']
  const t = acting({ zones: { 'present-events': { 0: events } } })
  expect(t.options).toEqual([...events.map((id) => `activate.${id}`), 'pass'])
  expect(t.answer('activate.borrowed-time-1').track('time')).toBe(2)
})

test('[event.to-past] after its ability the Event goes to the PAST', () => {
  const t = acting({ zones: { 'present-events': { 0: ['lucky-find-1', 'borrowed-time-1', 'lucky-find-2'] } } })
  t.answer('activate.borrowed-time-1')
  expect(t.zone('present-events')).toEqual(['lucky-find-1', 'lucky-find-2'])
  expect(t.zone('past')).toEqual(['borrowed-time-1'])
})

test('[event.must-be-performable] an Event that cannot be carried out stays in its row', () => {
  const t = acting({ zones: { 'present-events': { 0: ['duel-1'] } }, tracks: { sword: 1 } })
  expect(t.options).toEqual(['pass'])
  expect(t.refusal('activate.duel-1')).toBe('event.must-be-performable')
  expect(t.zone('present-events')).toEqual(['duel-1'])
})

const timed = (time: number, marks: Record<string, Record<string, number>>) =>
  acting({ zones: { future: { 0: ['guide-1'] } }, marks, tracks: { time } })

test('[time.cost] Spend Time costs two Time, and the action is counted', () => {
  const t = timed(3, { gem: { 'guide-1': 2 } }).answer('spend-time')
  expect([t.track('time'), t.track('time-spent')]).toEqual([1, 1])
  expect(timed(1, { gem: { 'guide-1': 2 } }).options).toEqual(['pass'])
})

test('[time.take-any-one] any one token of a FUTURE card is taken', () => {
  const marks = { sword: { 'guide-1': 1 }, time: { 'guide-1': 1 }, danger: { 'guide-1': 1 } }
  for (const kind of ['sword', 'time', 'danger']) {
    const t = timed(2, marks).answer('spend-time')
    expect(t.options).toEqual(['guide-1.sword', 'guide-1.time', 'guide-1.danger'])
    t.answer(`guide-1.${kind}`)
    expect(t.track(kind)).toBe(1)
    expect(['sword', 'time', 'danger'].reduce((sum, token) => sum + tokens(t, token, 'guide-1'), 0)).toBe(2)
  }
})

test('[time.danger] a Danger taken goes on the track', () => {
  const t = timed(2, { danger: { 'guide-1': 1 } }).answer('spend-time')
  expect([t.track('danger'), t.track('time')]).toEqual([1, 0])
  expect(t.zone('present-characters')).toEqual(['guide-1'])
})

test('[time.empty-card-moves] [turn.second-after-first] [character.fresh-arrival] a card emptied that way can be used as second action', () => {
  const t = acting({
    zones: { future: { 0: ['beggar-1'] } },
    marks: { gem: { 'beggar-1': 1 } },
    tracks: { time: 2 },
  }).answer('spend-time')
  expect(t.options).toEqual(['activate.beggar-1', 'pass', 'end-turn'])
})

test('[pass.no-more-actions] who has passed gets no turn until the next round', () => {
  const t = table({
    at: 'action',
    zones: { 'present-events': { 0: ['borrowed-time-1'], 1: ['borrowed-time-2', 'borrowed-time-3'] } },
  })
  t.answer('pass')
  expect(t.ask.seat).toBe(1)
  expect(() => t.match.answer(0, 'activate.borrowed-time-1')).toThrow()
  t.answer('activate.borrowed-time-2').answer('end-turn')
  expect(t.ask.seat).toBe(1)
})

test('[pass.first-starts-next] the first to pass starts the next round', () => {
  const t = table({ seats: 3, at: 'action', active: 1, facts: { 'starting-player': 1 } })
  t.answer('pass').answer('pass').answer('pass')
  expect([t.table.round, t.fact('starting-player')]).toEqual([2, 1])
  const other = table({
    seats: 3,
    at: 'action',
    zones: { 'present-events': { 0: ['borrowed-time-1'] } },
  })
  other.answer('activate.borrowed-time-1').answer('end-turn').answer('pass').answer('pass').answer('pass')
  expect(other.fact('starting-player')).toBe(1)
})

test('[round.phases] each round runs through Planning, Loot, Action and Bribe', () => {
  const t = dealt({ seats: 2 })
  t.play((ask) => t.match.asSeenBy(ask.seat, () => ask.encode(ask.randomChoice([1, 2, 3, ask.table.state.step + 1]))))
  const PARTS: Record<string, string> = { planning: 'P', loot: 'L', action: 'A', bribe: 'B' }
  const begun = (t.match.events ?? []).flatMap((event) =>
    event.type === 'phase-begun' ? [PARTS[event.phase] ?? ''] : [],
  )
  // The first phase of the game is not begun after another one.
  expect(`P${begun.join('')}`.replace(/A+/g, 'A')).toBe('PLAB'.repeat(5))
})

test('[round.five] the game lasts exactly five rounds', () => {
  const t = dealt({ seats: 2 })
  t.play((ask) => t.match.asSeenBy(ask.seat, () => ask.encode(ask.randomChoice([4, 5, 6, ask.table.state.step + 1]))))
  const rounds = (t.match.events ?? []).flatMap((event) =>
    event.type === 'said' && event.key === 'round-begins' ? [event.params['n']] : [],
  )
  expect(rounds).toEqual([1, 2, 3, 4, 5])
  expect(t.table.round).toBe(5)
})
