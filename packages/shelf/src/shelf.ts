import type { ShelfEntry } from './shelf-entry.ts'

/** The games that can be played, in the order in which they stand on the shelf. */
export const SHELF: readonly ShelfEntry[] = [
  {
    id: 'thiefs-fortune',
    title: { en: "A Thief's Fortune", fr: 'Destin de Voleur' },
    pitch: {
      en: 'Shape the best possible life for one thief: bring cards from your FUTURE into your PRESENT, use them, let them slide into your PAST, and own the most Fortune Points after 5 rounds.',
      fr: 'Façonnez le plus beau destin possible pour votre voleur : faites passer vos cartes du FUTUR au PRÉSENT, servez-vous-en, laissez-les glisser dans le PASSÉ, et totalisez le plus de Points de Destin au bout de 5 manches.',
    },
    seats: { min: 1, max: 4 },
    minutes: [30, 90],
    load: async () => {
      const [{ game }, { bot }] = await Promise.all([
        import('@sablier/thiefs-fortune'),
        import('@sablier/thiefs-fortune/bot'),
      ])
      return { game, bot }
    },
  },
  {
    id: 'terres-de-destinees',
    title: { en: 'Lands of Destinies', fr: 'Terres de Destinées' },
    pitch: {
      en: 'Your hand is your money and your life. Buy the cards that fulfil a Destiny before the others, and do not run dry.',
      fr: 'Votre main est votre argent et votre vie. Achetez les cartes qui accomplissent un Destin avant les autres, sans finir à sec.',
    },
    seats: { min: 2, max: 6 },
    minutes: [20, 45],
    load: async () => {
      const [{ game }, { bot }] = await Promise.all([
        import('@sablier/terres-de-destinees'),
        import('@sablier/terres-de-destinees/bot'),
      ])
      return { game, bot }
    },
  },
  {
    id: 'donjon-quetes-trahisons',
    title: { en: 'Dungeon, Quests and Betrayals', fr: 'Donjon, Quêtes et Trahisons' },
    pitch: {
      en: 'Brave the Dungeon, bargain for allies, keep your word or break it, and settle accounts in the Arena.',
      fr: 'Bravez le Donjon, marchandez vos alliances, tenez parole ou trahissez, et réglez vos comptes dans l’Arène.',
    },
    seats: { min: 2, max: 6 },
    minutes: [45, 120],
    load: async () => {
      const [{ game }, { bot }] = await Promise.all([
        import('@sablier/donjon-quetes-trahisons'),
        import('@sablier/donjon-quetes-trahisons/bot'),
      ])
      return { game, bot }
    },
  },
  {
    id: 'prophecy',
    title: { en: 'Prophecy (basic version)', fr: 'Prophecy (version de base)' },
    pitch: {
      en: "Be the first adventurer to hold a certificate from each of the five guilds (Fortress, Forest Camp, Thieves' Guild, Magic Tower, Monastery).",
      fr: 'Être le premier aventurier à détenir un certificat de chacune des cinq guildes (Forteresse, Camp de la forêt, Guilde des voleurs, Tour magique, Monastère).',
    },
    seats: { min: 1, max: 5 },
    minutes: [30, 120],
    load: async () => {
      const [{ game }, { bot }] = await Promise.all([import('@sablier/prophecy'), import('@sablier/prophecy/bot')])
      return { game, bot }
    },
  },
]

/** The game with this id, if it stands on the shelf. */
export function findGame(id: string): ShelfEntry | undefined {
  return SHELF.find((entry) => entry.id === id)
}
