import { cardById } from '@sablier/kernel'
import { lootLimitOf } from '@sablier/thiefs-fortune'
import {
  Choosable,
  Decision,
  FaceText,
  ForecastLine,
  Icon,
  type PreparedFace,
  preparedFace,
  Token,
  useLanguage,
} from '@sablier/ui'
import { Placement } from './placement.tsx'
import { useThiefWords } from './thief-words.ts'
import { useChosenFace } from './use-chosen-face.ts'
import { usePlacing } from './use-placing.ts'
import { useRoom } from './use-small.ts'
import { useThief } from './use-thief.ts'

type Words = ReturnType<typeof useThiefWords>
type Hint = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words]

/** What is pressed to answer, by the text of the question. */
const HINTS: Readonly<Record<string, Hint>> = {
  'planning.hand-of-five': 'deckHint',
  'planning.pass-two': 'passHint',
  'solo.three-triples': 'cardHint',
  'solo.last-triple': 'cardHint',
  'planning.draw-two-more': 'deckHint',
  'solo.draw-twelve': 'deckHint',
  'universal.draw-into-future': 'deckHint',
  'planning.choose-secretly': 'draftHint',
  'planning.last-placement': 'draftHint',
  'anatomy.favor-one-option': 'doorHint',
  'loot.collect': 'tokenHint',
  'time.take-any-one': 'tokenHint',
  take: 'tokenHint',
  'take-more': 'tokenHint',
  'take-from': 'tokenHint',
  steal: 'tokenHint',
  'action.menu': 'actionHint',
  'action.one-or-two': 'actionHint',
  'bribe.choose-tokens': 'payHint',
  'anatomy.basic-resources': 'wellsHint',
  'add-basic': 'wellsHint',
  'ability.words': 'wellsHint',
  'move-danger': 'moveHint',
  space: 'spaceHint',
  'solo-favor': 'cardHint',
  'common.add-or-take': 'cardHint',
  'card.body-guard-not-common': 'cardHint',
  'common.no-added-danger': 'cardHint',
  'card.mercenary-one-favor': 'cardHint',
  'card.abandoned-plans-common': 'cardHint',
  'common.moving-whole-card': 'cardHint',
  'trigger.entry-any-source': 'cardHint',
  'present.push': 'cardHint',
  'move-in-row': 'cardHint',
  activate: 'cardHint',
  'activate-more': 'cardHint',
  'loops.reset': 'cardHint',
  'timing.same-moment': 'orderHint',
}

/** The decision bar with what the question is about: the card that asks, what to press, how far one is. */
export function Question() {
  return (
    <Decision reason={<Reason />}>
      <Middle />
    </Decision>
  )
}

function Reason() {
  const { ask, game, look } = useThief()
  const words = useThiefWords()
  const language = useLanguage()
  const chosen = useChosenFace()
  if (!ask) return null
  const source = ask.source === null ? null : cardById(game, ask.source)
  const hint = HINTS[ask.text]
  const isFavor = ask.text === 'anatomy.favor-one-option'
  const face = chosen ?? (source && !isFavor ? preparedFace(game, look, source, language) : null)
  return (
    <>
      {face && <CardWords face={face} />}
      {hint && <span className="ask-hint">{words[hint]}</span>}
    </>
  )
}

/** A card by its name, which opens it, and all it says. */
function CardWords({ face }: { face: PreparedFace }) {
  return (
    <span className="ask-card">
      <button type="button" className="text-card" data-card={face.card.id}>
        {face.face.name}
      </button>{' '}
      {face.lines.map(({ parts }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is printed keeps its order
        <FaceText key={i} parts={parts} />
      ))}{' '}
    </span>
  )
}

function Middle() {
  const { ask } = useThief()
  const isPlaced = usePlacing() !== null
  const isSmall = useRoom() !== 'wide'
  return (
    <>
      {isPlaced ? isSmall && <Placement /> : <ForecastLine />}
      {ask?.text === 'loot.collect' && <LootPips />}
      {ask?.kind === 'order' && <AnyOrder />}
      {ask?.text.endsWith('-prevent') && <ShieldChoice />}
    </>
  )
}

/** How many tokens were taken in this Loot Phase and how many may be. */
function LootPips() {
  const { ask, table, me } = useThief()
  const words = useThiefWords()
  const limit = lootLimitOf(table, me ?? 0)
  const taken = limit - Number(ask?.params['n'] ?? limit)
  return (
    <span className="loot-pips" role="img" aria-label={words.lootOf(taken, limit)} title={words.lootOf(taken, limit)}>
      {Array.from({ length: limit }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token of the limit is its number
        <i key={i} className={i < taken ? 'pip-taken' : i === taken ? 'pip-next' : ''}>
          {i + 1}
        </i>
      ))}
    </span>
  )
}

/** Gives the order in which the Locations lie, for whom it is all the same. */
function AnyOrder() {
  const { ask, submit } = useThief()
  const words = useThiefWords()
  if (!ask) return null
  return (
    <button type="button" className="quiet" onClick={() => submit(ask.options.map(({ id }) => id))}>
      {words.anyOrder}
    </button>
  )
}

/** The Danger that comes: each shield keeps one more of it away. */
function ShieldChoice() {
  const { ask } = useThief()
  const words = useThiefWords()
  if (!ask) return null
  const numbers = Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.min + i)
  return (
    <span className="shield-choice">
      {numbers.map((n) => (
        <Choosable key={n} target={{ amount: n }} label={n === 0 ? words.preventNone : `${n}`} className="shield">
          {n === 0 ? (
            words.preventNone
          ) : (
            <>
              <Icon name="shield" /> {n} <Token kind="danger" size="20px" />
            </>
          )}
        </Choosable>
      ))}
    </span>
  )
}
