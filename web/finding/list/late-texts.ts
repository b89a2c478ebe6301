import { emptyListEn, emptyListZh } from '../../locales/empty-list-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the face of an empty list: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { list: emptyListEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { list: emptyListZh }, true, true)
