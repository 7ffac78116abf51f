import type { CSSOptions } from 'vite'

/** A plugin of PostCSS, as Vite takes it. */
type StylePlugin = Extract<CSSOptions['postcss'], object>['plugins'] extends (infer One)[] | undefined ? One : never

/** The folder of a game's styles; the game is its name. */
const GAME = /\/games\/([\w-]+)\/view\//

/**
 * Keeps the styles of each game to its own table: once loaded they stay for as long as the app is open, and games use the same
 * words for different things. They weigh no more than before.
 */
export const scopeStyles: StylePlugin = {
  postcssPlugin: 'sablier-scope-styles',
  Once(root) {
    root.walkRules((rule) => {
      const game = GAME.exec(rule.source?.input.file ?? '')?.[1]
      // What is inside of a rule or moves by steps belongs to what stands around it.
      const isInner =
        rule.parent?.type === 'rule' || (rule.parent as { name?: string } | undefined)?.name === 'keyframes'
      if (game && !isInner) rule.selectors = rule.selectors.map((selector) => scoped(selector, game))
    })
  },
}

/** A selector that holds only within the table of a game; what it says of the page as a whole stays before that. */
export function scoped(selector: string, game: string): string {
  const [, page = '', rest = ''] = /^(:root\S*)?\s*(.*)$/s.exec(selector) ?? []
  return [page, rest && `:where([data-game="${game}"]) ${rest}`].filter(Boolean).join(' ')
}
