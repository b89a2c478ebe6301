import { useTranslation } from 'react-i18next'
import { useEdited } from '../../editor/state/board-editor.ts'
import { LayerRows } from './LayerRows.tsx'
import styles from './Layers.module.css'

/** The list of layers, collapsed at first. */
export function Layers() {
  const { t } = useTranslation()
  const count = useEdited(({ draft }) => draft.items.size)
  return (
    <details className={styles['layers']}>
      <summary className={styles['title']}>{t('boardPanels.layers', { count })}</summary>
      <LayerRows />
    </details>
  )
}
