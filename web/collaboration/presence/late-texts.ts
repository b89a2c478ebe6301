import { i18n } from '../../locales/i18n.ts'
import { presenceEn, presenceZh } from '../../locales/presence-texts.ts'

// They come with who else is here: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { presence: presenceEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { presence: presenceZh }, true, true)
