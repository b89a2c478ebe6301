import type { AppLanguage } from './i18n.ts'

/** The message of the older API's client where the server gives none. */
export const legacyTexts: Record<AppLanguage, { logIn: string }> = {
  en: { logIn: 'Please log in.' },
  'zh-CN': { logIn: '请先登录。' },
}
