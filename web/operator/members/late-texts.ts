import { i18n } from '../../locales/i18n.ts'
import { keptMembersEn, keptMembersZh } from '../../locales/kept-members-texts.ts'
import { operatorEn, operatorZh } from '../../locales/operator-texts.ts'

// Few people are operators: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { operator: operatorEn, keptMembers: keptMembersEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { operator: operatorZh, keptMembers: keptMembersZh }, true, true)
