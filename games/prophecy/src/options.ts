import type { Bilingual, OptionSpec } from '@sablier/kernel'

const YES_NO = { true: { en: 'Yes', fr: 'Oui' }, false: { en: 'No', fr: 'Non' } }
const yesNo = (name: Bilingual, changes: Bilingual): OptionSpec => ({
  name,
  changes,
  values: [false, true],
  start: false,
  valueNames: YES_NO,
})
const turns = (n: number) => ({ en: `${n} turns`, fr: `${n} tours` })

/** What can be chosen when a table is opened. */
export const options = {
  characters: {
    name: { en: 'Characters', fr: 'Personnages' },
    changes: {
      en: 'Characters differ in strength, willpower and abilities. Chosen, each takes one in turn before play.',
      fr: 'Les personnages diffèrent par leur force, leur volonté et leurs capacités. Choisis, chacun en prend un à son tour avant de jouer.',
    },
    values: ['dealt', 'chosen'],
    start: 'dealt',
    valueNames: { dealt: { en: 'Dealt at random', fr: 'Au hasard' }, chosen: { en: 'Chosen', fr: 'Choisis' } },
  },
  benefits: {
    name: { en: 'Benefits of chance cards', fr: 'Bienfaits des cartes chance' },
    changes: {
      en: 'Some chance cards give something to everybody. Asked, each may decline; taken in full, the game goes faster.',
      fr: 'Certaines cartes chance donnent quelque chose à tous. Si l’on demande, chacun peut refuser ; pris en entier, le jeu va plus vite.',
    },
    values: ['taken', 'asked'],
    start: 'taken',
    valueNames: {
      taken: { en: 'Taken in full', fr: 'Pris en entier' },
      asked: { en: 'Ask each player', fr: 'Demander à chacun' },
    },
  },
  extra_cards: yesNo(
    { en: '22 more cards of our own', fr: '22 cartes de plus, de notre cru' },
    {
      en: 'More creatures, opportunities and items come up; the cards are designed for Sablier.',
      fr: 'D’autres créatures, occasions et objets apparaissent ; ces cartes sont conçues pour Sablier.',
    },
  ),
  economic_crisis: yesNo(
    { en: 'Economic Crisis in the chance deck', fr: 'Crise économique dans le paquet chance' },
    {
      en: 'When this card comes up, everybody loses half their gold.',
      fr: 'Quand cette carte sort, chacun perd la moitié de son or.',
    },
  ),
  quick_start: yesNo(
    { en: 'Quick start: one terrain is filled', fr: 'Départ rapide : un terrain est rempli' },
    {
      en: 'One kind of terrain holds cards from the first turn on, so there is something to meet at once.',
      fr: 'Un type de terrain porte des cartes dès le premier tour : les rencontres commencent aussitôt.',
    },
  ),
  race: {
    name: { en: 'Alone: number of turns (our variant)', fr: 'En solo : nombre de tours (notre variante)' },
    changes: {
      en: 'Alone you race against time: five certificates before the last turn. Fewer turns are harder.',
      fr: 'Seul, vous jouez contre le temps : cinq certificats avant le dernier tour. Moins de tours, c’est plus difficile.',
    },
    values: [48, 40, 34],
    seats: { min: 1, max: 1 },
    start: 40,
    valueNames: { '48': turns(48), '40': turns(40), '34': turns(34) },
  },
} satisfies Readonly<Record<string, OptionSpec>>
