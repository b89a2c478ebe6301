import '../table/late-texts.ts'
import { budgetRoomsEn, budgetRoomsZh } from '../../locales/budget-rooms-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the view of rooms: no list waits for them.
i18n.addResourceBundle('en', 'translation', { budgetRooms: budgetRoomsEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { budgetRooms: budgetRoomsZh }, true, true)
