/**
 * What quick answers weigh, in trophy points unless it says otherwise. Most were found by games of the policy against its own
 * variants; left to themselves they end in Arenas alone, so what speaks for drawing and for quests was set by hand to a
 * mixture that did as well.
 */
export const TASTE = {
  /** A gem; and how much of that a price counts. */
  gem: 0.213,
  price: 0.8,
  /** A point of power, the first object of a type, and reserved objects of the own hero. */
  power: 0.506,
  firstOfType: 0.29,
  reserved: 0.059,
  bow: 1.2,
  vial: 0.255,
  special: 0.667,
  /** What a better hope of completing a quest counts. */
  quest: 0.7,
  /** What gems count that a quest asks for. */
  saving: 0.25,
  spoil: 0.167,
  dragon: 0.639,
  /** Healing a wound in the Temple, and what a wound costs. */
  heal: 0.6,
  wound: 0.297,
  /** A new quest: at the beginning, at the end of the game, and less for each open one. */
  newQuest: 0.7,
  newQuestLate: -0.455,
  openQuest: -0.25,
  /** A trophy point bought. */
  trophy: 1.074,
  /** Drawing a card: with a power of 9, for what quests ask of it, and for every point of power more. */
  draw: 0.3,
  drawQuest: 0.4,
  drawPower: 0.02,
  /** How far mood decides between drawing and challenging. */
  whim: 1,
  /** Challenging somebody: loot, what a defeat costs, and what it costs if the victim is about to win. */
  arena: -0.102,
  arenaWin: 1.6,
  arenaLoot: 1.539,
  arenaLoss: 0.8,
  arenaDanger: 0.656,
  /** Odds below which a hero flees, above which it needs no ally, and above which nothing is declared; how much that must add. */
  flee: 0.347,
  alone: 0.915,
  sure: 0.63,
  declare: 0.872,
  /** How much of the game may be left for a rage, which costs power for good. */
  rage: 0.4,
  /** What an ally is worth: the prize, the price, and the least gain. */
  prize: 1.257,
  wage: 0.785,
  leastGain: 0.109,
  /** What another's gain costs a helper at a table of two. */
  rivalry: 1.2,
  /** What another's gain in a trade costs, at a table of two. */
  envy: 0.5,
  /** An Arena that would win the game. */
  lastArena: 1.908,
  /** Odds below which the Sorcerer vanishes, and the power up to which the Ring is used. */
  vanish: 0.276,
  ring: 9,
} as const
