import { createInstance } from 'i18next'
import { comparisonEn, comparisonZh } from '../../locales/comparison-texts.ts'
import { drawerEn, drawerZh } from '../../locales/drawer-texts.ts'
import { en } from '../../locales/en.ts'
import { looksEn, looksZh } from '../../locales/looks-texts.ts'
import { zh } from '../../locales/zh.ts'

/** The conversion of a comparable price in its own currency: none. */
export const unconverted = { rateDate: null, rateSource: null }

/** The words of one language, without dictionaries or areas. */
export function testWordsIn(language: 'en' | 'zh-CN') {
  const i18n = createInstance()
  const resources = {
    en: { translation: { ...en, comparison: comparisonEn, drawer: { ...en.drawer, ...drawerEn }, looks: looksEn } },
    'zh-CN': {
      translation: { ...zh, comparison: comparisonZh, drawer: { ...zh.drawer, ...drawerZh }, looks: looksZh },
    },
  }
  void i18n.init({ lng: language, resources, interpolation: { escapeValue: false }, initAsync: false })
  return { t: i18n.t, language, isChinese: language === 'zh-CN', entries: [], areas: [], today: '2026-11-20' }
}
