import { i18n } from '../../locales/i18n.ts'
import { pictureEn, pictureZh } from '../../locales/picture-texts.ts'

// They come with the first picture: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { byPicture: pictureEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { byPicture: pictureZh }, true, true)
