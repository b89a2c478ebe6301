import type { AppLanguage } from './i18n.ts'

/** What the client of the older API says where the server gives no words of its own. */
export const legacyTexts: Record<AppLanguage, { logIn: string }> = {
  en: { logIn: 'Please log in.' },
  'zh-CN': { logIn: '请先登录。' },
}
