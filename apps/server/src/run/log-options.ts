import type { LoggerOptions } from 'pino'
import type { Config } from '../config.ts'

/** Structured logs, one JSON object a line. Cookies, tokens, secrets and addresses with passwords never get in. */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions {
  return {
    level: logLevel,
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        '*.secret',
        '*.token',
        '*.invite',
        '*.cookie',
        'err.parameters',
        'err.where',
      ],
      remove: true,
    },
    serializers: {
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        code: error.code,
        message: hideSecrets(String(error.message)),
        stack: hideSecrets(String(error.stack ?? '')),
      }),
      req: ({ method, url }: { method: string; url: string }) => ({ method, url: url.split('?')[0] }),
    },
  }
}

/** Addresses of databases carry passwords; links carry tokens. */
function hideSecrets(text: string): string {
  return text
    .replace(/([a-z]+:\/\/)[^\s/@]*@/gi, '$1***@')
    .replace(/\/move\/[\w-]+/g, '/move/***')
    .replace(/([?&](?:invite|token)=)[\w-]+/g, '$1***')
}
