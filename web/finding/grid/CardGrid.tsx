import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useId, useMemo, useState, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { movesByTouch } from '../../kit/focus/moves.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import { usePrinting } from '../../kit/printing.ts'
import { pressInCard } from './card-keys.ts'
import { CardSkeleton } from './CardSkeleton.tsx'
import { useCards, type GridContent } from './use-cards.ts'
import { useFirstInView } from './first-in-view.ts'
import { gridLayout, type CardRoom } from './grid-layout.ts'
import { useGridPlace } from '../../kit/lists/grid-place.ts'
import { PrintedNote } from '../../kit/lists/PrintedNote.tsx'
import { useRowsInDocument } from '../../kit/lists/rows-in-document.ts'
import styles from './ProductGrid.module.css'

const ROWS_AHEAD = 3
/** The next page is asked for this many cards before the end of what is loaded. */
const READ_AHEAD = 36
const EAGER_ROWS = 2

interface CardGridProps extends GridContent {
  label: string
  /** How many cards there are, loaded or not. */
  total: number
  room: CardRoom
  hasMore: boolean
  onNearEnd: () => void
  /** Stays in the document wherever the window is, for instance during a drag. */
  keptPosition?: number | undefined
}

/** The endless gallery. Only rows near the window are in the document; their height is known in advance. */
export function CardGrid(props: CardGridProps) {
  const { label, count, total, room, hasMore, onNearEnd, keyOf, renderCard, keptPosition } = props
  const { t } = useTranslation()
  const keysId = useId()
  const [focusedPosition, setFocusedPosition] = useState<number>()
  const { gridRef, width, top, isMeasured } = useGridPlace<HTMLUListElement>()
  const { columns, cardWidth, gap, rowHeight, isStacked, isNarrow } = gridLayout(width, usePageUnit(), room)
  const loadedRows = Math.ceil(count / columns)
  const rowOf = (position: number | undefined) => (position === undefined ? [] : [Math.floor(position / columns)])
  // The focused card stays in the document, and so do the rows that the next Tab could lead to.
  const keptRows = [...rowOf(keptPosition), ...rowOf(focusedPosition).flatMap((row) => [row - 1, row, row + 1])]
  // oxlint-disable-next-line react/incompatible-library -- it changes under us on purpose: it follows the scrolling
  const virtualizer = useWindowVirtualizer({
    // Without a known width, rows would seem low, and too many would render.
    count: width === 0 ? 0 : loadedRows + Number(hasMore),
    estimateSize: () => rowHeight,
    overscan: ROWS_AHEAD,
    scrollMargin: top,
    rangeExtractor: useRowsInDocument(keptRows),
    // The shell restores the window's position; the virtualizer would scroll it to where it first saw it.
    scrollToFn: () => undefined,
  })
  useFirstInView({ columns, rowHeight, top, isMeasured }, virtualizer.scrollOffset ?? 0)
  const rows = virtualizer.getVirtualItems()
  const content = useMemo(() => ({ count, keyOf, renderCard }), [count, keyOf, renderCard])
  const inSight = usePrinting() ? null : virtualizer.range
  const cards = useCards(content, { rows, columns, inSight, focusedPosition })
  const lastShown = ((virtualizer.range?.endIndex ?? 0) + ROWS_AHEAD + 1) * columns
  const isNearEnd = hasMore && lastShown > count - READ_AHEAD

  // The virtualizer caches row heights; a resize changes them all.
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  // Scrolling is outside React: the virtualizer reports when the end is near.
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])

  return (
    <>
      <p id={keysId} hidden>
        {t('list.cardKeys')}
      </p>
      <PrintedNote loaded={count} total={total} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are those of the controls within */}
      <ul
        ref={gridRef}
        className={styles['grid']}
        style={{ height: (hasMore ? loadedRows + 1 : loadedRows) * rowHeight }}
        data-stacked={isStacked}
        data-narrow={isNarrow}
        data-columns={columns}
        aria-label={label}
        aria-describedby={keysId}
        onKeyDown={pressInCard}
        onFocus={({ target }) => {
          setFocusedPosition(positionOf(target))
          showWords(target)
        }}
        onBlur={(event) => hasLeft(event) && setFocusedPosition(undefined)}
      >
        {cards.map(({ position, row, node, shows }) => {
          const left = (position % columns) * (cardWidth + gap)
          const place = { width: cardWidth, transform: `translate(${left}px, ${row.start - top}px)` }
          if (!shows) {
            if (!hasMore && position >= count) return null
            return (
              <li key={`loading-${position}`} className={styles['cell']} style={place} aria-hidden>
                <CardSkeleton />
              </li>
            )
          }
          return (
            <li
              key={node}
              className={styles['cell']}
              style={place}
              data-card={shows.keyOf(position)}
              aria-setsize={total}
              aria-posinset={position + 1}
            >
              {shows.renderCard(position, { width: cardWidth, isEager: row.index < EAGER_ROWS })}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** A focused card higher than the window shows its name and price rather than the top of its picture. */
function showWords(target: Element): void {
  if (movesByTouch() || !target.matches('a:focus-visible')) return
  // After the browser has scrolled to the focused element.
  requestAnimationFrame(() => target.querySelector('[data-words]')?.scrollIntoView({ block: 'nearest' }))
}

function positionOf(element: Element): number {
  return Number(element.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1
}

/** False for a switch to another window, after which the focus comes back. */
function hasLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget !== null && !currentTarget.contains(relatedTarget)
}
