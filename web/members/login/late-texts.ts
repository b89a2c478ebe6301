import { i18n } from '../../locales/i18n.ts'
import { loginEn, loginZh } from '../../locales/login-texts.ts'

// They come with the dialog: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { login: loginEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { login: loginZh }, true, true)
