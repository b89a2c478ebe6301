import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '../../locales/settings-texts.ts'
import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../locales/i18n.ts'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { CloseButton } from '../../kit/dialog/CloseButton.tsx'
import { choices, choosePreference, usePreference } from '../preferences/preferences.ts'
import { AccentChoice } from './AccentChoice.tsx'
import { ClearAndReset } from './ClearAndReset.tsx'
import { CurrencyChoice } from '../../finding/filters/CurrencyChoice.tsx'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'
import styles from './SettingsDrawer.module.css'
import { ThemeChoice } from './ThemeChoice.tsx'

interface SettingsDrawerProps {
  isOpen: boolean
  onClose: () => void
  /** Once it has slid out. */
  onClosed: () => void
}

/** Choices take effect at once on the page beside the drawer: so there is no overlay over the page. */
export function SettingsDrawer({ isOpen, onClose, onClosed }: SettingsDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="min(100%, calc(400 * var(--u)))"
      returnFocus={false}
      onExitTransitionEnd={onClosed}
      classNames={{ content: styles['drawer'] ?? '', overlay: styles['veil'] ?? '' }}
      transitionProps={{ duration: 180, timingFunction: 'ease-out' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('settings.title')}>
        <div className={styles['head']}>
          <h2>{t('settings.title')}</h2>
          <CloseButton label={t('drawer.close')} onClose={onClose} />
        </div>
        <div className={styles['group']}>
          <ThemeChoice />
          <AccentChoice />
          <ChoiceField
            label={t('settings.size')}
            options={choices.size.map((size) => ({ value: size, label: t(`settings.${size}`) }))}
            value={usePreference('size')}
            onChange={(size) => choosePreference('size', size)}
          />
          <ChoiceField
            label={t('settings.language')}
            options={choices.language.map((language) => ({
              value: language,
              label: languageNames[language],
              lang: language,
            }))}
            value={usePreference('language')}
            note={t('settings.noTranslation')}
            onChange={(language) => choosePreference('language', language)}
          />
          <CurrencyChoice
            label={t('settings.currency')}
            hint={t('settings.currencyHint')}
            chosen={usePreference('currency')}
            onChoose={(currency) => choosePreference('currency', currency)}
          />
        </div>
        <div className={styles['group']}>
          <PreferenceSwitch name="grey" />
          <PreferenceSwitch name="breadcrumb" />
          <PreferenceSwitch name="footer" />
        </div>
        <div className={styles['group']}>
          <ClearAndReset />
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}
