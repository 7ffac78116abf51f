/** Something a check found: where, and what is wrong in words. */
export interface Fault {
  readonly file: string
  readonly line?: number
  readonly message: string
}

/** What one check says: faults fail the build, warnings are only shown. */
export interface Report {
  readonly name: string
  readonly faults: readonly Fault[]
  readonly warnings: readonly Fault[]
}

/** One line an editor can jump to: `file:line message`. */
export const showFault = ({ file, line, message }: Fault): string =>
  `${line === undefined ? file : `${file}:${line}`} ${message}`
