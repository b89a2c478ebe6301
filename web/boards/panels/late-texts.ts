import { boardPanelsEn, boardPanelsZh } from '../../locales/board-panels-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the editor: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { boardPanels: boardPanelsEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { boardPanels: boardPanelsZh }, true, true)
