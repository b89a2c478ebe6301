import { useTranslation } from 'react-i18next'
import { useEdited } from '../editor/state/board-editor.ts'
import styles from './TakenDownLine.module.css'

/** Tells the owner of a board that an operator took it down, and why, while it is private. */
export function TakenDownLine() {
  const { t } = useTranslation()
  const takenDown = useEdited((state) => state.takenDown)
  const isPublished = useEdited(({ draft }) => draft.fields.visibility === 'published')
  if (!takenDown || isPublished) return null
  return <p className={styles['line']}>{t('boardPanels.publish.takenDown', { reason: takenDown.reason })}</p>
}
