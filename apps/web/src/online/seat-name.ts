import { skeleton } from '@sablier/protocol'
import { computer } from '../start/start-game.ts'

/**
 * How a seat is called: by its person, or by its computer player. A person may have taken the name of that one, or one that looks
 * like it: then the computer player gets a number, so that nobody is taken for it.
 */
export function seatName(people: readonly (string | null | undefined)[], seat: number): string {
  const person = people[seat]
  if (person) return person
  const taken = new Set(people.map((name) => skeleton(name ?? '')))
  const { name } = computer(seat)
  let free: string = name
  for (let n = 2; taken.has(skeleton(free)); n++) free = `${name} (${n})`
  return free
}
