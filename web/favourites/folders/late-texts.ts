import { foldersEn, foldersZh } from '../../locales/folders-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the page: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { folders: foldersEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { folders: foldersZh }, true, true)
