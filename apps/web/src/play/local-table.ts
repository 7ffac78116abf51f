import type { Answer, Seat, SeenEvent, Taking, View, Viewer } from '@sablier/kernel'
import { type Remote, wrap } from 'comlink'
import { create } from 'zustand'
import { keepResult } from '../saved/results.ts'
import { findSaved, isKeptElsewhere, keepSaved, type SavedGame } from '../saved/saved-games.ts'
import { PACE_MS, useSettings } from '../settings/settings-store.ts'
import { beat, followBeats, pauseBeats } from './beats.ts'
import type { TableHost } from './table-host.ts'

/** A local table as the screen shows it. */
export interface LocalState {
  readonly saved: SavedGame | null
  readonly viewer: Viewer
  readonly view: View | null
  readonly events: readonly SeenEvent[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The next person at this device, while the screen is covered for them. */
  readonly passTo: Seat | null
  /** The game goes on in another tab; nothing is done or kept here. */
  readonly elsewhere: boolean
  readonly error: string | null
}

const CLOSED: LocalState = {
  saved: null,
  viewer: 'spectator',
  view: null,
  events: [],
  canUndo: false,
  canRedo: false,
  passTo: null,
  elsewhere: false,
  error: null,
}

export const useLocalTable = create<LocalState>(() => CLOSED)
const { getState, setState } = useLocalTable

let host: Remote<TableHost> | null = null
let seenEvents = 0
/** Counts openings and changes of course, so that an older chain of computer answers stops. */
let course = 0
/** What could be taken up at any moment when computer players last went on. */
let knownOffers: ReadonlySet<string> = new Set()
/** How many times the usual pause. */
const TIME_FOR_OFFERS = 8
/** There from an answer until its effect is on the screen. */
let changing: Promise<void> | null = null

const worker = (): Remote<TableHost> => {
  host ??= wrap<TableHost>(new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' }))
  return host
}
/** The worker of the open table, for what only some screens ask. */
export const tableHost = worker

const peopleOf = (saved: SavedGame): Seat[] => saved.players.flatMap(({ level }, seat) => (level ? [] : [seat]))

/** Opens a saved game by its id; other tabs that have it open stand back. */
export async function openTable(id: string): Promise<void> {
  const mine = ++course
  changing = null
  pauseBeats(false)
  followBeats()
  const found = findSaved(id)
  const saved = found && { ...found, at: Date.now() }
  setState({ ...CLOSED, saved, ...(saved ? {} : { error: 'missing' }) })
  if (!saved) return
  await complaining(async () => {
    keepSaved(saved)
    await worker().open(saved)
    const people = peopleOf(saved)
    setState({ viewer: people.length === 1 ? (people[0] as Seat) : 'spectator' })
    seenEvents = 0
  })
  if (!getState().error) await follow(mine)
}

/** Stops here when another tab has gone on, so that what it keeps is not overwritten; says whether it has. */
function standsBack(): boolean {
  const { saved } = getState()
  if (!saved || !isKeptElsewhere(saved)) return false
  course++
  setState({ elsewhere: true })
  return true
}
/** Stands back as soon as another tab goes on; returns how to stop heeding them. */
export function heedOtherTabs(): () => void {
  addEventListener('storage', standsBack)
  return () => removeEventListener('storage', standsBack)
}

/** Does something at the table; whatever goes wrong stands on the screen. */
async function complaining(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (thrown) {
    setState({ error: thrown instanceof Error ? thrown.message : String(thrown) })
  }
}

/** Shows what is now, then lets computer players answer until people are asked, and take up what stands open to them. */
const follow = (mine: number): Promise<void> => complaining(() => goOn(mine))

async function goOn(mine: number): Promise<void> {
  for (;;) {
    await refresh(mine)
    const { view, saved } = getState()
    if (mine !== course || !view || !saved || view.state.result) return
    const people = peopleOf(saved)
    const asked = view.waiting.filter((seat) => people.includes(seat))
    if (people.length > 1) coverFor(asked)
    // A seat asked together with a person need not be waited for.
    if (asked.length === 0) await beat(PACE_MS[useSettings.getState().pace] * (offersAnew(view) ? TIME_FOR_OFFERS : 1))
    else followBeats()
    if (mine !== course || !(await worker().step())) return
  }
}

/** Something new that a person may take up at any moment: computer players leave time for it. */
function offersAnew({ offers }: View): boolean {
  const known = knownOffers
  knownOffers = new Set(offers.map(({ id }) => id))
  return offers.some(({ id }) => !known.has(id))
}

/** With several people at one device the screen goes to whoever is asked, covered in between. */
function coverFor(asked: readonly Seat[]): void {
  const { viewer, passTo } = getState()
  const next = asked[0]
  if (next === undefined || asked.includes(viewer as Seat) || (passTo !== null && asked.includes(passTo))) return
  setState({ passTo: next })
}

async function refresh(mine: number): Promise<void> {
  const { viewer, saved } = getState()
  const from = seenEvents
  const moment = await worker().moment(viewer, from)
  const { entries, over } = await worker().entries()
  if (mine !== course || !saved || standsBack()) return
  const events = from === 0 ? [] : getState().events
  seenEvents = moment.events
  const isSame = entries.length === saved.entries.length && over === saved.over
  const kept: SavedGame = isSame ? saved : { ...saved, entries, over, at: Date.now() }
  if (!isSame) keepSaved(kept)
  const { result } = moment.view.state
  const heard = moment.heard.length > 0 || from === 0 ? [...events, ...moment.heard] : events
  if (result && !saved.over) keepResult(kept, result, heard)
  setState({
    view: moment.view,
    events: heard,
    canUndo: moment.canUndo,
    canRedo: moment.canRedo,
    saved: kept,
  })
}

/** Changes something in the worker, then shows it and goes on. */
async function change(work: (table: Remote<TableHost>) => Promise<unknown>, rewrites = false): Promise<void> {
  // A second tap on a question that is being answered must not answer the next one; taking back waits for its turn.
  if (changing !== null && !rewrites) return
  while (changing !== null) await changing
  if (standsBack()) return
  const mine = ++course
  changing = applied(work, rewrites, mine).finally(() => {
    changing = null
  })
  await changing
  await follow(mine)
}

async function applied(work: (table: Remote<TableHost>) => Promise<unknown>, rewrites: boolean, mine: number) {
  if (getState().error !== null) setState({ error: null })
  await complaining(() => work(worker()))
  if (rewrites) seenEvents = 0
  await complaining(() => refresh(mine))
}

/** Gives the answer of whoever looks at the screen. */
export const answer = (given: Answer): Promise<void> =>
  change((table) => table.answer(getState().viewer as Seat, given))
export const take = (taking: Taking): Promise<void> => change((table) => table.take(getState().viewer as Seat, taking))
export const undo = (): Promise<void> => change((table) => table.undo(), true)
export const redo = (): Promise<void> => change((table) => table.redo(), true)
export const backTo = (count: number): Promise<void> => change((table) => table.backTo(count), true)
/** The next person has taken the device. */
export function uncover(): Promise<void> {
  const { passTo } = getState()
  seenEvents = 0
  setState({ viewer: passTo ?? 'spectator', passTo: null, events: [], view: null })
  return follow(++course)
}
