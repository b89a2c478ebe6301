import { i18n } from '../locales/i18n.ts'
import { versionsEn, versionsZh } from '../locales/versions-texts.ts'

// They come with the button: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { versions: versionsEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { versions: versionsZh }, true, true)
