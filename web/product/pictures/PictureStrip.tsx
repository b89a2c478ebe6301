import { useEffect, useRef } from 'react'
import { PictureInTurn } from '../../kit/pictures/PictureInTurn.tsx'
import { moveInRow } from '../../kit/focus/row-keys.ts'
import styles from './PictureStrip.module.css'

interface StripPicture {
  id: string
  name: string
  address: string | null
  color?: string | null
}

export interface PictureStripProps {
  label: string
  kind: 'thumbnails' | 'skus'
  pictures: readonly StripPicture[]
  current: number
  /** They show their colours until the large picture is there. */
  areHeld: boolean
  onChoose: (index: number) => void
  /** Somebody is about to choose. */
  onApproach?: (index: number) => void
}

/** Thumbnails, one of them chosen by click or arrow keys; one tab stop. Many of them scroll. */
export function PictureStrip({ label, kind, pictures, current, areHeld, onChoose, onApproach }: PictureStripProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(0)
  // Scroll positions belong to the document. The choice may come from elsewhere, such as a shared address. The first one is in view
  // from the start: measuring would force a layout.
  useEffect(() => {
    const button = list.current?.querySelectorAll('button')[current]
    if (list.current && button && current !== shown.current) showWithin(list.current, button)
    shown.current = current
  }, [current])
  return (
    <ul ref={list} className={styles['strip']} data-kind={kind} aria-label={label}>
      {pictures.map(({ id, name, address, color = null }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles['picture']}
            title={kind === 'skus' ? name : undefined}
            aria-label={name}
            aria-current={index === current || undefined}
            tabIndex={index === current ? 0 : -1}
            onPointerEnter={() => onApproach?.(index)}
            onFocus={() => onApproach?.(index)}
            onClick={() => onChoose(index)}
            onKeyDown={(event) => {
              const target = moveInRow(event)
              if (target !== null) onChoose(target)
            }}
          >
            <PictureInTurn
              of="small"
              address={address}
              alt=""
              sizes="max(60px, 3.2vw)"
              color={color}
              isHeld={areHeld}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Scrolls a box, and only that box, until an element in it is fully visible with `room` around it, in CSS px. */
function showWithin(box: HTMLElement, element: HTMLElement, room = 6): void {
  const outer = box.getBoundingClientRect()
  const inner = element.getBoundingClientRect()
  box.scrollLeft += overhang(inner.left - room, inner.right + room, outer.left, outer.right)
  box.scrollTop += overhang(inner.top - room, inner.bottom + room, outer.top, outer.bottom)
}

function overhang(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from
  return Math.max(end - to, 0)
}
