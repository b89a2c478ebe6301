import { cardMenuEn, cardMenuZh } from '../../locales/card-menu-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the menu: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { cardMenu: cardMenuEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { cardMenu: cardMenuZh }, true, true)
