/** For `expect.poll`: a busy machine may take its time. */
export const PATIENT = { timeout: 60_000 }
