import { i18n } from '../locales/i18n.ts'
import { substitutingEn, substitutingZh } from '../locales/substituting-texts.ts'

// They come with the pages that have such buttons.
i18n.addResourceBundle('en', 'translation', { substituting: substitutingEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { substituting: substitutingZh }, true, true)
