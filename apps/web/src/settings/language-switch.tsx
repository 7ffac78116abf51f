import { LANGUAGES } from '@sablier/kernel'
import { useSayWord } from '../words/use-words.ts'
import { useSettings } from './settings-store.ts'

/** The two languages, one tap apart, at any moment. */
export function LanguageSwitch() {
  const { language, set } = useSettings()
  const say = useSayWord()
  return (
    <fieldset className="language-switch">
      <legend className="visually-hidden">{say('language')}</legend>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={language === code}
          onClick={() => set({ language: code })}
        >
          <span aria-hidden="true">{code.toUpperCase()}</span>
          <span className="visually-hidden">{say(code === 'en' ? 'english' : 'french')}</span>
        </button>
      ))}
    </fieldset>
  )
}
