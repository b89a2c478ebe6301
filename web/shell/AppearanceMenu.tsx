import { Menu, useMantineColorScheme } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import header from './Header.module.css'
import menu from './menu.module.css'
import { applyPageScale } from './page-scale.ts'
import { sizes, storedSize, storeSize } from './preferences.ts'

const themes = [
  { theme: 'light', name: 'light' },
  { theme: 'dark', name: 'dark' },
  { theme: 'auto', name: 'system' },
] as const

/** Theme and size, until the settings drawer takes them. */
export function AppearanceMenu() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [size, setSize] = useState(storedSize)
  const chooseTheme = (name: string) => setColorScheme(themes.find(({ theme }) => theme === name)?.theme ?? 'auto')
  const chooseSize = (name: string) => {
    const chosen = sizes.find((size) => size === name) ?? 'default'
    setSize(chosen)
    storeSize(chosen)
    applyPageScale(chosen)
  }
  return (
    <Menu
      position="bottom-end"
      classNames={menu}
      closeOnItemClick={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button type="button" className={header['control']} aria-label={t('header.appearance')}>
          <IconAdjustments />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label role="presentation">{t('header.theme')}</Menu.Label>
        <Menu.RadioGroup aria-label={t('header.theme')} value={colorScheme} onChange={chooseTheme}>
          {themes.map(({ theme, name }) => (
            <Menu.RadioItem key={theme} value={theme}>
              {t(`header.${name}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Label role="presentation">{t('header.size')}</Menu.Label>
        <Menu.RadioGroup aria-label={t('header.size')} value={size} onChange={chooseSize}>
          {sizes.map((name) => (
            <Menu.RadioItem key={name} value={name}>
              {t(`header.${name}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
