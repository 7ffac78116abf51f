import { lanterns } from '@sablier/kernel/lanterns'
import { readConfig, shelfOf, startServer } from '@sablier/server'
import { answerUsage } from './contestant.ts'

// The real server with the miniature game, durable on SQLite with fsync before every answer.
const server = await startServer(readConfig(process.env), { shelf: shelfOf(lanterns) })
answerUsage(server.url)
