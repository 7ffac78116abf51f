import type { Reason } from '@sablier/bots'
import type { Ask, Bilingual, Choice, Piece } from '@sablier/kernel'
import type { CreatureCard, FightType } from '../src/cards/card.ts'
import type { Move } from '../src/procedures/moves.ts'
import type { MenuOption } from '../src/procedures/options.ts'
import { spaceOf } from '../src/procedures/seats.ts'
import type { Table } from '../src/shape.ts'
import { worthOfSpace } from './destination.ts'
import { fightOdds } from './fight-odds.ts'

/** The texts of the reasons. */
export const texts: Readonly<Record<string, Bilingual>> = {
  odds: { en: 'You win this fight {n} times in 100.', fr: 'Vous gagnez ce combat {n} fois sur 100.' },
  risk: { en: 'You lose it {n} times in 100.', fr: 'Vous le perdez {n} fois sur 100.' },
  certificate: { en: 'A certificate is a fifth of the victory.', fr: 'Un certificat est un cinquième de la victoire.' },
  space: { en: 'This space offers much now.', fr: 'Cette case offre beaucoup en ce moment.' },
  nothing: { en: 'There is little to gain there.', fr: 'Il y a peu à y gagner.' },
}

/** What speaks for and against an answer. */
export function reasons(t: Table, ask: Ask, choice: Choice): readonly Reason[] {
  if (typeof choice !== 'number') return []
  const option = ask.spec.items[choice] as MenuOption | undefined
  if (ask.spec.text === 'meet-creature' && option?.does === 'fight') {
    const creature = t.card(ask.spec.source as Piece) as CreatureCard
    const { won, lost } = fightOdds(
      t,
      ask.seat,
      creature,
      option['type'] as FightType,
      spaceOf(t, ask.seat),
      option['price'] as number,
    )
    return [
      { key: 'odds', params: { n: Math.round(won * 100) }, weight: won },
      { key: 'risk', params: { n: Math.round(lost * 100) }, weight: -lost },
    ]
  }
  if (option?.does === 'certificate') return [{ key: 'certificate', weight: 1 }]
  if (option?.does === 'move') {
    const worth = worthOfSpace(t, ask.seat, (option as Move).to, false)
    return [worth > 2 ? { key: 'space', weight: 0.5 } : { key: 'nothing', weight: -0.2 }]
  }
  return []
}
