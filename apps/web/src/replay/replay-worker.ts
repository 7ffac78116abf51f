import { expose } from 'comlink'
import { ReplayHost } from './replay-host.ts'

expose(new ReplayHost())
