import { suggestionEn, suggestionZh } from '../../locales/suggestion-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the suggestions: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { search: suggestionEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { search: suggestionZh }, true, true)
