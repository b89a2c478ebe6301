import type { LegendEntry } from '../../../contract/boards/layout/legend.ts'
import { unbroken } from '../../../contract/boards/layout/words.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useProductAddress, useProductOpening } from '../../catalogue/product-address.ts'
import { isPlainClick } from '../../ui/pointer/plain-click.ts'
import styles from './Legend.module.css'
import { LegendFace } from './LegendFace.tsx'

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
      <LegendFace
        number={number}
        cover={snapshot.cover}
        name={name}
        lines={[[brand, model, unbroken(size)].filter(Boolean).join(' · ')]}
        withdrawn={changes.includes('withdrawn') && t('boards.withdrawn')}
      />
    </Link>
  )
}
