import { loupeEn, loupeZh } from '../../locales/loupe-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with what takes a colour: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { color: loupeEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { color: loupeZh }, true, true)
