/** The Chromium that runs the browser tests. */
export function findChromium(): string | undefined
/** The folder that holds initdb and postgres. */
export function findPostgres(): string | undefined
/** The redis-server program. */
export function findRedis(): string | undefined
