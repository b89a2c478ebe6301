import { boardsEn, boardsZh } from '../locales/boards-texts.ts'
import { i18n } from '../locales/i18n.ts'

// They come with the page: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { boards: boardsEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { boards: boardsZh }, true, true)
