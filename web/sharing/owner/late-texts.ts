import { i18n } from '../../locales/i18n.ts'
import { shareEn, shareZh } from '../../locales/share-texts.ts'

// They come with the button: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { share: shareEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { share: shareZh }, true, true)
