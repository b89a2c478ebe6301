import { avatarEn, avatarZh } from '../../locales/avatar-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the dialog.
i18n.addResourceBundle('en', 'translation', { avatar: avatarEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { avatar: avatarZh }, true, true)
