import { useEffect, useRef, useState, type RefObject } from 'react'
import { Picture } from '../../kit/pictures/Picture.tsx'
import { nameOf, useIsChinese, variantOf } from '../../catalogue/names.ts'
import type { Compared } from '../best.ts'
import type { ComparedSku } from '../columns.ts'
import styles from './HeadStrip.module.css'

interface HeadStripProps {
  columns: readonly ComparedSku[]
  /** The element that scrolls sideways. */
  scroller: RefObject<HTMLElement | null>
  /** The table's own head. */
  head: RefObject<HTMLElement | null>
}

/**
 * A small copy of the table's head, at the top of the window while the head itself is scrolled away: `position: sticky` does not work
 * within an element that scrolls sideways. Hidden from screen readers.
 */
export function HeadStrip({ columns, scroller, head }: HeadStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [isHeadAway, setIsHeadAway] = useState(false)

  // The window's scroll position is outside React.
  useEffect(() => {
    if (!head.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        setIsHeadAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0)
      },
      { rootMargin: '-60px 0px 0px' },
    )
    observer.observe(head.current)
    return () => observer.disconnect()
  }, [head])
  // So is the table's.
  useEffect(() => {
    const { current } = scroller
    if (!current) return undefined
    const follow = () => {
      if (strip.current) strip.current.scrollLeft = current.scrollLeft
    }
    follow()
    current.addEventListener('scroll', follow, { passive: true })
    return () => current.removeEventListener('scroll', follow)
  }, [scroller])

  return (
    <div className={styles['place']} aria-hidden>
      <div ref={strip} className={styles['strip']} data-shown={isHeadAway}>
        <div className={styles['names']}>
          <span className={styles['corner']} />
          {columns.map(({ skuId, compared }) => (
            <span key={skuId} className={styles['column']}>
              <span className={styles['picture']}>
                <Picture
                  address={compared?.sku.coverImage ?? null}
                  alt=""
                  sizes="40px"
                  color={compared?.sku.coverColor ?? null}
                  isEager
                />
              </span>
              {compared ? <Names compared={compared} /> : <span className={styles['text']}>{`SKU ${skuId}`}</span>}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The product's name, and below it what tells two SKUs of one product apart. */
function Names({ compared: { detail, sku } }: { compared: Compared }) {
  const isChinese = useIsChinese()
  const variant = variantOf(isChinese, sku)
  return (
    <span className={styles['texts']}>
      <span className={styles['name']}>{nameOf(isChinese, detail)}</span>
      <span className={styles['variant']}>{variant ? nameOf(isChinese, variant) : sku.model}</span>
    </span>
  )
}
