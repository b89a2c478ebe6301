import { demonstrationEn, demonstrationZh } from '../../locales/demonstration-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// Few people are operators: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { demonstration: demonstrationEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { demonstration: demonstrationZh }, true, true)
