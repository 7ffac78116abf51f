import { frenchArticles, type Language } from '@sablier/kernel'
import { ALL_CARDS } from '../cards/all-cards.ts'

const FEMININE = [
  ...['Nuée', 'Furie', 'Putréfaction', 'Quête', 'Fiole', 'Bonne', 'Clé'],
  ...['Dague', 'Épée', 'Hache', 'Cotte', 'Armure', 'Bague', 'Couronne', 'Amulette'],
  ...['Sorcière', 'Main', 'Goule', 'Ombre', 'Momie', 'Banshee', 'Liche', 'Araignée', 'Plante', 'Harpie', 'Gargouille'],
  ...['Manticore', 'Chimère', 'Hydre'],
]
const french = frenchArticles(FEMININE, ['Soldes', 'Boucles'])
const ARTICLES: ReadonlyMap<string, Record<Language, string>> = new Map(
  ALL_CARDS.map(({ id, kind, name }) => [id, { en: kind === 'event' ? '' : 'the ', fr: french(name.fr) }]),
)

/** The definite article of a card; events are called by their names alone in English. */
export const articleOf = (card: string, language: Language): string => ARTICLES.get(card)?.[language] ?? ''
