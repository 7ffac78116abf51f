/** Letters that mean the same at every table: undo, hint, log, redo, hourglass. */
const TAKEN = new Set(['u', 'h', 'l', 'r', 'g'])
const FEW = 4

/** The key that presses each button: a letter of its words where there are few, else the numbers 1 to 9. */
export function buttonKeys(labels: readonly string[]): (string | null)[] {
  if (labels.length > FEW) return labels.map((_, n) => (n < 9 ? String(n + 1) : null))
  const taken = new Set(TAKEN)
  return labels.map((label) => {
    const plain = label
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, '')
    const letter = [...plain, ...'abcdefghijklmnopqrstuvwxyz'].find((candidate) => !taken.has(candidate)) ?? null
    if (letter) taken.add(letter)
    return letter
  })
}
