import { comparisonEn, comparisonZh } from '../locales/comparison-texts.ts'
import { i18n } from '../locales/i18n.ts'

// They weigh as much as the tray itself: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { comparison: comparisonEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { comparison: comparisonZh }, true, true)
