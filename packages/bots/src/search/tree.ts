import type { Answer, Choice } from '@sablier/kernel'
import type { OptionKey } from './option-key.ts'

/** A question met in the tree, the same in every world where the same was answered before it. */
export class Node {
  visits = 0
  readonly edges = new Map<OptionKey, Edge>()

  /** `keys`: of the single options, where they are the same in every world (the first question). */
  constructor(readonly keys: readonly OptionKey[] | null = null) {}
}

/** One answer tried at a node, and how it went for the seat that gave it. */
export class Edge {
  visits = 0
  /** How often the answer could have been given. */
  available = 1
  /** The last visit of the node in which the answer was met, so that equal cards count once. */
  met = -1
  total = 0
  squares = 0
  /** Its results, world by world. */
  readonly outcomes: number[] = []
  /** The sum of final or present scores, for hints. */
  score = 0
  /** The answer as people send it, once somebody needed it. */
  answer: Answer | null = null
  /** The questions that follow, by seat and rule. */
  private readonly nodes: (Map<string, Node> | undefined)[] = []

  constructor(
    /** The answer in the world where it was first tried. */
    readonly choice: Choice,
    /** Its parts, translated to any world; null if the answer means the same in all. */
    readonly parts: readonly OptionKey[] | null,
  ) {}

  get mean(): number {
    return this.visits === 0 ? 0 : this.total / this.visits
  }
  /** How far single outcomes lie from the mean. */
  get spread(): number {
    const { mean, visits, squares } = this
    return visits === 0 ? 0 : Math.sqrt(Math.max(0, squares / visits - mean * mean))
  }
  /** The question that follows, told apart by seat and rule: chance may lead to several. */
  next(seat: number, rule: string): Node {
    let asked = this.nodes[seat]
    if (!asked) {
      asked = new Map()
      this.nodes[seat] = asked
    }
    let node = asked.get(rule)
    if (!node) {
      node = new Node()
      asked.set(rule, node)
    }
    return node
  }
  add(value: number): void {
    this.visits++
    this.total += value
    this.squares += value * value
    this.outcomes.push(value)
  }
}
