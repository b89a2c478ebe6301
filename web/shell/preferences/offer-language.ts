import { i18n } from '../../locales/i18n.ts'
import { readStored, writeStored } from '../../kit/storage.ts'
import { showToastIn } from '../../kit/toasts/toast.ts'
import { choosePreference, hasChosen } from './preferences.ts'

const OFFERED = 'quarry-language-offered'

/**
 * Offers Chinese, once, to a person whose browser prefers it: the first visit is in English, and the page declines the browser's own
 * translation (decisions/173).
 */
export function offerLanguage(): void {
  if (!/^zh\b/i.test(navigator.language) || hasChosen('language') || readStored(OFFERED) !== null) return
  // Without storage it would be offered again and again.
  if (!writeStored(OFFERED, 'yes')) return
  const say = i18n.getFixedT('zh-CN')
  showToastIn('zh-CN', say('settings.offer'), {
    label: say('settings.take'),
    act: () => choosePreference('language', 'zh-CN'),
  })
}
