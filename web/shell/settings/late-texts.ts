import { i18n } from '../../locales/i18n.ts'
import { settingsEn, settingsZh } from '../../locales/settings-texts.ts'

// They come with the drawer: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { settings: settingsEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { settings: settingsZh }, true, true)
