import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../locales/i18n.ts'
import buttons from '../../kit/buttons.module.css'
import { showToast } from '../../kit/toasts/toast.ts'
import { useShellNavigation } from '../shell-navigation.ts'
import { resetPreferences } from '../preferences/preferences.ts'
import styles from './ClearAndReset.module.css'
import { clearCache } from './clear-cache.ts'
import { useTheme } from './theme.ts'

/** Clears this device's cache, and resets the preferences. */
export function ClearAndReset() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { changeTheme } = useTheme()
  const { forgetOthers } = useShellNavigation()
  const clear = () => {
    forgetOthers()
    void clearCache(queryClient)
    showToast(t('settings.cacheCleared'))
  }
  const reset = () => {
    changeTheme('auto')
    resetPreferences()
    // Not this component's `t`: the language may just have been reset to English.
    showToast(i18n.t('settings.resetDone'))
  }
  return (
    <>
      <div className={styles['row']}>
        <p id="clear-cache-hint">{t('settings.clearCacheHint')}</p>
        <button type="button" className={buttons['plain']} aria-describedby="clear-cache-hint" onClick={clear}>
          {t('settings.clearCache')}
        </button>
      </div>
      <div className={styles['row']}>
        <p id="reset-hint">{t('settings.resetHint')}</p>
        <button type="button" className={buttons['plain']} aria-describedby="reset-hint" onClick={reset}>
          {t('settings.reset')}
        </button>
      </div>
    </>
  )
}
