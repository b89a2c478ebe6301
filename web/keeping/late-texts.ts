import { i18n } from '../locales/i18n.ts'
import { keepingEn, keepingZh } from '../locales/keeping-texts.ts'
import { operatorEn, operatorZh } from '../locales/operator-texts.ts'

// Few people keep the catalogue: no first page shall wait for them. What their pages have around them comes too.
i18n.addResourceBundle('en', 'translation', { keeping: keepingEn, operator: operatorEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { keeping: keepingZh, operator: operatorZh }, true, true)
