import { favouritesEn, favouritesZh } from '../locales/favourites-texts.ts'
import { i18n } from '../locales/i18n.ts'

// They come with the popover: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { favourites: favouritesEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { favourites: favouritesZh }, true, true)
