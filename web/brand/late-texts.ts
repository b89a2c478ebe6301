import { brandPageEn, brandPageZh } from '../locales/brand-texts.ts'
import { i18n } from '../locales/i18n.ts'

// They come with the page of a brand: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { brandPage: brandPageEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { brandPage: brandPageZh }, true, true)
