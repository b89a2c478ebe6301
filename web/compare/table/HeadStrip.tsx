import { useEffect, useRef, useState, type RefObject } from 'react'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { nameOf, useIsChinese, variantOf } from '../../catalogue/names.ts'
import type { Compared } from '../best.ts'
import type { ComparedSku } from '../columns.ts'
import styles from './HeadStrip.module.css'

interface HeadStripProps {
  columns: readonly ComparedSku[]
  /** What scrolls sideways. */
  scroller: RefObject<HTMLElement | null>
  /** The table's own head. */
  head: RefObject<HTMLElement | null>
}

/**
 * The names once more, in small, at the top of the window while the table's head is scrolled away: a head within what
 * scrolls sideways cannot stay there itself. For the eye alone; a screen reader has the table's.
 */
export function HeadStrip({ columns, scroller, head }: HeadStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [isHeadAway, setIsHeadAway] = useState(false)

  // Where the window stands is known outside React.
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
  // So is how far the table is scrolled to the side.
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

/** The product, and below it what tells two of one product apart. */
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
