// oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's rows are no rows of a tree to be dragged, and are laid out otherwise
import { IconChevronDown, IconChevronRight, IconGripVertical } from '@tabler/icons-react'
import { useState, type CSSProperties, type DragEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { TreeCategory } from '../../../../contract/keeping/merging.ts'
import { IconButton } from '../../../kit/Button.tsx'
import { useFigures } from '../../../kit/figures.ts'
import { Menu } from '../../../kit/Menu.tsx'
import { RecordPicture } from '../FieldValueShown.tsx'
import { droppedAt, isBelowItself, type TreePosition, type TreeRow } from './tree-rows.ts'

const acts = ['edit', 'below', 'move', 'merge', 'delete'] as const
export type TreeAct = (typeof acts)[number]

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

const ROW =
  'group flex cursor-grab items-center border-t last:border-b hover:bg-wash focus-visible:-outline-offset-2 data-held:bg-accent-wash data-[over=into]:bg-accent-wash data-[over=before]:shadow-[inset_0_2px_var(--accent)] data-[over=after]:shadow-[inset_0_-2px_var(--accent)]'
const NAME =
  'flex min-h-44 min-w-0 flex-1 items-center gap-8 pl-[calc((var(--level)-1)*26*var(--u))] phone:pl-[calc((var(--level)-1)*12*var(--u))]'

/** A category's row: its counts and actions; it can be dragged, and others can be dropped on it. */
export function CategoryRow(props: CategoryRowProps) {
  const { row, name, isStop, isHeld, tree, onFocus, onKey, onToggle, onAct, onDrop } = props
  const { category, level, position, siblings, isOpen } = row
  const { t } = useTranslation()
  const figure = useFigures()
  const dropping = useDropping(tree, category.id, onDrop)
  return (
    <div
      role="row"
      data-id={category.id}
      className={ROW}
      style={{ '--level': level } as CSSProperties}
      tabIndex={isStop ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      data-held={isHeld || undefined}
      draggable
      onFocus={onFocus}
      onKeyDown={onKey}
      {...dropping}
    >
      <div role="rowheader" className={NAME}>
        <IconGripVertical
          className="size-16 flex-none text-second opacity-0 group-hover:opacity-100 group-data-held:opacity-100 phone:hidden"
          aria-hidden
        />
        {isOpen === undefined ? (
          <span className="w-28 flex-none" />
        ) : (
          <Fold isOpen={isOpen} name={name} onToggle={onToggle} />
        )}
        {category.image && <RecordPicture picture={category.image} isSmall />}
        <span className="wrap-anywhere">{name}</span>
      </div>
      <div role="gridcell" className="figures px-12 text-right text-meta whitespace-nowrap text-second">
        {t('records.products', { count: row.products, figure: figure(row.products) })}
      </div>
      <div role="gridcell" className="flex-none">
        <RowMenu name={name} category={category} isStop={isStop} onAct={onAct} />
      </div>
    </div>
  )
}

interface FoldProps {
  isOpen: boolean
  name: string
  onToggle: (isOpen: boolean) => void
}

function Fold({ isOpen, name, onToggle }: FoldProps) {
  const { t } = useTranslation()
  return (
    <IconButton
      label={t(isOpen ? 'records.fold' : 'records.open', { name })}
      icon={isOpen ? IconChevronDown : IconChevronRight}
      isSmall
      isStop={false}
      onPress={() => onToggle(!isOpen)}
    />
  )
}

function RowMenu({
  name,
  category,
  isStop,
  onAct,
}: Pick<CategoryRowProps, 'name' | 'isStop' | 'onAct'> & { category: TreeCategory }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Menu
      label={t('records.more', { name })}
      isStop={isStop}
      items={[
        ...acts.map((act) => ({ label: t(`records.${act}`), onPress: () => onAct(act) })),
        {
          label: t('records.seeProducts'),
          onPress: () => void navigate(`/operator/products?categoryId=${category.id}`),
        },
      ]}
    />
  )
}

const KIND = 'application/x-category'

/** A row that is dragged, and on which others are dropped: before it, after it, or into it. */
function useDropping(tree: readonly TreeCategory[], ownId: string, onDrop: CategoryRowProps['onDrop']) {
  const [over, setOver] = useState<number | null>(null)
  return {
    'data-over': zoneOf(over),
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(KIND, ownId)
      dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(KIND)) return
      event.preventDefault()
      setOver(shareOf(event))
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent<HTMLElement>) => {
      const id = event.dataTransfer.getData(KIND)
      setOver(null)
      if (!id) return
      event.preventDefault()
      const place = droppedAt(tree, ownId, shareOf(event))
      if (id !== ownId && !isBelowItself(tree, id, place)) onDrop(id, place)
    },
  }
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
