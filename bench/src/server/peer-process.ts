import { createRequire } from 'node:module'
import { MINIATURE } from '../measures/playouts.ts'
import { lanternsForPeer } from '../peer/peer.ts'
import { answerUsage } from './contestant.ts'

interface PeerServer {
  readonly Server: (setup: object) => {
    run(how: { port: number; callback?: () => void }): Promise<{ appServer: { address(): { port: number } } }>
  }
  readonly FlatFile: new (setup: { dir: string }) => object
}
const require = createRequire(import.meta.url)
const { Server, FlatFile } = require('boardgame.io/server') as PeerServer

// boardgame.io's own server: in memory (nothing is durable), or in files (without fsync).
const folder = process.env['PEER_FOLDER']
// Its flat files need a package that it does not bring along.
if (folder) require.resolve('node-persist')
console.log = () => {}
// Every two minutes node-persist looks through all files, also those that are just being written, and would fall over them.
process.on('unhandledRejection', (reason) => {
  if (!String(reason).includes('[node-persist]')) throw reason
})
const server = Server({
  games: [lanternsForPeer(MINIATURE.seats, MINIATURE.nights, 'bench')],
  origins: ['*'],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
})
const { appServer } = await server.run({ port: Number(process.env['PORT']) })
answerUsage(`http://127.0.0.1:${appServer.address().port}`)
