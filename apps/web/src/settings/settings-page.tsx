import { LANGUAGES } from '@sablier/kernel'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord, type Word } from '../words/use-words.ts'
import { Account } from './account.tsx'
import { Choice } from './choice.tsx'
import { PACE_WORDS } from './pace-words.ts'
import { SettingsPreview } from './preview.tsx'
import { COLOURS, PACES, type Settings, TEXT_SIZES, THEMES, useSettings } from './settings-store.ts'

const THEME_WORDS: Readonly<Record<Settings['theme'], Word>> = {
  system: 'themeSystem',
  light: 'themeLight',
  dark: 'themeDark',
}

const COLOUR_WORDS: Readonly<Record<Settings['colours'], Word>> = { usual: 'coloursUsual', apart: 'coloursApart' }
const TEXT_WORDS: Readonly<Record<Settings['text'], Word>> = {
  normal: 'textNormal',
  large: 'textLarge',
  larger: 'textLarger',
}

/** Everything about this device, with a corner of a table that shows at once what it changes. */
export function SettingsPage() {
  const say = useSayWord()
  const settings = useSettings()
  const { set } = settings
  return (
    <PageFrame title={say('settings')}>
      <div className="settings">
        <div className="settings-choices">
          <LookChoices />
          <PlayChoices />
        </div>
        <SettingsPreview />
        {!settings.playsOnline && (
          <label className="field">
            {say('yourName')}
            <input value={settings.name} maxLength={24} onChange={(event) => set({ name: event.target.value })} />
          </label>
        )}
        <p className="hint">{say('offlineNote')}</p>
        <Account />
        <h2 className="home-title">{say('credits')}</h2>
        <p>{say('creditsText')}</p>
      </div>
    </PageFrame>
  )
}

/** How the pages and tables look. */
function LookChoices() {
  const say = useSayWord()
  const { language: spoken, theme: shown, colours: seen, text: read, set } = useSettings()
  return (
    <>
      <Choice
        title={say('language')}
        options={LANGUAGES.map((code) => [code, say(code === 'en' ? 'english' : 'french')])}
        value={spoken}
        onChange={(language) => set({ language })}
      />
      <Choice
        title={say('theme')}
        options={THEMES.map((theme) => [theme, say(THEME_WORDS[theme])])}
        value={shown}
        onChange={(theme) => set({ theme })}
      />
      <Choice
        title={say('textSize')}
        options={TEXT_SIZES.map((text) => [text, say(TEXT_WORDS[text])])}
        value={read}
        onChange={(text) => set({ text })}
      />
      <Choice
        title={say('colours')}
        options={COLOURS.map((colours) => [colours, say(COLOUR_WORDS[colours])])}
        value={seen}
        onChange={(colours) => set({ colours })}
      />
    </>
  )
}

/** How the tables play. */
function PlayChoices() {
  const say = useSayWord()
  const { sound: heard, pace: taken, set } = useSettings()
  return (
    <>
      <Choice
        title={say('sound')}
        options={onOff(say)}
        value={heard ? 'on' : 'off'}
        onChange={(sound) => set({ sound: sound === 'on' })}
      />
      <Choice
        title={say('pace')}
        options={PACES.map((pace) => [pace, say(PACE_WORDS[pace])])}
        value={taken}
        onChange={(pace) => set({ pace })}
      />
    </>
  )
}

const onOff = (say: ReturnType<typeof useSayWord>): ['on' | 'off', string][] => [
  ['on', say('on')],
  ['off', say('off')],
]
