import { useTranslation } from 'react-i18next'
import { gaps, type Gap } from '../../../../contract/keeping/gaps.ts'
import type { KeptProduct } from '../../../../contract/keeping/products.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { Picture } from '../../../kit/pictures/Picture.tsx'

/** The status of a product or SKU: as stored, and whether anybody sees it. */
export function StatusWord({ status, isOnSale }: Pick<KeptProduct, 'status' | 'isOnSale'>) {
  const { t } = useTranslation()
  return (
    <span className={`inline-grid ${isOnSale ? 'text-good' : 'text-second'}`}>
      <span className="whitespace-nowrap">{t(`keptProducts.statuses.${status}`)}</span>
      {status === 'on_sale' && !isOnSale && (
        <small className="max-w-[22ch] text-meta text-warning">{t('keptProducts.unseen')}</small>
      )}
    </span>
  )
}

/** What is missing, each by its name; nothing where nothing is. */
export function Lacks({ lacks }: { lacks: readonly Gap[] }) {
  const isChinese = useIsChinese()
  const missing = gaps.filter(({ value }) => lacks.includes(value))
  if (!missing.length) return null
  return (
    <ul className="flex flex-wrap gap-4">
      {missing.map(({ value, name, enName }) => (
        <li key={value} className="rounded-full border px-8 py-1 text-meta text-second">
          {pickName(isChinese, name, enName)}
        </li>
      ))}
    </ul>
  )
}

/** A small cover; decorative beside the name. */
export function SmallCover({ cover }: Pick<KeptProduct, 'cover'>) {
  return (
    <span className="block w-44 flex-none overflow-hidden rounded-xs" aria-hidden>
      <Picture address={cover && `/images/${cover.picture}`} alt="" sizes="56px" color={cover?.color ?? null} isMinor />
    </span>
  )
}
