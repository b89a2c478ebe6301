import { budgetExplainingEn, budgetExplainingZh } from '../../locales/budget-explaining-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the first explanation: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { budgetExplaining: budgetExplainingEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { budgetExplaining: budgetExplainingZh }, true, true)
