/** Files that may use some impure words, each with the reason. Keep this list short. */
export const PURITY_EXCEPTIONS: readonly { file: string; words: readonly string[]; why: string }[] = []
