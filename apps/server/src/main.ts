import { ConfigFault, readConfig } from './config.ts'
import { startServer } from './run/start-server.ts'

const PATIENCE = 10_000

/** Starts the server; a signal lets it end what is under way and go. */
async function main(): Promise<void> {
  const server = await startServer(readConfig(process.env))
  console.log(`Sablier is open at ${server.url}`)
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      setTimeout(() => process.exit(1), PATIENCE).unref()
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message.replace(/([a-z]+:\/\/)[^\s/@]*@/gi, '$1***@') : String(error)
  console.error(error instanceof ConfigFault ? reason : `Sablier cannot start: ${reason}`)
  process.exit(1)
})
