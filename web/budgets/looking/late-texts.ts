import { budgetLookingEn, budgetLookingZh } from '../../locales/budget-looking-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the charts: no list waits for them.
i18n.addResourceBundle('en', 'translation', { budgetLooking: budgetLookingEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { budgetLooking: budgetLookingZh }, true, true)
