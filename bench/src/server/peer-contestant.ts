import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedChance } from '@sablier/kernel'
import { io, type Socket } from 'socket.io-client'
import { MINIATURE } from '../measures/playouts.ts'
import { randomAnswer } from '../peer/choices.ts'
import type { PeerG } from '../peer/state.ts'
import { type Contestant, type LoadedMatch, ServerUnderLoad } from './contestant.ts'

const SCRIPT = fileURLToPath(new URL('./peer-process.js', import.meta.url))
let opened = 0
interface PeerState {
  readonly G: PeerG
  readonly _stateID: number
  readonly ctx: { readonly gameover?: unknown }
}

/** boardgame.io's server, in memory or in files. */
export async function boardgameIo(durable: boolean): Promise<Contestant> {
  const folder = durable ? mkdtempSync(join(tmpdir(), 'bgio-bench-')) : null
  const server = await ServerUnderLoad.start(SCRIPT, {
    PORT: String(await freePort()),
    NODE_ENV: 'production',
    ...(folder ? { PEER_FOLDER: folder } : {}),
  })
  return {
    name: durable ? 'boardgame.io, flat file, no fsync' : 'boardgame.io, in memory',
    open: () => openMatch(server.url),
    cpu: () => server.ask('cpu'),
    heap: () => server.ask('heap'),
    async stop() {
      await server.stop()
      if (folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openMatch(url: string): Promise<LoadedMatch> {
  const matchID = `bench-${++opened}`
  // Who asks for a match that is not there gets a new one; the others find it.
  const first = await PeerLine.open(url, matchID, 0)
  const others = Array.from({ length: MINIATURE.seats - 1 }, (_, i) => PeerLine.open(url, matchID, i + 1))
  const seats = [first, ...(await Promise.all(others))]
  const chance = seedChance(matchID)
  return {
    async move() {
      const began = performance.now()
      const { state } = seats[0] as PeerLine
      if (!state?.G.ask) return null
      const { ask } = state.G
      const heard = seats.map((line) => line.reach(state._stateID + 1))
      const answer = randomAnswer(state.G, ask, chance)
      ;(seats[ask.seat] as PeerLine).answer(answer, state._stateID)
      await Promise.all(heard)
      return performance.now() - began
    },
    leave: () => {
      for (const line of seats) line.socket.disconnect()
    },
  }
}

/** One seat of a match on boardgame.io's server, speaking its protocol. */
class PeerLine {
  state: PeerState | null = null
  private waiting: { id: number; done: () => void } | null = null
  private constructor(
    readonly socket: Socket,
    private readonly match: string,
    private readonly seat: number,
  ) {}

  static async open(url: string, match: string, seat: number): Promise<PeerLine> {
    const socket = io(`${url}/lanterns`, { transports: ['websocket'], forceNew: true })
    const line = new PeerLine(socket, match, seat)
    socket.on('sync', (_: string, info: { state: PeerState }) => line.take(info.state))
    socket.on('update', (_: string, state: PeerState) => line.take(state))
    socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, MINIATURE.seats))
    await line.reach(0)
    return line
  }
  answer(answer: unknown, stateID: number): void {
    const playerID = String(this.seat)
    const payload = { type: 'answer', args: [answer], playerID }
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, this.match, playerID)
  }
  reach(id: number): Promise<void> {
    return new Promise((done) => {
      if (this.state && this.state._stateID >= id) done()
      else this.waiting = { id, done }
    })
  }
  private take(state: PeerState): void {
    this.state = state
    if (!this.waiting || state._stateID < this.waiting.id) return
    const { done } = this.waiting
    this.waiting = null
    done()
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })
