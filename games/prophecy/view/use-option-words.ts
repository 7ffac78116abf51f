import { type FillParams, plain, textOf } from '@sablier/kernel'
import { useTable } from '@sablier/ui'

/** The words of an option by its key. */
export function useOptionWords(): (key: string, params?: FillParams) => string {
  const model = useTable()
  return (key, params = {}) => plain(textOf(model, 'options', key, params))
}
