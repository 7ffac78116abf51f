import type { Reason } from '@sablier/bots'
import type { Ask, Bilingual, Choice, Seat } from '@sablier/kernel'
import type { ObjectCard } from '../src/cards/card.ts'
import { type Fight, fightOf } from '../src/procedures/fight.ts'
import { gaugePower } from '../src/procedures/power.ts'
import type { Promised } from '../src/procedures/promises.ts'
import { targetOf } from '../src/procedures/trophies.ts'
import { QUEST_PRICE, type VillageOption } from '../src/procedures/village-options.ts'
import type { Table } from '../src/shape.ts'
import { arenaLead, monsterOdds, oddsOf } from './odds.ts'
import { questBonus, savingsGoal } from './quest-shopping.ts'

/** The texts of the reasons. */
export const texts: Readonly<Record<string, Bilingual>> = {
  odds: { en: 'You win this fight {n} times in 100.', fr: 'Vous gagnez ce combat {n} fois sur 100.' },
  'odds-with': {
    en: 'With {seat} at your side you win {n} times in 100.',
    fr: 'Avec l’appui apporté par {seat}, vous gagnez {n} fois sur 100.',
  },
  'odds-against': {
    en: 'Alone against {seat} you win {n} times in 100.',
    fr: 'Seul contre {seat}, vous gagnez {n} fois sur 100.',
  },
  pot: { en: 'The Pot holds {n} {n|gem|gems}.', fr: 'Le Pot contient {n} {n|gemme|gemmes}.' },
  'near-victory': {
    en: '{seat} is close to ending the game.',
    fr: '{seat} est tout près de mettre fin à la partie.',
  },
  power: { en: 'It adds {n} to your power.', fr: 'Votre puissance augmente de {n}.' },
  'for-quest': { en: 'It brings you closer to one of your quests.', fr: 'Cela vous rapproche de l’une de vos quêtes.' },
  saving: {
    en: 'You are saving {n} gems for one of your quests.',
    fr: 'Vous épargnez {n} gemmes pour l’une de vos quêtes.',
  },
  heals: { en: 'You recover {n} power.', fr: 'Vous retrouvez {n} de puissance.' },
  trophy: { en: 'A trophy point is certain.', fr: 'Un point trophée assuré.' },
  penalty: {
    en: 'An unfinished secondary quest costs 1 trophy point at the end.',
    fr: 'Une quête secondaire inachevée coûte 1 point trophée à la fin.',
  },
  word: { en: 'The table remembers that you kept your word.', fr: 'La table se souviendra que vous tenez parole.' },
  betrayal: {
    en: 'The table remembers a broken promise, and nothing else happens.',
    fr: 'La table se souvient d’une promesse trahie, mais rien d’autre n’arrive.',
  },
  promised: { en: '{seat} has promised you something for it.', fr: '{seat} vous a promis quelque chose pour cela.' },
  neutral: { en: 'You risk no wound and gain nothing.', fr: 'Vous ne risquez aucune blessure et ne gagnez rien.' },
}

const percent = (share: number): number => Math.round(100 * share)
const seatOf = (seat: Seat) => ({ seat: { seat } })

/** What speaks for and against an answer. */
export function reasons(t: Table, ask: Ask, choice: Choice): readonly Reason[] {
  if (typeof choice !== 'number') return []
  const item = ask.items[choice]
  switch (ask.text) {
    case 'village-supplies':
    case 'village-rest':
    case 'rest.defender-pays':
      return villageReasons(t, ask.seat, item as VillageOption)
    case 'choice.dungeon-or-arena':
      return wayReasons(t, ask.seat, (item as { seat?: Seat }).seat)
    case 'monster-talk':
      return talkReasons(t, fightOf(t), item as { act: string; seat?: Seat })
    case 'combat.flee-strong':
      return item === 'fight' ? [winning(monsterOdds(t, fightOf(t)))] : [losing(monsterOdds(t, fightOf(t)))]
    case 'arena.secret-choice':
      return sideReasons(t, fightOf(t), ask.seat, item as string)
    default:
      return []
  }
}

const winning = (odds: number): Reason => ({ key: 'odds', params: { n: percent(odds) }, weight: odds - 0.5 })
/** The same odds, where they speak for not fighting. */
const losing = (odds: number): Reason => ({ key: 'odds', params: { n: percent(odds) }, weight: 0.5 - odds })

function villageReasons(t: Table, seat: Seat, option: VillageOption): Reason[] {
  const saved = savingsGoal(t, seat)
  const thrift: Reason[] =
    option.n > 0 && t.track('gems', seat) - option.n < saved && option.act !== 'honour' && option.act !== 'betray'
      ? [{ key: 'saving', params: { n: saved }, weight: -0.4 }]
      : []
  switch (option.act) {
    case 'buy':
    case 'sale': {
      const card = t.game.cards.find(({ id }: { id: string }) => id === option.card) as ObjectCard
      const found: Reason[] =
        card.bonus > 0 ? [{ key: 'power', params: { n: card.bonus }, weight: 0.1 * card.bonus }] : []
      if (questBonus(t, seat, card) > 0) return [{ key: 'for-quest', weight: 0.8 }, ...found]
      return [...found, ...thrift]
    }
    case 'heal':
      return [{ key: 'heals', params: { n: t.track('wounds', seat) }, weight: 0.2 * t.track('wounds', seat) }]
    case 'quest':
      return [
        { key: 'penalty', weight: -0.2 },
        ...(t.track('gems', seat) - QUEST_PRICE < saved ? [{ key: 'saving', params: { n: saved }, weight: -0.4 }] : []),
      ]
    case 'trophy':
      return [{ key: 'trophy', weight: 0.6 }]
    case 'honour':
      return option.text === 'honour' ? [{ key: 'word', weight: 0.2 }] : []
    case 'betray':
      return [{ key: 'betrayal', weight: -0.2 }]
    default:
      return []
  }
}

function wayReasons(t: Table, seat: Seat, victim: Seat | undefined): Reason[] {
  if (victim === undefined) return []
  const odds = oddsOf(gaugePower(t, seat) - gaugePower(t, victim))
  const found: Reason[] = [{ key: 'odds-against', params: { ...seatOf(victim), n: percent(odds) }, weight: odds - 0.5 }]
  const pot = t.track('arenas') === 0 ? t.track('pot') : 0
  if (pot > 0) found.push({ key: 'pot', params: { n: pot }, weight: 0.1 * pot })
  return [...found, ...feared(t, victim, -0.3)]
}

function talkReasons(t: Table, fight: Fight, { act, seat }: { act: string; seat?: Seat }): Reason[] {
  if (act === 'fight') return [winning(monsterOdds(t, fight))]
  if (act !== 'take' || seat === undefined) return []
  const odds = monsterOdds(t, fight, seat)
  return [
    { key: 'odds-with', params: { ...seatOf(seat), n: percent(odds) }, weight: odds - monsterOdds(t, fight) },
    ...feared(t, seat, -0.2),
  ]
}

function sideReasons(t: Table, fight: Fight, seat: Seat, side: string): Reason[] {
  if (side === 'neutral') return [{ key: 'neutral', weight: 0.1 }]
  const leader = side === 'attacker' ? fight.owner : fight.defender
  const green = oddsOf(arenaLead(t, fight) + (side === 'attacker' ? 1 : -1) * t.track('ally-power', seat))
  const odds = side === 'attacker' ? green : 1 - green
  const promised = t
    .fact('promised')
    .some((p: Promised) => p.to === seat && p.from === leader && p.condition === 'my-side')
  return [
    winning(odds),
    ...(promised ? [{ key: 'promised', params: seatOf(leader), weight: 0.3 }] : []),
    ...feared(t, leader, -0.5),
  ]
}

function feared(t: Table, seat: Seat, weight: number): Reason[] {
  return t.track('trophies', seat) >= targetOf(t) - 2 ? [{ key: 'near-victory', params: seatOf(seat), weight }] : []
}
