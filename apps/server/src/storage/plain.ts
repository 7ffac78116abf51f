/** A row that is kept. As SQLite hands them over rows are dictionaries, which are read slowly for as long as they live. */
export const plain = <R extends object>(row: R | undefined): R | undefined => row && { ...row }
