import { imageSearchEn, imageSearchZh } from '../locales/image-search-texts.ts'
import { i18n } from '../locales/i18n.ts'

// They come with the page: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { imageSearch: imageSearchEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { imageSearch: imageSearchZh }, true, true)
