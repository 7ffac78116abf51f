import { type GameBot, scoreBot } from '@sablier/bots'

/** Leaving the table: an offer that no computer player takes up. */
const RESIGN = 'resign'

/** A computer player for a game that has none of its own: it compares scores and takes up every offer that needs no words. */
export const plainBot: GameBot = {
  ...scoreBot,
  takes: (_, __, offers) => {
    const offer = offers.find(({ id, wording }) => id !== RESIGN && !wording)
    return offer ? { take: offer.id } : null
  },
}
