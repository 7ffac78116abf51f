import { webBotPool } from '@sablier/bots/web'
import { expose } from 'comlink'
import { TableHost } from './table-host.ts'

const spawn = () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
// Two, so that advice need not wait for a computer player.
expose(new TableHost(webBotPool({ spawn, size: 2 })))
