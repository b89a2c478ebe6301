// oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's rows are no rows of a tree to be dragged, and are laid out otherwise
import { IconChevronRight, IconGripVertical } from '@tabler/icons-react'
import { useState, type CSSProperties, type DragEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { TreeCategory } from '../../../../contract/keeping/merging.ts'
import { RecordPicture } from '../RecordPicture.tsx'
import { figureText } from '../../../kit/figures.ts'
import styles from './CategoryTreeEditor.module.css'
import { droppedAt, isBelowItself, type TreePosition, type TreeRow } from './tree-rows.ts'
import { TreeRowMenu, type TreeAct } from './TreeRowMenu.tsx'

interface CategoryRowProps {
  row: TreeRow
  name: string
  /** The row that is the tab stop. */
  isStop: boolean
  isHeld: boolean
  tree: readonly TreeCategory[]
  onFocus: () => void
  onKey: (event: KeyboardEvent<HTMLElement>) => void
  onToggle: (isOpen: boolean) => void
  onAct: (act: TreeAct) => void
  onDrop: (id: string, place: TreePosition) => void
}

const KIND = 'application/x-category'

/** A category's row: its counts and actions; it can be dragged, and others can be dropped on it. */
export function CategoryRow(props: CategoryRowProps) {
  const { row, name, isStop, isHeld, tree, onFocus, onKey, onToggle, onAct, onDrop } = props
  const { category, level, position, siblings, isOpen } = row
  const { t, i18n } = useTranslation()
  const [over, setOver] = useState<number | null>(null)
  const products = t('records.products', { count: row.products, figure: figureText(row.products, i18n.language) })
  const drop = (event: DragEvent<HTMLElement>) => {
    const id = event.dataTransfer.getData(KIND)
    setOver(null)
    if (!id) return
    event.preventDefault()
    const place = droppedAt(tree, category.id, shareOf(event))
    if (id !== category.id && !isBelowItself(tree, id, place)) onDrop(id, place)
  }
  return (
    <div
      role="row"
      data-id={category.id}
      className={styles['row']}
      style={{ '--level': level } as CSSProperties}
      tabIndex={isStop ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      data-held={isHeld || undefined}
      data-over={zoneOf(over)}
      draggable
      onFocus={onFocus}
      onKeyDown={onKey}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(KIND, category.id)
        dataTransfer.effectAllowed = 'move'
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(KIND)) return
        event.preventDefault()
        setOver(shareOf(event))
      }}
      onDragLeave={() => setOver(null)}
      onDrop={drop}
    >
      <div role="rowheader" className={styles['name']}>
        <IconGripVertical className={styles['grip']} aria-hidden />
        {isOpen === undefined ? (
          <span className={styles['fold']} />
        ) : (
          <button
            type="button"
            tabIndex={-1}
            className={styles['fold']}
            aria-label={t(isOpen ? 'records.fold' : 'records.open', { name })}
            onClick={() => onToggle(!isOpen)}
          >
            <IconChevronRight data-open={isOpen || undefined} />
          </button>
        )}
        {category.image && <RecordPicture picture={category.image} />}
        <span className={styles['words']}>{name}</span>
      </div>
      <div role="gridcell" className={`figures ${styles['products'] ?? ''}`}>
        {products}
      </div>
      <div role="gridcell" className={styles['more']}>
        <TreeRowMenu name={name} category={category} isStop={isStop} onAct={onAct} />
      </div>
    </div>
  )
}

function shareOf({ clientY, currentTarget }: DragEvent<HTMLElement>): number {
  const { top, height } = currentTarget.getBoundingClientRect()
  return (clientY - top) / height
}

function zoneOf(share: number | null): string | undefined {
  if (share === null) return undefined
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'into'
}
