import { i18n } from '../../locales/i18n.ts'
import { operatorEn, operatorZh } from '../../locales/operator-texts.ts'
import { workplaceEn, workplaceZh } from '../../locales/workplace-texts.ts'

// Few people are staff: no first page shall wait for them. What their pages have around them comes too.
i18n.addResourceBundle('en', 'translation', { operator: operatorEn, workplace: workplaceEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { operator: operatorZh, workplace: workplaceZh }, true, true)
