import { Menu } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../locales/i18n.ts'
import header from './Header.module.css'
import menu from '../ui/menu.module.css'
import { choosePreference } from './preferences.ts'

export function LanguageMenu({ isIcon }: { isIcon: boolean }) {
  const { t, i18n } = useTranslation()
  const current = languages.find((language) => language === i18n.resolvedLanguage) ?? 'en'
  const choose = (name: string) => {
    const language = languages.find((known) => known === name)
    if (language) choosePreference('language', language)
  }
  return (
    <Menu position="bottom-end" classNames={menu} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button
          type="button"
          className={header['control']}
          aria-label={`${t('header.language')}: ${languageNames[current]}`}
        >
          {isIcon ? <IconLanguage /> : languageNames[current]}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={current} onChange={choose}>
          {languages.map((language) => (
            <Menu.RadioItem key={language} value={language} lang={language}>
              {languageNames[language]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
