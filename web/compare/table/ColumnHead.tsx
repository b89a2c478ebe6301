import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RetryButton } from '../../errors/RetryButton.tsx'
import { Picture } from '../../kit/pictures/Picture.tsx'
import { isPlainClick } from '../../kit/pointer/plain-click.ts'
import { brandNameOf, nameOf, useIsChinese, variantOf } from '../../catalogue/names.ts'
import { useProductAddress, useProductOpening } from '../../catalogue/product-address.ts'
import type { Compared } from '../best.ts'
import { columnName } from '../column-name.ts'
import styles from './ColumnHead.module.css'
import type { ComparedSku } from '../columns.ts'

export interface ColumnActions {
  onRemove: (skuId: string) => void
  /** By one column to the right, or with −1 to the left. */
  onMove: (skuId: string, by: 1 | -1) => void
}

/** A column's head: a link to its product, or why it is missing. */
export function ColumnHead({ column: { compared, isUnknown, skuId, retry } }: { column: ComparedSku }) {
  const { t } = useTranslation()
  if (compared) return <KnownHead compared={compared} />
  return (
    <span className={styles['missing']}>
      <span>{t(isUnknown ? 'comparison.unknown' : 'comparison.failedOne')}</span>
      {isUnknown ? (
        <span className={styles['meta']}>{t('comparison.unknownHint', { skuId })}</span>
      ) : (
        <RetryButton look="plain" onRetry={retry} />
      )}
    </span>
  )
}

function KnownHead({ compared: { detail, sku } }: { compared: Compared }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const variant = variantOf(isChinese, sku)
  const addressOf = useProductAddress()
  const open = useProductOpening()
  return (
    <>
      <Link
        className={styles['link']}
        to={addressOf(sku.id)}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          open(sku.id)
        }}
      >
        <span className={styles['picture']}>
          <Picture
            address={sku.coverImage}
            alt=""
            sizes="(max-width: 767px) 50vw, max(288px, 16.7vw)"
            color={sku.coverColor}
            placeholder={sku.coverPlaceholder}
            ratio={3 / 2}
            isEager
          />
        </span>
        <span className={styles['name']}>{nameOf(isChinese, detail)}</span>
      </Link>
      {variant && <span className={styles['variant']}>{nameOf(isChinese, variant)}</span>}
      <span className={styles['meta']}>{brandNameOf(isChinese, detail.brand)}</span>
      <span className={styles['model']}>{sku.model}</span>
      {!(detail.onSale && sku.onSale) && <span className={styles['withdrawn']}>{t('drawer.withdrawn')}</span>}
    </>
  )
}

interface ColumnToolsProps {
  column: ComparedSku
  place: number
  count: number
  actions: ColumnActions
}

export function ColumnTools({ column, place, count, actions: { onRemove, onMove } }: ColumnToolsProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { skuId } = column
  const name = columnName(column, isChinese)
  const tools = [
    { act: 'left', label: t('comparison.moveLeft', { name }), Icon: IconArrowLeft, isOff: place === 0 },
    { act: 'right', label: t('comparison.moveRight', { name }), Icon: IconArrowRight, isOff: place === count - 1 },
    { act: 'remove', label: t('comparison.remove', { name }), Icon: IconX, isOff: false },
  ] as const
  const run = (act: (typeof tools)[number]['act']) => {
    if (act === 'remove') onRemove(skuId)
    else onMove(skuId, act === 'left' ? -1 : 1)
  }
  return (
    <div className={styles['tools']}>
      {tools
        .filter(({ act }) => count > 1 || act === 'remove')
        .map(({ act, label, Icon, isOff }) => (
          <button
            key={act}
            type="button"
            className={styles['tool']}
            data-act={act}
            disabled={isOff}
            aria-label={label}
            title={label}
            onClick={() => run(act)}
          >
            <Icon />
          </button>
        ))}
    </div>
  )
}
