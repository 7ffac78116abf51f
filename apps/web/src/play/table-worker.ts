import { expose } from 'comlink'
import { TableHost } from './table-host.ts'

expose(new TableHost())
