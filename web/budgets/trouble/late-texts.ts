import { budgetTroubleEn, budgetTroubleZh } from '../../locales/budget-trouble-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with an open list: no other page has such trouble.
i18n.addResourceBundle('en', 'translation', { budgetTrouble: budgetTroubleEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { budgetTrouble: budgetTroubleZh }, true, true)
