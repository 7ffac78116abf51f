import { plain, textOf } from '@sablier/kernel'
import { useTable } from '@sablier/ui'

/** Names a space as the options and the log do: spaces of one terrain by their number too. */
export function useSpaceName(): (n: number) => string {
  const model = useTable()
  return (n) => plain(textOf(model, 'options', `space.${n}`))
}
