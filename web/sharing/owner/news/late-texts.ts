import '../late-texts.ts'
import { i18n } from '../../../locales/i18n.ts'
import { shareNewsEn, shareNewsZh } from '../../../locales/share-news-texts.ts'

// They come with the drawer.
i18n.addResourceBundle('en', 'translation', { shareNews: shareNewsEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { shareNews: shareNewsZh }, true, true)
