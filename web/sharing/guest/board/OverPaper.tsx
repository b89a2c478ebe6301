import type { CSSProperties, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedBoard } from '../../../../contract/sharing/views.ts'
import { useDiscussion } from '../discussion/discussion-context.ts'
import { useUnseen } from '../discussion/seen-answers.ts'
import type { GuestThread } from '../discussion/threads.ts'
import type { CommentPlace } from '../queries.ts'
import type { LegendMaterial } from './board-subjects.ts'
import styles from './OverPaper.module.css'

interface OverPaperProps {
  board: SharedBoard
  materials: readonly LegendMaterial[]
  /** The material whose samples are marked, by the key of one of its places. */
  pointedAt: string | null
  onPointAt: (key: string | null) => void
  /** A press chooses a place for a comment, whatever lies there. */
  isPlacing: boolean
  onOpen: (place: CommentPlace) => void
}

/** What can be pressed on a paper: samples for pointers (keyboards and screen readers use the legend), and numbers of comments. */
export function OverPaper({ board, materials, pointedAt, onPointAt, isPlacing, onOpen }: OverPaperProps) {
  const { t } = useTranslation()
  const discussion = useDiscussion()
  const { canvas, items } = board
  const materialById = new Map(materials.flatMap((material) => material.itemIds.map((id) => [id, material] as const)))
  const threads = discussion?.threads ?? []
  const unseen = new Set(useUnseen(threads))
  const pins = threads.filter((one) => one.comment.on && (one.comment.resolveTime === null || unseen.has(one)))
  const choosePlace = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const inTenths = (share: number, length: number) => Math.round(share * length * 10) / 10
    onOpen({
      x: inTenths((clientX - left) / width, canvas.width),
      y: inTenths((clientY - top) / height, canvas.height),
    })
  }
  return (
    <div className={styles['over']}>
      <div aria-hidden>
        {items.map((item) => {
          const material = materialById.get(item.id)
          if (!material) return null
          const key = material.subject.keys[0] ?? null
          return (
            <button
              key={item.id}
              type="button"
              className={styles['sample']}
              tabIndex={-1}
              aria-label={material.subject.name}
              data-pointed={key === pointedAt}
              style={{ ...boxOf(item, canvas), rotate: `${item.rotation}deg` }}
              onPointerEnter={() => onPointAt(key)}
              onPointerLeave={() => onPointAt(null)}
              onClick={() => onOpen({ itemId: item.id })}
            />
          )
        })}
      </div>
      {pins.map((thread) => {
        const at = commentPointOf(thread, board)
        return (
          at && (
            <button
              key={thread.comment.id}
              type="button"
              className={styles['pin']}
              style={{ left: `${(at.x / canvas.width) * 100}%`, top: `${(at.y / canvas.height) * 100}%` }}
              aria-label={t('shared.talk.pin', { number: thread.number, text: thread.comment.text.slice(0, 80) })}
              onClick={() => thread.comment.on && onOpen(thread.comment.on)}
            >
              {thread.number}
            </button>
          )
        )
      })}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- for pointers alone; the legend has the same for keys */}
      {isPlacing && <div className={styles['choosing']} aria-hidden onClick={choosePlace} />}
    </div>
  )
}

type Box = Pick<SharedBoard['items'][number], 'x' | 'y' | 'w' | 'h'>

function boxOf({ x, y, w, h }: Box, { width, height }: SharedBoard['canvas']): CSSProperties {
  return {
    left: `${(x / width) * 100}%`,
    top: `${(y / height) * 100}%`,
    width: `${(w / width) * 100}%`,
    height: `${(h / height) * 100}%`,
  }
}

/** A place on the paper, in mm; of an item its upper right corner. Undefined where the item is gone. */
function commentPointOf(
  { comment: { on } }: GuestThread,
  { items, canvas }: SharedBoard,
): { x: number; y: number } | null {
  if (!on || 'lineId' in on) return null
  if ('x' in on) return { x: within(on.x, canvas.width), y: within(on.y, canvas.height) }
  const item = items.find(({ id }) => id === on.itemId)
  return item ? { x: within(item.x + item.w, canvas.width), y: within(item.y, canvas.height) } : null
}

/** Far enough from the edge to show the whole number. */
function within(place: number, length: number): number {
  return Math.min(Math.max(place, length * 0.03), length * 0.97)
}
