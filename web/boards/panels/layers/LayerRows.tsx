import { useTranslation } from 'react-i18next'
import { LayerRow } from './LayerRow.tsx'
import styles from './Layers.module.css'
import { useLayerRows } from './use-layer-rows.ts'

/**
 * The list of all items, the uppermost first. A press chooses an item; its handle, its buttons, or Alt with an arrow move it to another
 * layer. A group is not a layer: an item moves alone, or with all chosen ones.
 */
export function LayerRows() {
  const { t } = useTranslation()
  const { box, list, rows, rowHeight, virtualizer, chosen, stop, renamingId, carried, actionsOf } = useLayerRows()
  return (
    <div ref={box} className={styles['box']}>
      <ol
        ref={list}
        className={styles['rows']}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={t('boardPanels.layersOf')}
      >
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const item = rows[index]
          if (!item) return null
          return (
            <LayerRow
              key={item.id}
              item={item}
              index={index}
              count={rows.length}
              style={{ height: size, transform: `translateY(${start}px)` }}
              isStop={index === stop}
              isChosen={chosen.includes(item.id)}
              isCarried={typeof carried?.gap === 'number' && carried.ids.includes(item.id)}
              isRenaming={item.id === renamingId}
              {...actionsOf(item, index)}
            />
          )
        })}
        {typeof carried?.gap === 'number' && (
          <li
            className={styles['line']}
            style={{ transform: `translateY(${carried.gap * rowHeight}px)` }}
            aria-hidden
          />
        )}
      </ol>
    </div>
  )
}
