import { budgetAddingEn, budgetAddingZh } from '../../locales/budget-adding-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with what adds: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { budgetAdding: budgetAddingEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { budgetAdding: budgetAddingZh }, true, true)
