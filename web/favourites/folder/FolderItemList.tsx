import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../../finding/filters/address-filters.ts'
import type { CardActions } from '../../finding/cards/card-actions.ts'
import { countFilters } from '../../finding/filters/filters.ts'
import { GridSkeleton } from '../../finding/grid/GridSkeleton.tsx'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { reportFailure } from '../../errors/report.ts'
import { RetryButton } from '../../errors/RetryButton.tsx'
import { useAfterPause } from '../../kit/after-pause.ts'
import { Face } from '../../kit/Face.tsx'
import { focusIfLost } from '../../kit/focus/focus.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import { neighbourOf } from '../../kit/lists/selection.ts'
import { linkOfItem } from './gallery/card-link.ts'
import { EmptyFolder } from './EmptyFolder.tsx'
import { isByHand } from './items/folder-items.ts'
import { ItemGallery, NOTE_ROOM } from './gallery/ItemGallery.tsx'
import styles from './FolderView.module.css'
import { useItemChanges } from './items/item-changes.ts'
import { SelectionBar, SelectionBarRoom } from './SelectionBar.tsx'
import type { useFolderItems } from './items/use-folder-items.ts'
import { useSelection } from '../../kit/lists/use-selection.ts'

const FolderChooser = lazyComponent(async () => (await import('./FolderChooser.tsx')).FolderChooser)

const DIMMED_AFTER_MS = 120

interface FolderListProps {
  folderId: string
  /** How many items the folder is known to have. */
  count: number | undefined
  list: ReturnType<typeof useFolderItems>
  /** False: the folder can only be viewed, compared, copied and used elsewhere. */
  mayEdit: boolean
  actions: CardActions
  /** Further actions for several SKUs. */
  withSome: (skuIds: readonly string[]) => ReactNode
  /** The focused item left with the ticked ones, and no neighbour of it remains. */
  onLeft: () => void
}

/** The items that meet the filters, in all states, and the actions for the ticked ones. */
export function FolderItemList({ folderId, count, list, mayEdit, actions, withSome, onLeft }: FolderListProps) {
  const { t } = useTranslation()
  const { filters } = useAddressFilters()
  const { items, total } = list
  const changes = useItemChanges(folderId, items)
  const { selection, ticked, tick, tickAll, tickNone, end } = useSelection(items)
  const [transfer, setTransfer] = useState<'move' | 'copy' | null>(null)
  const hasMatchLine = filters.keyword !== null || filters.colorHex !== null
  const isNarrowed = countFilters(filters) > 0
  const tickedSkus = ticked.map(({ skuId }) => skuId)
  const allBox = useRef<HTMLInputElement>(null)

  const isDimmed = useAfterPause(list.isOutdated, DIMMED_AFTER_MS)

  const endHere = () => {
    flushSync(end)
    // The pressed button may leave the document with the ticked items.
    focusIfLost(allBox.current)
  }
  const remove = () => {
    if (ticked.length === 0) return showToast(t('folder.nothingSelected'))
    const ids = items.map(({ id }) => id)
    const neighbour = neighbourOf(selection.ids, ids)
    changes.remove(ticked)
    flushSync(end)
    if (!focusCard(neighbour)) onLeft()
  }
  const readAndTickAll = () => void list.readAll().then(tickAll)

  if (list.isPending) return <ListSkeleton hasMatchLine={hasMatchLine} most={count} />
  if (list.error) return <FailureFace isPart error={list.error} what={t('folder.failed')} onRetry={list.retry} />
  if (items.length === 0) return <EmptyFolder isNarrowed={isNarrowed} mayEdit={mayEdit} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its keys are shortcuts of the buttons within
    <div
      className={isDimmed ? styles['outdated'] : undefined}
      aria-busy={list.isOutdated}
      onKeyDown={(event) => pressKey(event, { remove: mayEdit ? remove : null, end: endHere, readAndTickAll })}
    >
      <SelectionBar
        skuIds={tickedSkus}
        more={withSome(tickedSkus)}
        total={total}
        onAll={readAndTickAll}
        isSelecting={selection.hasBegun}
        onNone={tickNone}
        onEnd={endHere}
        allBox={allBox}
        onTransfer={setTransfer}
        mayMove={mayEdit}
        onRemove={mayEdit ? remove : undefined}
      />
      <ItemGallery
        items={items}
        total={total}
        hasMatchLine={hasMatchLine}
        hasMore={list.hasMore}
        onNearEnd={list.readOn}
        readAll={list.readAll}
        actions={actions}
        selection={selection}
        onTick={tick}
        mayNote={mayEdit}
        onSort={isByHand(filters) && !isNarrowed && mayEdit ? changes.sort : null}
      />
      {list.failedOn && <Face title={t('folder.failed')} action={<RetryButton look="plain" onRetry={list.retry} />} />}
      {transfer && (
        <LateFolderChooser
          how={transfer}
          count={ticked.length}
          folderId={folderId}
          onClose={() => setTransfer(null)}
          onChoose={(to) => {
            changes.transfer({ how: transfer, items: ticked, to })
            // The dialog returns the focus to its button, which leaves the document as well.
            flushSync(() => {
              setTransfer(null)
              end()
            })
            onLeft()
          }}
        />
      )}
    </div>
  )
}

/** Returns whether there is such a card. */
function focusCard(id: string | undefined): boolean {
  const card = id === undefined ? null : linkOfItem(id)
  card?.focus()
  return card !== null
}

function ListSkeleton(props: { hasMatchLine: boolean; most: number | undefined }) {
  return (
    <>
      <SelectionBarRoom />
      <GridSkeleton {...props} below={NOTE_ROOM} />
    </>
  )
}

interface KeyActs {
  /** Null: the items cannot be removed. */
  remove: (() => void) | null
  end: () => void
  readAndTickAll: () => void
}

/** Delete removes what is ticked, Escape ends ticking, Ctrl+A ticks all. */
function pressKey(event: KeyboardEvent, { remove, end, readAndTickAll }: KeyActs): void {
  // Keys in a dialog bubble here as well.
  if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
  if (event.target.matches('textarea')) return
  if (event.key === 'Delete') remove?.()
  // A field that this Escape has closed has used it already.
  if (event.key === 'Escape' && !event.defaultPrevented) end()
  if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  readAndTickAll()
}

function LateFolderChooser(props: ComponentProps<typeof FolderChooser>) {
  return (
    <LatePart
      onFailure={(error) => {
        reportFailure(error)
        props.onClose()
      }}
    >
      <FolderChooser {...props} />
    </LatePart>
  )
}
