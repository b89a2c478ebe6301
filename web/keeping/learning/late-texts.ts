import { i18n } from '../../locales/i18n.ts'
import { learningEn, learningZh } from '../../locales/learning-texts.ts'

// Few people keep the catalogue: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { learning: learningEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { learning: learningZh }, true, true)
