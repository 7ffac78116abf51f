import type { Goods } from '@sablier/donjon-quetes-trahisons'
import { cardById, type Piece } from '@sablier/kernel'
import { Icon, type IconName, SmallCardPicture } from '@sablier/ui'
import { PieceTile } from '../parts/piece-tile.tsx'
import { useDonjon } from '../use-donjon.ts'
import { usePhone } from '../use-phone.ts'
import { addCard, addCount, removeCard, withFavour } from './goods-change.ts'
import { changeGoods, goodsOn, lootOn, mostOf, type OpenOfferDraft, ownerOf, type Side } from './use-offer.ts'

const FAVOUR_LENGTH = 140
/** What an offer counts, with its sign. */
const COUNTED = [
  ['gems', 'cut-diamond'],
  ['trophies', 'trophy'],
  ['quests', 'treasure-map'],
] as const
const OWNED = ['worn', 'carried', 'pack', 'spoils'] as const

interface TrayProps {
  readonly open: OpenOfferDraft
  readonly side: Side
  readonly title: string
  readonly hint: string
}

/** One side of an offer: what lies in it, what can be added by a press, and what its owner would have left. */
export function Tray({ open, side, title, hint }: TrayProps) {
  const model = useDonjon()
  const { t, words } = model
  const goods = goodsOn(open, side)
  const owner = ownerOf(open, side)
  const set = (next: Goods) => changeGoods(open, side, next)
  const promised = side === 'promise' || side === 'asks'
  // On a desk one's own goods are pressed in one's own area; on a phone they stand on the mat.
  const isPhone = usePhone()
  const pieces: Piece[] = owner === open.me && !isPhone ? [] : OWNED.flatMap((zone) => [...t.zone(zone, owner).pieces])
  return (
    <section className={`tray tray-${promised ? 'promise' : side}`} data-drop="">
      <h2>
        <span className="tray-title">{title}</span>{' '}
        <small className="tray-left">{words.leftAfter(t.track('gems', owner) - (goods.gems ?? 0))}</small>
      </h2>
      <Laid goods={goods} onChange={set} hint={hint} counts={isPhone} />
      <div className="tray-more">
        <MoreGoods goods={goods} most={mostOf(model, open, side)} onChange={set} />
        {pieces.map((piece) => (
          <PieceTile key={piece} piece={piece} size="mini" />
        ))}
        <Loot open={open} side={side} />
        {promised && <FavourField goods={goods} onChange={set} />}
      </div>
    </section>
  )
}

interface GoodsProps {
  readonly goods: Goods
  readonly onChange: (goods: Goods) => void
}

/** Buttons that add a gem, a trophy point, a quest or the plunder, as far as the owner has them. */
function MoreGoods({ goods, onChange, most }: GoodsProps & { readonly most: ReturnType<typeof mostOf> }) {
  const { words } = useDonjon()
  const texts = { gems: words.oneMore, trophies: words.itsTrophy, quests: words.questDown }
  return (
    <>
      {COUNTED.map(([kind, icon]) => (
        <More
          key={kind}
          icon={icon}
          text={texts[kind]}
          most={most[kind]}
          n={goods[kind] ?? 0}
          onMore={() => onChange(addCount(goods, kind, 1, most[kind]))}
        />
      ))}
      <More
        icon="swap-bag"
        text={words.thePlunder}
        most={most.plunder ? 1 : 0}
        n={goods.plunder ? 1 : 0}
        onMore={() => onChange({ ...goods, plunder: true })}
      />
    </>
  )
}

/** A promise in one's own words. */
function FavourField({ goods, onChange }: GoodsProps) {
  const { words } = useDonjon()
  return (
    <label className="tray-favour">
      <span className="visually-hidden">{words.favour}</span>
      <input
        type="text"
        maxLength={FAVOUR_LENGTH}
        placeholder={words.aFavour}
        value={goods.favour ?? ''}
        onChange={({ target }) => onChange(withFavour(goods, target.value))}
      />
    </label>
  )
}

/** Cards that are still to be won: the monster, what it guards, what the victim owns. */
function Loot({ open, side }: { open: OpenOfferDraft; side: Side }) {
  const model = useDonjon()
  const { words, reader, game } = model
  const loot = lootOn(model, open, side)
  if (!loot) return null
  const goods = goodsOn(open, side)
  const all = [
    ...loot.objects.map((id) => ({ id, list: 'objects' as const })),
    ...loot.spoils.map((id) => ({ id, list: 'spoils' as const })),
  ]
  return all.map(({ id, list }) => {
    const card = cardById(game, id)
    const isIn = (goods[list] ?? []).includes(id)
    return (
      <button
        key={`${list}.${id}`}
        type="button"
        className="more tray-loot"
        data-choice={isIn ? 'chosen' : 'can'}
        aria-pressed={isIn}
        title={words.notYet}
        aria-label={`${reader.cardName(id)}: ${words.notYet}`}
        onClick={() => changeGoods(open, side, isIn ? removeCard(goods, list, id) : addCard(goods, list, id))}
      >
        {card && <SmallCardPicture card={card} />}{' '}
        <small>
          {reader.cardName(id)} · {words.notYet}
        </small>
      </button>
    )
  })
}

interface MoreProps {
  readonly icon: IconName
  readonly text: string
  readonly n: number
  readonly most: number
  readonly onMore: () => void
}

/** One more of something that is only counted. */
function More({ icon, text, n, most, onMore }: MoreProps) {
  if (most <= 0) return null
  return (
    <button type="button" className="more" data-choice="can" aria-label={text} disabled={n >= most} onClick={onMore}>
      <Icon name={icon} /> <small>{text}</small>
    </button>
  )
}

interface LaidProps {
  readonly goods: Goods
  readonly onChange: (goods: Goods) => void
  readonly hint: string
  /** Only what is counted: cards are marked where they are pressed. */
  readonly counts: boolean
}

/** What lies in the tray; a press takes it back. */
function Laid({ goods, onChange, hint, counts }: LaidProps) {
  const { words } = useDonjon()
  const { gems = 0, trophies = 0, quests = 0, objects = [], spoils = [], plunder } = goods
  const isBare = !plunder && gems + trophies + quests + objects.length + spoils.length === 0
  return (
    <div className="laid">
      {COUNTED.map(([kind, icon]) => {
        const n = goods[kind] ?? 0
        const onBack = () => onChange(addCount(goods, kind, -1, n))
        return n > 0 && <LaidCount key={kind} icon={icon} n={n} text={words[kind]} onBack={onBack} />
      })}
      {plunder && (
        <LaidCount
          icon="swap-bag"
          n={1}
          text={words.thePlunder}
          onBack={() => {
            const { plunder: _, ...rest } = goods
            onChange(rest)
          }}
        />
      )}
      {(counts ? [] : objects).map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
        <LaidCard key={`${id}${i}`} id={id} onBack={() => onChange(removeCard(goods, 'objects', id))} />
      ))}
      {(counts ? [] : spoils).map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
        <LaidCard key={`${id}${i}`} id={id} onBack={() => onChange(removeCard(goods, 'spoils', id))} />
      ))}
      {isBare && <span className="laid-none">{hint}</span>}
    </div>
  )
}

function LaidCount({ icon, n, text, onBack }: { icon: IconName; n: number; text: string; onBack: () => void }) {
  const { words } = useDonjon()
  return (
    <button type="button" className="laid-thing" aria-label={words.takeBack(text)} onClick={onBack}>
      <Icon name={icon} /> <b>{n}</b>
    </button>
  )
}

function LaidCard({ id, onBack }: { id: string; onBack: () => void }) {
  const { game, reader, words } = useDonjon()
  const card = cardById(game, id)
  const name = reader.cardName(id)
  return (
    <button type="button" className="laid-thing" aria-label={words.takeBack(name)} onClick={onBack}>
      {card && <SmallCardPicture card={card} />} <span>{name}</span>
    </button>
  )
}
