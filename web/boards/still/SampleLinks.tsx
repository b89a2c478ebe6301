import { Link } from 'react-router'
import type { Board } from '../../../contract/boards/calls.ts'
import { useProductAddress, useProductOpening } from '../../catalogue/product-address.ts'
import { isPlainClick } from '../../kit/pointer/plain-click.ts'
import styles from './SampleLinks.module.css'

interface SampleLinksProps {
  canvas: Board['canvas']
  samples: readonly Extract<Board['items'][number], { type: 'sku' }>[]
  /** The SKU whose samples are marked. */
  pointedAt: string | null
  onPointAt: (skuId: string | null) => void
  /** The pointer dragged the paper, so the press is no click. */
  wasHeld: () => boolean
}

/** A link over each sample, for pointers. Keyboards and screen readers use the legend. */
export function SampleLinks({ canvas, samples, pointedAt, onPointAt, wasHeld }: SampleLinksProps) {
  const addressOf = useProductAddress()
  const open = useProductOpening()
  return (
    <div className={styles['links']} aria-hidden>
      {samples.map(({ id, refId, x, y, w, h, rotation }) => (
        <Link
          key={id}
          className={styles['link']}
          tabIndex={-1}
          draggable={false}
          to={addressOf(refId)}
          data-pointed={refId === pointedAt}
          style={{
            left: `${(x / canvas.width) * 100}%`,
            top: `${(y / canvas.height) * 100}%`,
            width: `${(w / canvas.width) * 100}%`,
            height: `${(h / canvas.height) * 100}%`,
            rotate: `${rotation}deg`,
          }}
          onPointerEnter={() => onPointAt(refId)}
          onPointerLeave={() => onPointAt(null)}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            if (!wasHeld()) open(refId)
          }}
        />
      ))}
    </div>
  )
}
