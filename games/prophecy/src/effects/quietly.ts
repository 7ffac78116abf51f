import type { Flow } from '@sablier/kernel'

/** An effect that asks nothing. */
export function* quietly(act: () => void): Flow<void> {
  act()
}
