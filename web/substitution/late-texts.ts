import { i18n } from '../locales/i18n.ts'
import { substitutionEn, substitutionZh } from '../locales/substitution-texts.ts'

// They come with what shows them: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { substitution: substitutionEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { substitution: substitutionZh }, true, true)
