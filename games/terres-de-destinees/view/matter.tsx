import { cardById, list, type SeenAsk } from '@sablier/kernel'
import { taxersOf } from '@sablier/terres-de-destinees'
import { Decision, RichText, useChoosable, useChosen, useLanguage, usePointed } from '@sablier/ui'
import type { ReactNode } from 'react'
import { handOf, whoTops } from './auction.ts'
import { cardText } from './card-text.ts'
import { Ladder } from './ladder.tsx'
import { playingOf, useLands } from './use-lands.ts'
import { isLow, useRoom } from './use-room.ts'
import { useWanted } from './use-wanted.ts'

/** The decision bar of this table: the question with its matter, the ladder, and what the confirmation will do. */
export function Mat() {
  const { ask } = useLands()
  return (
    <Decision reason={<Reason />} confirm={useConfirm()}>
      {ask && (ask.text === 'first-bid' || ask.text === 'raise') ? (
        <Ladder />
      ) : ask?.kind === 'agree' ? (
        <Agree ask={ask} />
      ) : ask?.text === 'place' ? (
        <PlaceButton />
      ) : null}
    </Decision>
  )
}

/** The option that is chosen, or pointed at while nothing is chosen. */
function usePicked() {
  const { ask } = useLands()
  const chosen = useChosen()
  const pointed = usePointed()
  const id = chosen[0] ?? pointed
  return { option: ask?.options.find((option) => option.id === id) ?? null, chosen }
}

const seatParam = (ask: SeenAsk, name: string): number | null => {
  const param = ask.params[name]
  return typeof param === 'object' && 'seat' in param ? param.seat : null
}

const GIVES = new Set(['deal-out', 'pay-tax', 'give-family'])
const DISCARDS = new Set(['discard', 'swap-out', 'banish'])
const USES = new Set(['use-power', 'use-mandatory', 'borrow'])

/** What the confirmation says. */
function useConfirm(): string | undefined {
  const { ask, words, nameOf, game } = useLands()
  const { option, chosen } = usePicked()
  const language = useLanguage()
  if (!ask) return undefined
  if (ask.text === 'give') return words.giveCards(chosen.length, ask.max)
  if (!option) return undefined
  if (ask.text === 'first-bid' || ask.text === 'raise') return words.bid(Number(option.id))
  if (option.seat !== undefined) return words.chooseSeat(nameOf(option.seat))
  const name = option.card ? cardById(game, option.card)?.name[language] : undefined
  if (name === undefined) return undefined
  if (ask.text === 'auction.offer-one') return words.putUpCard(name)
  if (GIVES.has(ask.text)) return words.giveCard(name)
  if (DISCARDS.has(ask.text)) return words.discardCard(name)
  return USES.has(ask.text) ? words.activateCard(name) : words.chooseCard(name)
}

/** Under the question: the text of the card in question, what is at stake, what to press. */
function Reason() {
  const { ask } = useLands()
  return ask && <ReasonFor ask={ask} />
}

function ReasonFor({ ask }: { ask: SeenAsk }) {
  const { game } = useLands()
  const language = useLanguage()
  const { option } = usePicked()
  const { shape, height } = useRoom()
  const note = useNote(ask)
  const source = ask.source === null ? null : cardById(game, ask.source)
  const isInSight = shape === 'desk' && INTO_SIGHT.has(ask.text)
  const pointed = option?.card && !isInSight ? cardById(game, option.card) : null
  // The attacking card stands whole on the stage where there is room for it.
  const shown = pointed ?? (ask.text === 'shield' && !isLow(shape, height) ? null : source)
  return (
    <>
      {shown && (
        <span className="reason-card">
          <RichText nodes={[{ kind: 'card', card: shown.id, text: shown.name[language] }]} /> ·{' '}
          {cardText(shown, language, game.text.words)}{' '}
        </span>
      )}
      {note}
    </>
  )
}

/** Questions whose cards lie in full sight: their text need not be said again. */
const INTO_SIGHT = new Set([
  'auction.offer-one',
  'give',
  'choose-card',
  'use-power',
  'use-mandatory',
  'sift',
  'arrange-pile',
])

const countDuties = (ask: SeenAsk, t: ReturnType<typeof useLands>['t']): number =>
  ask.options.filter(({ piece }) => piece !== undefined && playingOf(t, piece)?.kind === 'mandatory-activation').length

/** Who could still bid more than what is chosen, or than the price while nothing is. */
function useTop(): string | null {
  const { t, ask, mine, words, nameOf } = useLands()
  const language = useLanguage()
  const { option } = usePicked()
  if (ask?.text !== 'first-bid' && ask?.text !== 'raise') return null
  const n = Number(option?.id)
  if (!(n > 0)) return null
  const rivals = whoTops(t, mine, n)
  return rivals.length === 0 ? words.nobodyTops(n) : words.couldTop(list(language, rivals.map(nameOf)), n)
}

/** Who taxes the card that is about to be put up. */
function useTax(): string | null {
  const { t, ask, mine, words, nameOf } = useLands()
  const language = useLanguage()
  const [card] = useWanted()
  if (ask?.text !== 'auction.offer-one' || !card) return null
  const taxers = taxersOf(t, mine, card)
  return taxers.length === 0 ? null : words.taxed(list(language, taxers.map(nameOf)), taxers.length)
}

/** Yes and no in the words of what they do. */
function Agree({ ask }: { ask: SeenAsk }) {
  const { words } = useLands()
  const n = Number(ask.params['n'] ?? 0)
  const labels: Readonly<Record<string, readonly [string, string]>> = {
    'face-down': [words.faceDown, words.faceUp],
    purse: [words.purseYes(n - 1), words.purseNo(n)],
    shield: [words.shieldYes, words.shieldNo],
    may: [words.may, words.mayNot],
  }
  const [yes, no] = labels[ask.text] ?? [words.may, words.mayNot]
  return (
    <span className="agree">
      <WordButton option="yes" word={yes} keyName="y" strong />
      <WordButton option="no" word={no} keyName="o" />
    </span>
  )
}

interface WordButtonProps {
  readonly option: string
  readonly word: string
  readonly keyName: string
  readonly strong?: boolean
}

function WordButton({ option, word, keyName, strong = false }: WordButtonProps) {
  const choice = useChoosable({ option })
  return (
    <button type="button" className={strong ? 'strong' : 'quiet'} {...choice.props} data-key={keyName}>
      <span className="key-cap" aria-hidden="true">
        {keyName}
      </span>
      {word}
    </button>
  )
}

/** The card on sale goes to one's row: by this button, by pressing the card, or by dragging it there. */
function PlaceButton() {
  const { words } = useLands()
  return <WordButton option="put-in-play" word={words.putInPlay} keyName="p" strong />
}

/** What is at stake in a question, or what to press. */
function useNote(ask: SeenAsk): ReactNode {
  const { t, mine, words, nameOf, reader } = useLands()
  const language = useLanguage()
  const top = useTop()
  const tax = useTax()
  const to = seatParam(ask, 'to')
  const demands = t.fact('demands', mine)
  const notes: Readonly<Record<string, ReactNode>> = {
    'auction.offer-one':
      tax ?? (demands.length === 0 ? words.tapOffer : words.demand(list(language, demands.map(reader.word)))),
    'face-down': words.faceDownWhy,
    'first-bid': top,
    raise: top,
    give: to === null ? null : words.goTo(nameOf(to), handOf(t, to), handOf(t, to) + ask.max),
    place: words.placeWhy,
    'deal-out': words.dealOutWhy,
    discard: ask.source === null ? words.duoPrice : null,
    'choose-card': words.chooseDuo,
    'use-power': words.powersWhy,
    'use-mandatory': words.mandatoryLeft(countDuties(ask, t)),
    pair: words.flame,
    shield: words.shieldWhy,
  }
  return notes[ask.text]
}
