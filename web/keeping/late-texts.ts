import { i18n } from '../locales/i18n.ts'
import { keepingEn, keepingZh } from '../locales/keeping-texts.ts'

// Few people keep the catalogue: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { keeping: keepingEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { keeping: keepingZh }, true, true)
