import { type Bilingual, frenchSpacing, type Language } from '@sablier/kernel'
import { createContext, useContext } from 'react'

const LanguageContext = createContext<Language>('en')

/** Everything inside is read in this language; a change needs no reload. */
export const LanguageProvider = LanguageContext.Provider

/** The language people read now. */
export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** Reads a text of both languages in the one in use. */
export function useSay(): (text: Bilingual) => string {
  const language = useLanguage()
  return (text) => (language === 'fr' ? frenchSpacing(text.fr) : text.en)
}
