import { budgetsEn, budgetsZh } from '../locales/budgets-texts.ts'
import { i18n } from '../locales/i18n.ts'

// They come with the page: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { budgets: budgetsEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { budgets: budgetsZh }, true, true)
