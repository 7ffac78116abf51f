import type { Seat } from '@sablier/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { useWords } from '../words.ts'
import { Avatar, type AvatarProps } from './avatar.tsx'

/** Where points come from. */
export interface PointSource {
  readonly id: string
  readonly name: string
  readonly icon?: IconName
  /** How much of it wins the game: then it is no part of a sum. A seat without it is not in that race. */
  readonly need?: number
}

/** One seat at the end of a game. */
export interface BreakdownRow extends Pick<AvatarProps, 'seat' | 'card' | 'icon'> {
  readonly seat: Seat
  readonly name: string
  readonly rank: number
  /** Points by source; a missing one counts 0, a negative one is a loss. */
  readonly points: Readonly<Record<string, number>>
  readonly total: number
  readonly won: boolean
  /** What else is told of the seat: quests, destinies. */
  readonly note?: ReactNode
}

/** Something that decided a game, in a sentence. */
export interface BreakdownMoment {
  readonly key: string
  readonly icon: IconName
  readonly text: ReactNode
}

interface BreakdownProps {
  readonly caption: string
  readonly sources: readonly PointSource[]
  /** In the order in which they are shown: winner first. */
  readonly rows: readonly BreakdownRow[]
  readonly moments?: readonly BreakdownMoment[]
}

/** The final count: for every seat where its points come from, as a bar and as numbers; then what decided the game. */
export function Breakdown({ moments = [], ...count }: BreakdownProps) {
  return (
    <>
      <PointTable {...count} />
      {moments.length > 0 && (
        <ul className="breakdown-moments">
          {moments.map(({ key, icon, text }) => (
            <li key={key}>
              <Icon name={icon} /> <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function PointTable({ caption, sources, rows }: Omit<BreakdownProps, 'moments'>) {
  const say = useWords()
  const gained = ({ points }: BreakdownRow) => sources.reduce((sum, { id }) => sum + Math.max(0, points[id] ?? 0), 0)
  const most = Math.max(1, ...rows.map(gained))
  const isSum = sources.every(({ need }) => need === undefined)
  return (
    <table className="breakdown">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            <span className="visually-hidden">{say('seats')}</span>
          </th>
          {sources.map(({ id, name, icon }, i) => (
            <th key={id} scope="col" data-source={i}>
              <span>
                {icon && <Icon name={icon} />} {name}
              </span>
            </th>
          ))}
          {isSum && <th scope="col">{say('score')}</th>}
        </tr>
      </thead>
      {rows.map((row) => (
        <BreakdownSeat key={row.seat} row={row} sources={sources} most={isSum ? most : null} />
      ))}
    </table>
  )
}

/** A loss with a minus sign as long as a digit is wide. */
const signed = (n: number): string => String(n).replace('-', '−')

/** How far a seat came in a race; nothing where it did not run. */
const raced = (n: number | undefined, need: number): string => (n === undefined ? '–' : `${n}/${need}`)

function toneOf(n: number, need: number | undefined): string {
  if (need !== undefined && n >= need) return 'breakdown-reached'
  return n < 0 ? 'breakdown-loss' : ''
}

interface BreakdownSeatProps {
  readonly row: BreakdownRow
  readonly sources: readonly PointSource[]
  /** The most that anybody gained: the full length of a bar. Null: the sources do not add up. */
  readonly most: number | null
}

function BreakdownSeat({ row, sources, most }: BreakdownSeatProps) {
  const { seat, name, rank, points, total, won, note, card, icon } = row
  return (
    <tbody className={won ? 'breakdown-won' : ''} data-seat={seat}>
      <tr>
        <td className="breakdown-rank">{rank}</td>
        <th scope="row" className="breakdown-who">
          <Avatar seat={seat} size="small" {...(card && { card })} {...(icon && { icon })} />
          <span className="text-seat">{name}</span>
        </th>
        {sources.map(({ id, need }, i) => (
          <td key={id} data-source={i} className={toneOf(points[id] ?? 0, need)}>
            {need === undefined ? signed(points[id] ?? 0) : raced(points[id], need)}
          </td>
        ))}
        {most !== null && <td className="breakdown-total">{signed(total)}</td>}
      </tr>
      <tr className="breakdown-under">
        <td />
        <td colSpan={sources.length + 2}>
          {most !== null && (
            <span className="breakdown-bar" aria-hidden="true">
              {sources.map(({ id }, i) => (
                <i
                  key={id}
                  data-source={i}
                  style={{ '--share': Math.max(0, points[id] ?? 0) / most } as CSSProperties}
                />
              ))}
            </span>
          )}
          {note && <span className="breakdown-note">{note}</span>}
        </td>
      </tr>
    </tbody>
  )
}
