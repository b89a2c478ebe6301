import { boardEditorEn, boardEditorZh } from '../../locales/board-editor-texts.ts'
import { i18n } from '../../locales/i18n.ts'

// They come with the editor: no first page shall wait for them.
i18n.addResourceBundle('en', 'translation', { boardEditor: boardEditorEn }, true, true)
i18n.addResourceBundle('zh-CN', 'translation', { boardEditor: boardEditorZh }, true, true)
