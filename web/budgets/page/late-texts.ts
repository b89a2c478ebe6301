import '../late-texts.ts'
import { budgetPageEn, budgetPageZh } from '../../locales/budget-page-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the page: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { budgetPage: budgetPageEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { budgetPage: budgetPageZh }, true, true)
