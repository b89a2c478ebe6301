import { folderEn, folderZh } from '../../locales/folder-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the page: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { folder: folderEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { folder: folderZh }, true, true)
