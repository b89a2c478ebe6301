import type { LegendEntry } from '../../../contract/boards/layout/legend.ts'
import { unbroken } from '../../../contract/boards/layout/words.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useProductAddress, useProductOpening } from '../../catalogue/product-address.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { isPlainClick } from '../../ui/pointer/plain-click.ts'
import styles from './Legend.module.css'

interface LegendProps {
  rows: readonly LegendEntry[]
  /** The SKU whose samples are shown where they lie. */
  pointedAt: string | null
  onPointAt: (skuId: string | null) => void
}

/** The materials of a board by their numbers; each opens its product. */
export function Legend({ rows, pointedAt, onPointAt }: LegendProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="still-legend">
      <h2 id="still-legend" className={styles['title']}>
        {t('boards.legend')}
      </h2>
      {rows.length === 0 && <p className={styles['none']}>{t('boards.noMaterials')}</p>}
      <ol className={styles['rows']}>
        {rows.map((row) => (
          <li
            key={row.skuId}
            className={styles['row']}
            data-pointed={row.skuId === pointedAt}
            onPointerEnter={() => onPointAt(row.skuId)}
            onPointerLeave={() => onPointAt(null)}
          >
            <Row row={row} onPointAt={onPointAt} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Row({ row, onPointAt }: { row: LegendEntry } & Pick<LegendProps, 'onPointAt'>) {
  const { t } = useTranslation()
  const addressOf = useProductAddress()
  const open = useProductOpening()
  const { brand, changes, model, name, number, size, skuId, snapshot } = row
  const { cover } = snapshot
  return (
    <Link
      className={styles['link']}
      to={addressOf(skuId)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        open(skuId)
      }}
      onFocus={() => onPointAt(skuId)}
      onBlur={() => onPointAt(null)}
    >
      <span className={styles['number']}>{number}</span>
      <span className={styles['picture']}>
        <Picture address={cover?.address ?? null} alt="" sizes="44px" color={cover?.color ?? null} isMinor />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['meta']}>{[brand, model, unbroken(size)].filter(Boolean).join(' · ')}</span>
        {changes.includes('withdrawn') && <span className={styles['withdrawn']}>{t('boards.withdrawn')}</span>}
      </span>
    </Link>
  )
}
