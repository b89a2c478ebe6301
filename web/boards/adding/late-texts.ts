import { boardAddingEn, boardAddingZh } from '../../locales/board-adding-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with what adds: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { boardAdding: boardAddingEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { boardAdding: boardAddingZh }, true, true)
