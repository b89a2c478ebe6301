import { useLayoutEffect, useMemo, useRef, type FocusEvent, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { inDrawingOrder, type TextItem } from '../../../../contract/boards/item.ts'
import { PX_PER_MM } from '../geometry/viewing.ts'
import { useEdited } from '../state/board-editor.ts'
import { useZoom, viewOfPaper } from '../state/view.ts'
import { walkTo } from '../state/walked.ts'
import { DRAWN_PX_PER_MM } from './drawn-size.ts'
import styles from './Paper.module.css'
import { PlacedItem } from './PlacedItem.tsx'
import { TextInHand } from './TextInHand.tsx'

interface PaperProps {
  ref: Ref<HTMLDivElement>
  textForm: ((item: TextItem, onEnd: () => void) => ReactNode) | undefined
}

/** The paper with everything on it, drawn once in a size of its own; one transform lays it on the desk. */
export function Paper({ ref, textForm }: PaperProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const items = useEdited(({ draft }) => draft.items)
  const { name, canvas, background } = useEdited(({ draft }) => draft.fields)
  const ordered = useMemo(() => inDrawingOrder(items.values()), [items])
  // The view changes with every frame of a zoom: nothing on the paper is drawn anew for it.
  useLayoutEffect(() => {
    const lay = () => {
      const { zoom, x, y } = viewOfPaper.get()
      const scale = (zoom * PX_PER_MM) / DRAWN_PX_PER_MM
      if (place.current) place.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    }
    lay()
    return viewOfPaper.subscribe(lay)
  }, [])
  return (
    <div ref={place} className={styles['place']}>
      <div
        ref={ref}
        className={styles['paper']}
        role="application"
        aria-label={t('boardEditor.paperOf', { name })}
        aria-description={t('boardEditor.paperKeys', { count: ordered.length })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one stop for all that lies on it
        tabIndex={0}
        style={{
          width: canvas.width * DRAWN_PX_PER_MM,
          height: canvas.height * DRAWN_PX_PER_MM,
          ...(background.type === 'color' && { backgroundColor: background.value }),
        }}
        onFocus={follow}
        onBlur={() => walkTo(null)}
      >
        <Grid />
        <ul className={styles['items']} aria-label={t('boardEditor.items', { name })}>
          {ordered.map((item, index) => (
            <PlacedItem key={item.id} item={item} layer={index + 1} layers={ordered.length} />
          ))}
        </ul>
        <TextInHand textForm={textForm} />
      </div>
    </div>
  )
}

/** Who walks by keys sees where they are; who points does already. */
function follow({ target }: FocusEvent): void {
  const item = target.matches(':focus-visible') && target.closest<HTMLElement>('[data-item]')
  walkTo((item && item.dataset['item']) || null)
}

/** Lines of one px of the screen. */
function Grid() {
  const grid = useEdited(({ draft }) => draft.fields.grid)
  const zoom = useZoom()
  if (!grid.show) return null
  const side = grid.size * DRAWN_PX_PER_MM
  const line = DRAWN_PX_PER_MM / (zoom * PX_PER_MM)
  // Finer than this it would be a grey paper.
  if (side / line < 5) return null
  const color = 'rgb(33 31 27 / 12%)'
  return (
    <div
      className={styles['grid']}
      style={{
        backgroundImage: `linear-gradient(to right, ${color} ${line}px, transparent ${line}px), linear-gradient(to bottom, ${color} ${line}px, transparent ${line}px)`,
        backgroundSize: `${side}px ${side}px`,
      }}
    />
  )
}
