import { feedEn, feedZh } from '../../locales/feed-texts.ts'
import { i18n } from '../../locales/i18n.ts'
import { operatorEn, operatorZh } from '../../locales/operator-texts.ts'

// Few people are of the staff: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { operator: operatorEn, feed: feedEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { operator: operatorZh, feed: feedZh }, true, true)
