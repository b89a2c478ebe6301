import { filtersEn, filtersZh } from '../../locales/filters-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with what narrows a list, and with its chips: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { filters: filtersEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { filters: filtersZh }, true, true)
