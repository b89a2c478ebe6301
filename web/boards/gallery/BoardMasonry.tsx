import { useEffect, useState, type ReactNode } from 'react'
import { useGridPlace } from '../../kit/lists/grid-place.ts'
import { PrintedNote } from '../../kit/lists/PrintedNote.tsx'
import { usePageUnit } from '../../kit/page-unit.ts'
import { usePrinting } from '../../kit/printing.ts'
import type { BoardCard } from '../queries.ts'
import styles from './BoardMasonry.module.css'
import { boxesBetween, masonryOf, type CardBox } from './masonry.ts'
import { useWindowSpan } from '../../kit/lists/window-span.ts'

/** The end of the loaded boards counts as near within this many windows below the view. */
const WINDOWS_AHEAD = 0.5

export interface BoardPlace extends CardBox {
  isEager: boolean
}

interface BoardMasonryProps {
  label: string
  boards: readonly BoardCard[]
  total: number
  hasMore: boolean
  onNearEnd: () => void
  renderBoard: (board: BoardCard, place: BoardPlace) => ReactNode
}

/** Boards in columns, each as high as its paper. Only those near the window, and the focused one, are in the document. */
export function BoardMasonry({ label, boards, total, hasMore, onNearEnd, renderBoard }: BoardMasonryProps) {
  const { gridRef, width, top } = useGridPlace<HTMLUListElement>()
  const unit = usePageUnit()
  const [focused, setFocused] = useState<string | null>(null)
  const inSight = useWindowSpan()
  const masonry = masonryOf(boards.map(contentOf), width, unit)
  const isPrinting = usePrinting()
  const shown = isPrinting ? new Set(boards.keys()) : boxesBetween(masonry, inSight.top - top, inSight.bottom - top)
  const focusedPlace = boards.findIndex(({ id }) => id === focused)
  // Also the neighbours of the focused one, which Tab leads to.
  if (focusedPlace >= 0) for (const place of [focusedPlace - 1, focusedPlace, focusedPlace + 1]) shown.add(place)
  const isNearEnd =
    hasMore && inSight.bottom - top + WINDOWS_AHEAD * (inSight.bottom - inSight.top) > lowestEnd(masonry.boxes)
  // Scrolling is outside React.
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])
  return (
    <>
      <PrintedNote loaded={boards.length} total={total} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only follows the focus */}
      <ul
        ref={gridRef}
        className={styles['masonry']}
        style={{ height: masonry.height }}
        aria-label={label}
        onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-board]')?.dataset['board'] ?? null)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(null)
        }}
      >
        {width > 0 &&
          boards.map((board, place) => {
            const box = masonry.boxes[place]
            if (!box || !shown.has(place)) return null
            return (
              <li
                key={board.id}
                className={styles['cell']}
                style={{ width: box.width, height: box.height, transform: `translate(${box.x}px, ${box.y}px)` }}
                aria-setsize={total}
                aria-posinset={place + 1}
                data-board={board.id}
              >
                {renderBoard(board, { ...box, isEager: box.y < window.innerHeight })}
              </li>
            )
          })}
      </ul>
    </>
  )
}

function contentOf({ canvas, takenDown }: BoardCard) {
  return { ratio: canvas.width / canvas.height, moreLines: takenDown ? 1 : 0 }
}

/** The end of the shortest column. */
function lowestEnd(boxes: readonly CardBox[]): number {
  return Math.max(0, ...boxes.map(({ y }) => y))
}
