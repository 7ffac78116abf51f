/** The sizes of a card: in a hand, lying on the table wide or tall, and held close. */
export const CARD_SIZES = ['hand', 'tile', 'tall', 'zoom'] as const
export type CardSize = (typeof CARD_SIZES)[number]

/**
 * The measures of each size in its own units: a card is drawn in units of its width, so that it can be shown at any width.
 * At `width` pixels a unit is a pixel and no letter is smaller than 12; at `least` pixels none is smaller than 11.
 * Narrower tiles show their picture and numbers only.
 */
export const CARD_MEASURES = {
  hand: { width: 170, height: 245, least: 156 },
  tile: { width: 150, height: 92, least: 138 },
  tall: { width: 104, height: 146, least: 96 },
  zoom: { width: 380, height: 540, least: 260 },
} as const satisfies Readonly<Record<CardSize, { width: number; height: number; least: number }>>
