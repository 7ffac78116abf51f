/** Which mutants each test runs into, found once with no mutant switched on. */
export interface Coverage {
  /** Mutants in code that runs while modules load. */
  readonly atLoad: readonly string[]
  readonly tests: readonly {
    readonly name: string
    readonly file: number
    readonly ms: number
    /** How often each mutant was passed. */
    readonly hits: Readonly<Record<string, number>>
    readonly fault?: string
  }[]
}

/** What a worker is asked. */
export type Task =
  | { readonly kind: 'load'; readonly files: readonly string[]; readonly mutant?: string }
  | { readonly kind: 'cover' }
  | { readonly kind: 'judge'; readonly mutant: string; readonly tests: readonly number[]; readonly hitLimit: number }

/** What a worker answers. */
export type Answer =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'covered'; readonly coverage: Coverage }
  | { readonly kind: 'killed'; readonly by: string; readonly clean: boolean }
  | { readonly kind: 'survived' }
  | { readonly kind: 'broken'; readonly fault: string }
