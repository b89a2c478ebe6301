import { IconArrowDown, IconArrowUp, IconLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { inDrawingOrder, type Item } from '../../../contract/boards/item.ts'
import { useItemWords } from '../editor/desk/item-words.ts'
import { useEdited, useEditedBoard } from '../editor/state/board-editor.ts'
import { select, toggle, useSelection } from '../editor/state/selection.ts'
import { atLayer } from '../verbs/layers.ts'
import styles from './Layers.module.css'

/** Everything that lies on the board, the uppermost first. Pressed it is chosen; arrows bring it up or down. */
export function Layers() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const items = useEdited(({ draft }) => draft.items)
  const words = useItemWords()
  const chosen = useSelection()
  const ordered = useMemo(() => inDrawingOrder(items.values()), [items])
  const move = (item: Item, by: 1 | -1) => {
    const layer = ordered.findIndex(({ id }) => id === item.id) + 1
    board.edit({ put: atLayer(ordered, item.id, layer + by) })
  }
  return (
    <details className={styles['layers']}>
      <summary className={styles['title']}>{t('boardPanels.layers', { count: ordered.length })}</summary>
      <ol className={styles['rows']} reversed>
        {ordered.toReversed().map((item, index) => (
          <li key={item.id} className={styles['row']} data-chosen={chosen.includes(item.id)}>
            <button
              type="button"
              className={styles['name']}
              aria-pressed={chosen.includes(item.id)}
              onClick={({ shiftKey }) => (shiftKey ? toggle([item.id]) : select([item.id]))}
            >
              {words.name(item)}
              {item.locked && <IconLock aria-label={t('boardEditor.locked')} />}
            </button>
            <button
              type="button"
              className={styles['move']}
              aria-label={t('boardPanels.up', { name: words.name(item) })}
              aria-disabled={index === 0 || item.locked}
              onClick={() => index > 0 && !item.locked && move(item, 1)}
            >
              <IconArrowUp />
            </button>
            <button
              type="button"
              className={styles['move']}
              aria-label={t('boardPanels.down', { name: words.name(item) })}
              aria-disabled={index === ordered.length - 1 || item.locked}
              onClick={() => index < ordered.length - 1 && !item.locked && move(item, -1)}
            >
              <IconArrowDown />
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
