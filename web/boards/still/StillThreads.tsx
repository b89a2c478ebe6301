import { useEffect, useRef, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Board } from '../../../contract/boards/calls.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { useStore } from '../../kit/store.ts'
import { discussionHere } from '../../workspace/discussing.ts'
import { ThreadMark } from '../../workspace/ThreadMark.tsx'
import { boundsOfTurned } from '../editor/geometry/boxes.ts'
import { itemName } from '../item-name.ts'
import styles from './StillThreads.module.css'

interface StillThreadsProps {
  board: Pick<Board, 'canvas' | 'items'>
  /** The item that the viewer was led to. */
  shownId: string | null
}

/** Marks over the paper: at items with an open discussion, of the same size at every zoom, and around the item to show. */
export function StillThreads({ board: { canvas, items }, shownId }: StillThreadsProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const counts = useStore(discussionHere, ({ countByPart }) => countByPart)
  const frame = useRef<HTMLSpanElement>(null)
  // Scrolling is outside React.
  useEffect(() => {
    if (shownId !== null) frame.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shownId])
  const shown = items.find(({ id }) => id === shownId)
  const across = (mm: number) => `${(mm / canvas.width) * 100}%`
  const down = (mm: number) => `${(mm / canvas.height) * 100}%`
  return (
    <div className={styles['layer']}>
      {shown && (
        <span
          ref={frame}
          className={styles['shown']}
          data-shown
          style={{
            left: across(shown.x),
            top: down(shown.y),
            width: across(shown.w),
            height: down(shown.h),
            rotate: `${shown.rotation}deg`,
          }}
        />
      )}
      {items
        .filter(({ id }) => counts.has(id))
        .map((item) => {
          const { x, y, w } = boundsOfTurned(item)
          return (
            <span
              key={item.id}
              className={styles['place']}
              style={{ '--x': across(x + w), '--y': down(y) } as CSSProperties}
            >
              <ThreadMark partId={item.id} name={itemName(item, isChinese) || t('discussion.nameless')} />
            </span>
          )
        })}
    </div>
  )
}
