import { i18n } from '../locales/i18n.ts'
import { noticesEn, noticesZh } from '../locales/notices-texts.ts'

// They come with the list, or with what looks for news: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { notices: noticesEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { notices: noticesZh }, true, true)
