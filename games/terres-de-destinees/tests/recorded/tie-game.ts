import { type Ask, Match, type Seat, seedFrom } from '@sablier/kernel'
import { game } from '../../src/index.ts'

/** Who plays which part so that a murder and a rescue happen in one step. */
interface Cast {
  readonly assassin: Seat
  readonly angel: Seat
  /** Two adjacent players down to one card each; the first is saved. */
  readonly saved: Seat
  readonly victim: Seat
}
const TOOLS = ['mage-de-feu', 'guerisseuse']

function castOf(match: Match): Cast | null {
  const { table } = match
  const holder = (id: string) =>
    table.seats.find((seat) => table.zone('secret-destin', seat).pieces.some((piece) => table.card(piece).id === id))
  const assassin = holder('assassin')
  const angel = holder('ange-gardien')
  if (assassin === undefined || angel === undefined) return null
  const [saved, victim] = table.seats.filter((seat) => seat !== assassin && seat !== angel)
  if (saved === undefined || victim === undefined || (saved + 2) % 4 === victim) return null
  return { assassin, angel, saved, victim }
}

function answerFor(match: Match, ask: Ask, cast: Cast): unknown {
  const { table } = match
  const cardOf = (id: string): string => id.replace(/#\d+$/, '')
  const ids = ask.options().map(({ id }) => id)
  const tool = ids.find((id) => TOOLS.includes(cardOf(id)))
  const plain = ids.filter((id) => !TOOLS.includes(cardOf(id)))
  const poor = [cast.saved, cast.victim]
  const hand = (seat: Seat): number => table.zone('hand', seat).size
  const onSale = table.zone('sale', table.active).pieces.map((piece) => table.card(piece).id)
  switch (ask.spec.text) {
    case 'auction.offer-one':
      return tool ?? ids[0]
    case 'first-bid':
    case 'raise':
      if (TOOLS.includes(onSale[0] as string)) return ask.seat === cast.assassin ? ids[1] : 'pass'
      return poor.includes(ask.seat) && !poor.includes(table.active) ? ids[ids.length - 1] : 'pass'
    case 'place':
      return TOOLS.includes(onSale[0] as string) && ask.seat === cast.assassin ? 'put-in-play' : 'discard'
    case 'use-power': {
      const graced = table.zone('jeton', cast.saved).size > 0
      const healer = ids.find((id) => cardOf(id) === 'guerisseuse')
      const mage = ids.find((id) => cardOf(id) === 'mage-de-feu')
      if (healer && !graced) return healer
      return mage && graced && poor.every((seat) => hand(seat) === 1) ? mage : 'end-turn'
    }
    case 'target':
      return `seat.${cast.saved}`
    case 'pair':
      return ids.find((id) => poor.every((seat) => id.includes(String(seat))))
    case 'give':
      return [...plain, ...ids].slice(0, ask.spec.min)
    default:
      return plain[0] ?? ids[0]
  }
}

/** A game in which the Assassin's blow saves one player and kills another before the eyes of a Guardian Angel. */
export function tieGame(): { match: Match; secret: string } {
  for (let i = 0; i < 400; i++) {
    const secret = `tie ${i}`
    const match = new Match({ game, seats: 4, seed: seedFrom(secret, []) })
    const cast = castOf(match)
    if (!cast) continue
    for (let step = 0; step < 600 && !match.over; step++) {
      const [ask] = match.asks() as [Ask]
      match.answer(ask.seat, answerFor(match, ask, cast))
    }
    if (match.result?.reason === 'assassin' && wasTie(match)) return { match, secret }
  }
  throw new Error('no tie was found')
}

/** Whether two players fulfilled theirs at the same moment, of whom the active one won. */
export const wasTie = (match: Match): boolean =>
  (match.events ?? []).some((event) => event.type === 'said' && event.key === 'tie-active')
