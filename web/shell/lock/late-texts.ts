import { i18n } from '../../locales/i18n.ts'
import { lockEn, lockZh } from '../../locales/lock-texts.ts'

// They come with the lock: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { lockScreen: lockEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { lockScreen: lockZh }, true, true)
