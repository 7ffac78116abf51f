import { frenchArticles, type Language } from '@sablier/kernel'
import { ALL_CARDS } from '../cards/all-cards.ts'

const FEMININE = [
  ...['Plaine', 'Forêt', 'Montagne', 'Brise', 'Charité', 'Crise', 'Rôdeuse', 'Magelame', 'Mystique', 'Enchanteresse'],
  ...['Dague', 'Hache', 'Lance', 'Rapière', 'Épée', 'Baguette', 'Cape', 'Lettre', 'Potion', 'Grande', 'Calotte'],
  ...['Masse', 'Faux', 'Couronne', 'Âme', 'Bande', 'Momie', 'Succube', 'Sorcière', 'Banshee', 'Meute', 'Araignée'],
  ...['Nuée', 'Bretteuse', 'Foule', 'Fleur', 'Pierre', 'Mine', 'Cabane', 'Ruine', 'Dryade', 'Chapelle', 'Source'],
  'Caravane',
]
const PLURAL = [
  ...['Bonnes', 'Périodes', 'Esprits', 'Contrebandiers', 'Pillards', 'Couteaux', 'Bandages', 'Gantelets', 'Bottes'],
]
const french = frenchArticles(FEMININE, PLURAL)
const ARTICLES: ReadonlyMap<string, Record<Language, string>> = new Map(
  ALL_CARDS.map(({ id, kind, name }) => [id, { en: kind === 'chance' ? '' : 'the ', fr: french(name.fr) }]),
)

/** The definite article of a card; chance cards are called by their names alone in English. */
export const articleOf = (card: string, language: Language): string => ARTICLES.get(card)?.[language] ?? ''
