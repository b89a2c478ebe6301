import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { LegendEntry } from '../../../contract/boards/layout/legend.ts'
import { unbroken } from '../../../contract/boards/layout/words.ts'
import { useProductAddress, useProductOpening } from '../../catalogue/product-address.ts'
import { isPlainClick } from '../../ui/pointer/plain-click.ts'
import { LegendFace } from './LegendFace.tsx'
import { LegendList, type Pointing } from './LegendList.tsx'

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
    <LegendList
      id="still-legend"
      title={t('boards.legend')}
      none={t('boards.noMaterials')}
      rows={rows}
      keyOf={({ skuId }) => skuId}
      pointedAt={pointedAt}
      onPointAt={onPointAt}
    >
      {(row, pointing) => <Row row={row} pointing={pointing} />}
    </LegendList>
  )
}

function Row({ row, pointing }: { row: LegendEntry; pointing: Pointing }) {
  const { t } = useTranslation()
  const addressOf = useProductAddress()
  const open = useProductOpening()
  const { brand, changes, model, name, number, size, skuId, snapshot } = row
  return (
    <Link
      to={addressOf(skuId)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        open(skuId)
      }}
      {...pointing}
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
