import { useTranslation } from 'react-i18next'
import { paperOf } from '../gallery/paper-size.ts'
import { useEdited } from './state/board-editor.ts'

/** "A2 landscape", or the sides of a paper without a name. */
export function usePaperName(): string {
  const { t } = useTranslation()
  const { width, height } = useEdited(({ draft }) => draft.fields.canvas)
  const format = paperOf({ width, height })
  if (!format) return t('boardEditor.paper.own', { width, height })
  return t(width > height ? 'boardEditor.paper.landscape' : 'boardEditor.paper.portrait', {
    paper: format.toUpperCase(),
  })
}
