import '../locales/kit-texts.ts'
import { useComputedColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../kit/Segments.tsx'
import { Toasts } from '../kit/toasts/Toasts.tsx'
import { languageNames, languages } from '../locales/i18n.ts'
import { accents, choosePreference, usePreference } from '../shell/preferences/preferences.ts'
import { useTheme } from '../shell/settings/theme.ts'
import { Buttons } from './Buttons.tsx'
import { Choosing } from './Choosing.tsx'
import { Faces } from './Faces.tsx'
import { Fields } from './Fields.tsx'
import { FormsInUse } from './FormsInUse.tsx'
import { Lists } from './Lists.tsx'
import { Overlays } from './Overlays.tsx'
import { Tokens } from './Tokens.tsx'

const groups = [
  { id: 'tokens', title: 'Tokens', Group: Tokens },
  { id: 'buttons', title: 'Buttons', Group: Buttons },
  { id: 'choosing', title: 'Choosing what is in sight', Group: Choosing },
  { id: 'fields', title: 'Fields', Group: Fields },
  { id: 'forms', title: 'Forms', Group: FormsInUse },
  { id: 'lists', title: 'Lists', Group: Lists },
  { id: 'faces', title: 'In place of content', Group: Faces },
  { id: 'overlays', title: 'Over the page', Group: Overlays },
]

/**
 * Every part of the kit in its states. It is documentation for developers, as docs/: so its own words are English, with Chinese samples,
 * and are in no locale.
 */
export function KitPage() {
  return (
    <div className="mx-auto grid max-w-1180 grid-cols-1 gap-32 px-40 py-40 phone:px-16 phone:py-24">
      <header className="grid gap-18">
        <div className="grid gap-6">
          <h1 className="text-page leading-tight">The kit of Quarry</h1>
          <p className="max-w-[70ch] text-second">
            A screen is made of these parts alone, in words of the two locales and in the tokens below. Each part is
            shown in its states. What is switched here is a preference of the product.
          </p>
        </div>
        <Switches />
        <nav aria-label="Groups" className="flex flex-wrap gap-x-18 gap-y-8 text-meta">
          {groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className="font-medium text-accent hover:underline">
              {title}
            </a>
          ))}
        </nav>
      </header>
      <main className="grid grid-cols-1 gap-40">
        {groups.map(({ id, title, Group }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-16">
            <h2 id={`${id}-title`} className="mb-14 text-section">
              {title}
            </h2>
            <Group />
          </section>
        ))}
      </main>
      <Toasts closeLabel="Close" />
    </div>
  )
}

function Switches() {
  const { i18n } = useTranslation()
  const { changeTheme } = useTheme()
  const theme = useComputedColorScheme('light')
  return (
    <div className="flex flex-wrap gap-x-16 gap-y-10">
      <Segments
        label="Theme"
        options={[
          { value: 'light', label: 'Light', icon: IconSun },
          { value: 'dark', label: 'Dark', icon: IconMoon },
        ]}
        value={theme}
        onChange={changeTheme}
      />
      <Segments
        label="Language"
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={languages.find((one) => one === i18n.language) ?? 'en'}
        onChange={(language) => choosePreference('language', language)}
      />
      <Segments
        label="Accent"
        options={accents.map((value) => ({ value, label: value }))}
        value={usePreference('accent')}
        onChange={(accent) => choosePreference('accent', accent)}
      />
    </div>
  )
}
