import { i18n } from '../locales/i18n.ts'
import { importEn, importZh } from '../locales/import-texts.ts'
import { operatorEn, operatorZh } from '../locales/operator-texts.ts'

// Few people are operators: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { operator: operatorEn, import: importEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { operator: operatorZh, import: importZh }, true, true)
