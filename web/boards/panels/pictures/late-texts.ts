import { boardPicturesEn, boardPicturesZh } from '../../../locales/board-pictures-texts.ts'
import { i18n } from '../../../locales/i18n.ts'

// They come with the editor: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { boardPictures: boardPicturesEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { boardPictures: boardPicturesZh }, true, true)
