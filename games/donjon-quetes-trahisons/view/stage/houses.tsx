import { Choosable, Count, Icon, type IconName } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'

/** The answers that are given at a house of the village. */
export const HOUSE_OPTIONS = ['heal', 'quest', 'trophy', 'cede'] as const

/** Where one is healed, finds a quest or buys a trophy point. */
export function Houses() {
  const { words } = useDonjon()
  return (
    <>
      <House option="heal" icon="healing" name={words.healing} gems={2} text={words.healingText} />
      <House option="quest" icon="treasure-map" name={words.guildHouse} gems={2} text={words.guildText} />
      <House option="trophy" icon="trophy" name={words.trophyHouse} gems={6} text={words.trophyText} />
      <House option="cede" icon="laurel-crown" name={words.cede} text="" gems={0} />
    </>
  )
}

interface HouseProps {
  readonly option: (typeof HOUSE_OPTIONS)[number]
  readonly icon: IconName
  readonly name: string
  readonly gems: number
  readonly text: string
}

/** A house of the village. Grey with its reason where nothing can be had there now; absent where it is never asked. */
function House({ option, icon, name, gems, text }: HouseProps) {
  const { ask, words } = useDonjon()
  const known = ask && [...ask.options, ...ask.refused].some(({ id }) => id === option)
  if (option === 'cede' && !ask?.options.some(({ id }) => id === option)) return null
  return (
    <Choosable target={{ option }} label={`${name}: ${text}`} className={`house${known ? '' : ' house-closed'}`}>
      <Icon name={icon} />
      <b>{name}</b>
      <span>
        {gems > 0 && <Count kind="gem" n={gems} label={words.gems} />} {text}
      </span>
    </Choosable>
  )
}
