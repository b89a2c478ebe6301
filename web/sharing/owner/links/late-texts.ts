import '../late-texts.ts'
import { i18n } from '../../../locales/i18n.ts'
import { shareLinksEn, shareLinksZh } from '../../../locales/share-links-texts.ts'

// They come with the drawer.
i18n.addResourceBundle('en', 'translation', { shareLinks: shareLinksEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { shareLinks: shareLinksZh }, true, true)
