import * as v from 'valibot'
import { PHRASE_IDS } from './phrases.ts'
import { HandOverLevel, Proposal } from './proposals.ts'
import { ChatText, CLIENT_ID, ClientId, Count, Entropy, Id, Level, MOST, SeatNumber } from './words.ts'

const act = <const T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), clientId: ClientId, ...entries })

const WORD = 200
const WORDS = 200
const Text = v.pipe(v.string(), v.maxLength(WORD))
const Plain = v.union([Text, v.pipe(v.number(), v.finite()), v.boolean(), v.null()])

/** An answer: an option id, a number, yes or no, a list of them, or a structured proposal. */
export const Answer = v.union([
  Text,
  v.pipe(v.number(), v.finite()),
  v.boolean(),
  v.pipe(v.array(Text), v.maxLength(WORDS)),
  v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(WORDS)),
  v.custom<{ readonly [key: string]: unknown }>((value) => isProposal(value, 4), 'a small structured proposal'),
])

/** The proposal of a worded offer: a trade may contain promises, which contain goods and the fight they are for. */
const Said = v.custom<{ readonly [key: string]: unknown }>(
  (value) => isProposal(value, 5),
  'a small structured proposal',
)

/** A proposal is a small tree of plain values: bounded in depth and width, so that nobody can send a forest. */
function isProposal(value: unknown, depth: number): boolean {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false
  return isTree(value, depth)
}
function isTree(value: unknown, depth: number): boolean {
  if (value === null || typeof value !== 'object') return v.is(Plain, value)
  if (depth === 0) return false
  const parts = Object.entries(value)
  return parts.length <= 64 && parts.every(([key, part]) => key.length <= 80 && isTree(part, depth - 1))
}

/** Answers the open ask of one's seat. `entries` is the number of entries of the view that was answered. */
export const AnswerAct = act('answer', { entries: Count, answer: Answer })
/** Most of what a server reads is an answer by words, a number or yes and no: told without the schema, and as strictly. */
export function isPlainAnswer(value: unknown): value is v.InferOutput<typeof AnswerAct> {
  if (value === null || typeof value !== 'object') return false
  const { type, clientId, entries, answer } = value as Record<string, unknown>
  if (type !== 'answer' || typeof clientId !== 'string' || !CLIENT_ID.test(clientId)) return false
  if (!Number.isInteger(entries) || (entries as number) < 0 || (entries as number) > MOST) return false
  const isPlain = isWord(answer) || typeof answer === 'boolean' || Number.isFinite(answer) || areWords(answer)
  return isPlain && Object.keys(value).length === 4
}
const isWord = (value: unknown): boolean => typeof value === 'string' && value.length <= WORD
const areWords = (value: unknown): boolean => Array.isArray(value) && value.length <= WORDS && value.every(isWord)
/** Takes up a standing offer; `said`: what is said with it, if it has a wording. */
export const TakeAct = act('take', { entries: Count, offer: Text, said: v.exactOptional(Said) })
/** Takes back one's last answer, down to the undo limit. */
export const UndoAct = act('undo', {})
/** Asks the other people for something that needs their consent. */
export const ProposeAct = act('propose', { proposal: Proposal })
/** Agrees or disagrees with an open vote; whoever opened it withdraws it with a no. */
export const VoteAct = act('vote', { vote: Id, agree: v.boolean() })
/** Gives one's own seat to a computer player for a while. */
export const HandOverAct = act('hand-over', { level: HandOverLevel })
/** Takes one's own seat back from the computer player. */
export const TakeBackAct = act('take-back', {})
/** Gives up. At a table of two the other has won; at a larger one a computer player plays the seat to the end. */
export const ResignAct = act('resign', {})
/** Sits down on a free seat. */
export const SitAct = act('sit', { seat: SeatNumber, invite: v.exactOptional(Id) })
/** Gets up before the game has begun. */
export const LeaveAct = act('leave', {})
/** The host puts a computer player on a free seat, or takes it away (level null). */
export const SeatBotAct = act('seat-bot', { seat: SeatNumber, level: v.nullable(Level) })
/** Adds to the dice before the game begins. */
export const EntropyAct = act('entropy', { text: Entropy })
/** Says before the game begins whether one is ready; who gets up is not. The host may begin without. */
export const ReadyAct = act('ready', { ready: v.boolean() })
/** The host begins the game. Seats that are still free are played by novices; `without`: seats of absent people who get up first. */
export const StartAct = act('start', { without: v.exactOptional(v.pipe(v.array(SeatNumber), v.maxLength(12))) })
/** The host asks somebody to leave before the game begins, or takes back the invitation to a seat. */
export const RemoveAct = act('remove', { seat: SeatNumber })
/** Opens a new table with the same game and options; the others are invited to their seats. */
export const RematchAct = act('rematch', {})
/** Says something in one's own words. */
export const ChatAct = act('chat', { text: ChatText })
/** Says something that everybody reads in their language. */
export const PhraseAct = act('phrase', { phrase: v.picklist(PHRASE_IDS) })
/** Says something to one other player alone, where the game allows it. The words are kept nowhere. */
export const WhisperAct = act('whisper', { seat: SeatNumber, text: ChatText })
/** Stops or goes on hearing what a person says, here and at other tables. */
export const MuteAct = act('mute', { person: Id, muted: v.boolean() })

/** Everything a person can do at a table. */
export const Act = v.variant('type', [
  AnswerAct,
  TakeAct,
  UndoAct,
  ProposeAct,
  VoteAct,
  HandOverAct,
  TakeBackAct,
  ResignAct,
  SitAct,
  LeaveAct,
  SeatBotAct,
  EntropyAct,
  ReadyAct,
  StartAct,
  RemoveAct,
  RematchAct,
  ChatAct,
  PhraseAct,
  WhisperAct,
  MuteAct,
])
export type Act = v.InferOutput<typeof Act>
export type ActType = Act['type']
export type ActOf<T extends ActType> = Extract<Act, { type: T }>
