import { drawerEn, drawerZh } from '../../locales/drawer-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the drawer: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { drawer: drawerEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { drawer: drawerZh }, true, true)
