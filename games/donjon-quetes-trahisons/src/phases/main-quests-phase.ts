import type { Flow, Seat } from '@sablier/kernel'
import { dealQuests } from '../setup.ts'
import type { Phase, Table } from '../shape.ts'

/** Everybody chooses a main quest in secret; the rest becomes the Guild's pile, and dice decide who begins. */
export function* mainQuestsPhase(t: Table): Flow<Phase> {
  if (t.options['heroes'] === 'chosen') yield* chooseHeroes(t)
  yield* t.together(t.seats, (seat) => chooseMainQuest(t, seat))
  for (const seat of t.seats)
    for (const piece of t.zone('considered', seat).pieces.slice())
      t.cite('setup.main-quest').move(piece, t.zone('guild'))
  t.cite('setup.guild-pile').shuffle(t.zone('guild'))
  t.cite('setup.first-player').passTurn(rollForFirst(t))
  t.cite('setup.first-player').set('first-player', t.active)
  t.cite('setup.first-player').say('first-player', { seat: { seat: t.active } })
  return 'turn-start'
}

function* chooseMainQuest(t: Table, seat: Seat): Flow<void> {
  const from = t.zone('considered', seat).pieces.slice()
  const rule = t.seats.length === 2 ? 'two.three-choices' : 'setup.main-quest'
  const kept = yield* t.pick({ seat, rule, text: 'setup.main-quest', from })
  t.cite(rule).move(kept, t.zone('main-quest', seat))
  t.cite('visibility.quests-hidden').say('main-quest-chosen', { seat: { seat } })
}

/** Where the table wants it so, everybody takes a hero in the order of the seats. */
function* chooseHeroes(t: Table): Flow<void> {
  for (const seat of t.seats) {
    const hero = yield* t.pick({ seat, rule: 'setup.character', from: t.zone('heroes').pieces.slice() })
    t.cite('setup.character').move(hero, t.zone('character', seat))
    t.cite('setup.character').say('hero-chosen', { seat: { seat }, card: { piece: hero } })
  }
  for (const piece of t.zone('heroes').pieces.slice()) t.cite('setup.character').move(piece, t.zone('box'))
  dealQuests(t)
}

/** The highest die begins; only those tied for it roll again. */
function rollForFirst(t: Table): Seat {
  let rolling: readonly Seat[] = t.seats
  while (rolling.length > 1) {
    const rule = rolling.length < t.seats.length ? 'setup.first-player-tie' : 'setup.first-player'
    const rolls = rolling.map((seat) => t.cite(rule).roll({ seat, sides: 8, purpose: 'first-player' })[0] as number)
    const best = Math.max(...rolls)
    rolling = rolling.filter((_, i) => rolls[i] === best)
  }
  return rolling[0] as Seat
}
