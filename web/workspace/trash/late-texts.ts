import { deletedEn, deletedZh } from '../../locales/deleted-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the pages that list what was deleted.
i18n.addResourceBundle('en', 'translation', { deleted: deletedEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { deleted: deletedZh }, true, true)
