import '../login/late-texts.ts'
import { i18n } from '../../locales/i18n.ts'
import { profileEn, profileZh } from '../../locales/profile-texts.ts'

// They come with the page, and with the line that a deletion puts on all pages.
i18n.addResourceBundle('en', 'translation', { profile: profileEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { profile: profileZh }, true, true)
