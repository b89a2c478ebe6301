import { discussionEn, discussionZh } from '../../locales/discussion-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the button of a discussion, or with what somebody has to do.
i18n.addResourceBundle('en', 'translation', { discussion: discussionEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { discussion: discussionZh }, true, true)
