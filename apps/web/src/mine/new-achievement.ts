import type { Level } from '@sablier/bots'
import { SHELF } from '@sablier/shelf'
import type { IconName } from '@sablier/ui'
import { type Achievement, did, inOneGame, type OwnGame } from './achievement.ts'

/** The games that were won. */
export const won = (games: readonly OwnGame[]): OwnGame[] => games.filter(({ hasWon }) => hasWon)
/** A win at a table with a computer player of a level. */
export const beat = (level: Level) =>
  inOneGame(({ hasWon, players }) => hasWon && players.some((player) => player.level === level))
/** The points between a seat and the best of the others. */
export const lead = ({ scores, seat }: OwnGame): number =>
  (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat))
/** Whether every seat of the game was taken. */
export const isFull = ({ game, players }: OwnGame): boolean =>
  SHELF.find(({ id }) => id === game)?.seats.max === players.length

/** A win in one game under a condition that its rules make worth trying. */
export const winIn = (game: string, isTrue: (own: OwnGame) => boolean) =>
  inOneGame((own) => own.game === game && own.hasWon && own.deeds !== undefined && isTrue(own))
/** Something done in one game, won or not. */
export const doneIn = (game: string, rule: string, times: number) =>
  inOneGame((own) => own.game === game && did(own, rule) >= times)

type Texts = readonly [en: string, fr: string]
/** An achievement with its texts; in any game if none is named. */
export const achievement = (
  id: string,
  icon: IconName,
  [name, text]: readonly [Texts, Texts],
  earned: Achievement['earned'],
  game: string | null = null,
): Achievement => ({
  id,
  icon,
  game,
  name: { en: name[0], fr: name[1] },
  text: { en: text[0], fr: text[1] },
  earned,
})
