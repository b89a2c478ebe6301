import { i18n } from '../../locales/i18n.ts'
import { peopleEn, peopleZh } from '../../locales/people-texts.ts'

// They come with what shows them: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { people: peopleEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { people: peopleZh }, true, true)
