import {
  breakdown,
  type DecidingMoment,
  decidingMoments,
  type Table,
  TROPHY_SOURCES,
  type TrophySource,
} from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import type { BreakdownMoment, FinalCount, IconName, TableModel } from '@sablier/ui'
import { Honour } from './parts/honour.tsx'
import { TABLE_WORDS } from './words.ts'

const SIGNS: Readonly<Record<TrophySource, IconName>> = {
  monsters: 'death-skull',
  arenas: 'crossed-swords',
  quests: 'treasure-map',
  bought: 'cut-diamond',
  ceded: 'shaking-hands',
  events: 'comet-spark',
  unfinished: 'cancel',
}

/** Where everybody's trophy points came from, what unfinished quests cost, how the words given were kept, and what decided. */
export function finalCount(model: TableModel): FinalCount {
  const { table, events, reader } = model
  const t = table as unknown as Table
  const points = t.seats.map((seat) => breakdown(t, events, seat))
  const words = TABLE_WORDS[reader.language]
  return {
    moments: decidingMoments(t, events).map((moment) => momentInWords(moment, model)),
    sources: TROPHY_SOURCES.filter((source) => points.some((of) => of[source] !== 0)).map((id) => ({
      id,
      name: words.sources[id],
      icon: SIGNS[id],
    })),
    seats: t.seats.map((seat) => {
      const hero = t.zone('character', seat).top
      const card = hero === undefined ? null : t.cardIfKnown(hero)
      return { points: points[seat] ?? {}, note: <Honour seat={seat} />, ...(card && { card }) }
    }),
  }
}

const MOMENT_SIGNS: Readonly<Record<DecidingMoment['kind'], IconName>> = {
  reached: 'trophy',
  gain: 'treasure-map',
  arena: 'crossed-swords',
  loyal: 'shaking-hands',
  traitor: 'backstab',
}

/** One deciding moment as a sentence. */
function momentInWords(moment: DecidingMoment, { reader }: TableModel): BreakdownMoment {
  const words = TABLE_WORDS[reader.language]
  const name = (seat: Seat): string => reader.seatName(seat)
  const said = (): string => {
    switch (moment.kind) {
      case 'reached':
        return words.reached(name(moment.seat), moment.n)
      case 'gain':
        return words.greatestGain(name(moment.seat), moment.n, words.sources[moment.source])
      case 'arena':
        return words.clearestArena(name(moment.attacker), name(moment.defender), moment.totals)
      case 'loyal':
        return words.mostLoyal(name(moment.seat), moment.kept)
      case 'traitor':
        return words.worstTraitor(name(moment.seat), moment.broken)
    }
  }
  const icon = moment.kind === 'gain' ? SIGNS[moment.source] : MOMENT_SIGNS[moment.kind]
  return { key: moment.kind, icon, text: said() }
}
