import { exportEn, exportZh } from '../../locales/export-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the menu: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { export: exportEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { export: exportZh }, true, true)
