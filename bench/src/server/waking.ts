export async function printWaking(): Promise<void> {}
