import { i18n } from '../../locales/i18n.ts'
import { applyPageScale } from './page-scale.ts'
import { followOtherTab, preferenceOf, subscribeToPreferences } from './preferences.ts'

/** Applies a preference now, and whenever it changes, in this tab or in another. */
export function startPreferences(): void {
  applyPreferences()
  subscribeToPreferences(applyPreferences)
  window.addEventListener('storage', ({ key }) => followOtherTab(key))
}

function applyPreferences(): void {
  const root = document.documentElement
  root.dataset['accent'] = preferenceOf('accent')
  root.dataset['grey'] = preferenceOf('grey')
  applyPageScale(preferenceOf('size'))
  const language = preferenceOf('language')
  if (i18n.language !== language) void i18n.changeLanguage(language)
}
