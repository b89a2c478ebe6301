import { budgetLineEn, budgetLineZh } from '../../locales/budget-line-texts.ts'
import { i18n } from '../../locales/i18n.ts'
import '../table/late-texts.ts'

// They come with the drawer: no page shall wait for them.
i18n.addResourceBundle('en', 'translation', { budgetLine: budgetLineEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { budgetLine: budgetLineZh }, true, true)
