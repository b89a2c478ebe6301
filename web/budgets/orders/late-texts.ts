import '../explaining/late-texts.ts'
import { budgetOrdersEn, budgetOrdersZh } from '../../locales/budget-orders-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the view of orders: no list waits for them.
i18n.addResourceBundle('en', 'translation', { budgetOrders: budgetOrdersEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { budgetOrders: budgetOrdersZh }, true, true)
