import type { OptionSpec } from '@sablier/kernel'

const YES_NO = { true: { en: 'Yes', fr: 'Oui' }, false: { en: 'No', fr: 'Non' } }
const yesNo = (en: string, fr: string): OptionSpec => ({
  name: { en, fr },
  values: [false, true],
  start: false,
  valueNames: YES_NO,
})
const turns = (n: number) => ({ en: `${n} turns`, fr: `${n} tours` })

/** What can be chosen when a table is opened. */
export const options = {
  characters: {
    name: { en: 'Characters', fr: 'Personnages' },
    values: ['dealt', 'chosen'],
    start: 'dealt',
    valueNames: { dealt: { en: 'Dealt at random', fr: 'Au hasard' }, chosen: { en: 'Chosen', fr: 'Choisis' } },
  },
  benefits: {
    name: { en: 'Benefits of chance cards', fr: 'Bienfaits des cartes chance' },
    values: ['taken', 'asked'],
    start: 'taken',
    valueNames: {
      taken: { en: 'Taken in full', fr: 'Pris en entier' },
      asked: { en: 'Ask each player', fr: 'Demander à chacun' },
    },
  },
  extra_cards: yesNo('22 more cards of our own', '22 cartes de plus, de notre cru'),
  economic_crisis: yesNo('Economic Crisis in the chance deck', 'Crise économique dans le paquet chance'),
  quick_start: yesNo('Quick start: one terrain is filled', 'Départ rapide : un terrain est rempli'),
  race: {
    name: { en: 'Alone: number of turns (our variant)', fr: 'En solo : nombre de tours (notre variante)' },
    values: [48, 40, 34],
    start: 40,
    valueNames: { '48': turns(48), '40': turns(40), '34': turns(34) },
  },
} satisfies Readonly<Record<string, OptionSpec>>
