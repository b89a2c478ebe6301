import '../explaining/late-texts.ts'
import { budgetTableEn, budgetTableZh } from '../../locales/budget-table-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the table: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { budgetTable: budgetTableEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { budgetTable: budgetTableZh }, true, true)
