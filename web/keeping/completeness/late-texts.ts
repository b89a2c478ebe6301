import { completenessEn, completenessZh } from '../../locales/completeness-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// Few people keep the catalogue: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { completeness: completenessEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { completeness: completenessZh }, true, true)
