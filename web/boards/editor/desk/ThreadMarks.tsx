import { useLayoutEffect, useRef } from 'react'
import { useStore } from '../../../kit/store.ts'
import { discussionHere } from '../../../workspace/discussing.ts'
import { ThreadMark } from '../../../workspace/ThreadMark.tsx'
import { boundsOfAll } from '../geometry/boxes.ts'
import { TRUE_PX_PER_MM } from '../geometry/viewing.ts'
import { useEdited } from '../state/board-editor.ts'
import { useDeskZoom, viewOfPaper } from '../state/view.ts'
import { useItemWords } from './item-words.ts'
import styles from './ThreadMarks.module.css'

/** Marks at items that have an open discussion, of the same size at every zoom. */
export function ThreadMarks() {
  const scale = useDeskZoom() * TRUE_PX_PER_MM
  const words = useItemWords()
  const items = useEdited(({ draft }) => draft.items)
  const counts = useStore(discussionHere, ({ countByPart }) => countByPart)
  const layer = useRef<HTMLDivElement>(null)
  // They follow the paper without React while the paper is pushed.
  useLayoutEffect(() => {
    const place = () => {
      const { x, y } = viewOfPaper.get()
      if (layer.current) layer.current.style.transform = `translate(${x}px, ${y}px)`
    }
    place()
    return viewOfPaper.subscribe(place)
  }, [])
  return (
    <div ref={layer} className={styles['layer']} data-own-pointer>
      {[...counts.keys()].map((id) => {
        const item = items.get(id)
        const bounds = item && boundsOfAll([item])
        if (!bounds) return null
        return (
          <span
            key={id}
            className={styles['place']}
            style={{ left: (bounds.x + bounds.w) * scale, top: bounds.y * scale }}
            onPointerDown={(event) => event.stopPropagation()}
          >
            <ThreadMark partId={id} name={words.name(item)} />
          </span>
        )
      })}
    </div>
  )
}
