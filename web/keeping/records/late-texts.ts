import '../late-texts.ts'
import { i18n } from '../../locales/i18n.ts'
import { recordsEn, recordsZh } from '../../locales/keeping-records-texts.ts'

i18n.addResourceBundle('en', 'translation', { records: recordsEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { records: recordsZh }, true, true)
