import '../login/late-texts.ts'
import { companyEn, companyZh } from '../../locales/company-texts.ts'
import { i18n } from '../../locales/i18n.ts'
import { profileEn, profileZh } from '../../locales/profile-texts.ts'

// They come with the page, and with the line that a deletion puts on all pages.
i18n.addResourceBundle('en', 'translation', { profile: profileEn, company: companyEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { profile: profileZh, company: companyZh }, true, true)
