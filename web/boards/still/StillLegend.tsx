import { IconMessagePlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { LegendEntry } from '../../../contract/boards/layout/legend.ts'
import { unbroken } from '../../../contract/boards/layout/words.ts'
import { useProductAddress, useProductOpening } from '../../catalogue/product-address.ts'
import buttons from '../../kit/buttons.module.css'
import { isPlainClick } from '../../kit/pointer/plain-click.ts'
import { LegendFace } from './LegendFace.tsx'
import { LegendList, type Pointing } from './LegendList.tsx'

interface LegendProps {
  rows: readonly LegendEntry[]
  /** The SKU whose samples are marked. */
  pointedAt: string | null
  onPointAt: (skuId: string | null) => void
  /** Starts a comment on a material; undefined where the board has no discussion. */
  onComment?: ((skuId: string) => void) | undefined
}

/** A board's materials by number; each opens its product. */
export function StillLegend({ rows, pointedAt, onPointAt, onComment }: LegendProps) {
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
      renderDeed={onComment && (({ skuId, name }) => <Talk name={name} onPress={() => onComment(skuId)} />)}
    >
      {(row, pointing) => <Row row={row} pointing={pointing} />}
    </LegendList>
  )
}

function Talk({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={buttons['icon']}
      aria-label={t('discussion.deedOf', { deed: t('discussion.begin'), what: name })}
      title={t('discussion.begin')}
      onClick={onPress}
    >
      <IconMessagePlus />
    </button>
  )
}

function Row({ row, pointing }: { row: LegendEntry; pointing: Pointing }) {
  const { t } = useTranslation()
  const addressOf = useProductAddress()
  const open = useProductOpening()
  const { brand, changes, filling, model, name, number, size, skuId, snapshot } = row
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
        lines={[[brand, model, unbroken(size)].filter(Boolean).join(' · '), filling]}
        withdrawn={changes.includes('withdrawn') && t('boards.withdrawn')}
      />
    </Link>
  )
}
