import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { inDrawingOrder } from '../../../../contract/boards/item.ts'
import { useEdited } from '../state/board-editor.ts'
import { viewOfPaper } from '../state/view.ts'
import { PX_PER_MM } from '../geometry/viewing.ts'
import styles from './Paper.module.css'
import { PlacedItem } from './PlacedItem.tsx'
import { DRAWN_PX_PER_MM } from './drawn-size.ts'

/** The paper with everything on it, drawn once in a size of its own; one transform lays it on the desk. */
export function Paper() {
  const { t } = useTranslation()
  const paper = useRef<HTMLDivElement>(null)
  const items = useEdited(({ draft }) => draft.items)
  const { name, canvas, background } = useEdited(({ draft }) => draft.fields)
  const ordered = useMemo(() => inDrawingOrder(items.values()), [items])
  // The view changes with every frame of a zoom: nothing on the paper is drawn anew for it.
  useLayoutEffect(() => {
    const place = () => {
      const { zoom, x, y } = viewOfPaper.get()
      const scale = (zoom * PX_PER_MM) / DRAWN_PX_PER_MM
      if (paper.current) paper.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    }
    place()
    return viewOfPaper.subscribe(place)
  }, [])
  return (
    <div
      ref={paper}
      className={styles['paper']}
      style={{
        width: canvas.width * DRAWN_PX_PER_MM,
        height: canvas.height * DRAWN_PX_PER_MM,
        ...(background.type === 'color' && { backgroundColor: background.value }),
      }}
    >
      <ul className={styles['items']} aria-label={t('boardEditor.items', { name })}>
        {ordered.map((item, index) => (
          <PlacedItem key={item.id} item={item} layer={index + 1} layers={ordered.length} />
        ))}
      </ul>
    </div>
  )
}
