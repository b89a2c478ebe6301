import { i18n } from '../../locales/i18n.ts'
import { guestEn, guestZh } from '../../locales/sharing-guest-texts.ts'

// They come with the page: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { shared: guestEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { shared: guestZh }, true, true)
