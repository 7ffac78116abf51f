import type { ActType } from './acts.ts'
import type { Proposal } from './proposals.ts'
import type { TableStatus } from './words.ts'

/**
 * Who acts. A host is whoever has the host's rights now; `held`: a computer player answers for this person; `removed`: by the host
 * before the game, by a vote during it.
 */
export const RELATIONS = [
  'seat',
  'host',
  'former host',
  'held',
  'resigned',
  'removed',
  'spectator',
  'stranger',
] as const
export type Relation = (typeof RELATIONS)[number]

/** Whose seat an act concerns, where it names one. */
export const TARGETS = ['self', 'opponent present', 'opponent absent', 'computer', 'free'] as const
export type Target = (typeof TARGETS)[number]

/** In which states of the table each may do it; who is not named may not. */
export interface Permission {
  readonly who: Readonly<Partial<Record<Relation, readonly TableStatus[]>>>
  /** At tables with fewer seats nobody may. */
  readonly fromSeats?: number
}

type Targeted = { readonly [T in Target]: Permission }
type NamesSeat = 'sit' | 'seat-bot' | 'remove' | 'whisper'
/** The permissions of every act: an act or a proposal without a row does not compile. */
type Permissions = { readonly [A in Exclude<ActType, 'propose'>]: A extends NamesSeat ? Targeted : Permission } & {
  /** `start` with the seats of absent people in `without`. */
  readonly 'start without': Targeted
  readonly propose: { readonly [K in Proposal['kind']]: K extends 'hand-over' | 'remove' ? Targeted : Permission }
}

const OPEN = ['open'] as const
const PLAYING = ['playing'] as const
const ENDED = ['over', 'closed'] as const
const ALWAYS = ['open', 'playing', 'over', 'closed', 'read-only'] as const
const AFTERWARDS = ['playing', 'over', 'closed', 'read-only'] as const

const NOBODY: Permission = { who: {} }
const seated = (states: readonly TableStatus[]): Permission['who'] => ({
  seat: states,
  host: states,
  'former host': states,
})
const ANSWERING: Permission = { who: seated(PLAYING) }
const WITH_VOICE: Permission = { who: { ...seated(PLAYING), held: PLAYING } }
const HOST: Permission = { who: { host: OPEN } }
const BEFORE: Permission = { who: seated(OPEN) }
const TALKING: Permission = {
  who: {
    ...seated(ALWAYS),
    held: AFTERWARDS,
    resigned: AFTERWARDS,
    spectator: ALWAYS,
  },
}
const NO_SEAT: Targeted = {
  self: NOBODY,
  'opponent present': NOBODY,
  'opponent absent': NOBODY,
  computer: NOBODY,
  free: NOBODY,
}

/**
 * Who may do what, when. Allowed means that nothing but the moment can refuse it: that one is not asked, that the rules of the
 * game forbid it, or that there is nothing to take back.
 */
export const PERMISSIONS: Permissions = {
  answer: ANSWERING,
  take: ANSWERING,
  undo: ANSWERING,
  propose: {
    'undo-to': WITH_VOICE,
    'hand-over': { ...NO_SEAT, 'opponent absent': WITH_VOICE },
    close: WITH_VOICE,
    advice: WITH_VOICE,
    remove: {
      ...NO_SEAT,
      'opponent present': { ...WITH_VOICE, fromSeats: 3 },
      'opponent absent': { ...WITH_VOICE, fromSeats: 3 },
    },
  },
  vote: WITH_VOICE,
  'hand-over': ANSWERING,
  'take-back': { who: { held: PLAYING } },
  resign: WITH_VOICE,
  sit: { ...NO_SEAT, free: { who: { spectator: OPEN } } },
  leave: BEFORE,
  'seat-bot': { ...NO_SEAT, computer: HOST, free: HOST },
  remove: { ...NO_SEAT, 'opponent present': HOST, 'opponent absent': HOST },
  entropy: BEFORE,
  ready: BEFORE,
  start: HOST,
  'start without': { ...NO_SEAT, 'opponent absent': HOST },
  rematch: { who: { ...seated(ENDED), held: ENDED, resigned: ENDED } },
  chat: TALKING,
  phrase: TALKING,
  whisper: { ...NO_SEAT, 'opponent present': WITH_VOICE },
  mute: { who: { ...TALKING.who, removed: ALWAYS } },
}
