import { useTranslation } from 'react-i18next'
import { gaps, type Gap } from '../../../../contract/keeping/gaps.ts'
import { LAST_RANK } from '../../../../contract/keeping/product-record.ts'
import type { KeptProduct } from '../../../../contract/keeping/products.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { InPlace } from '../../../kit/InPlace.tsx'
import { useFigures, usePercents } from '../../../kit/figures.ts'
import { momentOf, timeAgo } from '../../../kit/moments.ts'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import { readPlainNumber } from '../../../../contract/values/figure.ts'
import styles from './ProductCells.module.css'
import { useRowEdits } from './row-edits.tsx'

/** A product's name where only one fits; a product without names has its key. */
export function useKeptName(): (product: Pick<KeptProduct, 'name' | 'enName' | 'key'>) => string {
  const isChinese = useIsChinese()
  return ({ name, enName, key }) => pickName(isChinese, name, enName) || key
}

/** The name in the page's language, the other one below; each is edited in place. */
export function NameCells({ product }: { product: KeptProduct }) {
  const { t } = useTranslation()
  const { saveProduct } = useRowEdits()
  const of = useKeptName()(product)
  const first = useIsChinese() ? (['name', 'enName'] as const) : (['enName', 'name'] as const)
  return (
    <div className={styles['names']}>
      {first.map((field) => (
        <InPlace
          key={field}
          label={t('keptProducts.nameOf', { of, field: t(`keptProducts.form.field.${field}`) })}
          text={product[field] ?? ''}
          emptyText={t(field === 'name' ? 'keptProducts.noName' : 'keptProducts.noEnName')}
          lang={field === 'name' ? 'zh-CN' : 'en'}
          onSave={(text) => saveProduct(product, { [field]: text || null }, t(`keptProducts.form.field.${field}`))}
        />
      ))}
    </div>
  )
}

export function RankCell({ product }: { product: KeptProduct }) {
  const { t } = useTranslation()
  const { saveProduct } = useRowEdits()
  const of = useKeptName()(product)
  const field = t('keptProducts.form.field.rank')
  return (
    <InPlace
      label={t('keptProducts.nameOf', { of, field })}
      text={product.rank === LAST_RANK ? '' : String(product.rank)}
      emptyText={t('keptProducts.noRank')}
      isNumber
      check={(text) => (isWhole(text) ? null : t('keptProducts.wholeNumber'))}
      onSave={(text) => saveProduct(product, { rank: readPlainNumber(text) ?? LAST_RANK }, field)}
    />
  )
}

/** The status of a product or SKU: as stored, and whether anybody sees it. */
export function StatusWord({ status, isOnSale }: Pick<KeptProduct, 'status' | 'isOnSale'>) {
  const { t } = useTranslation()
  const isUnseen = status === 'on_sale' && !isOnSale
  return (
    <span className={styles['status']} data-seen={isOnSale || undefined}>
      {t(`keptProducts.statuses.${status}`)}
      {isUnseen && <small>{t('keptProducts.unseen')}</small>}
    </span>
  )
}

export function Lacks({ lacks }: { lacks: readonly Gap[] }) {
  const isChinese = useIsChinese()
  const missing = gaps.filter(({ value }) => lacks.includes(value))
  if (!missing.length) return null
  return (
    <ul className={styles['lacks']}>
      {missing.map(({ value, name, enName }) => (
        <li key={value}>{pickName(isChinese, name, enName)}</li>
      ))}
    </ul>
  )
}

/** A product's completeness in words; none for what is not on sale. */
export function Complete({ completeness }: Pick<KeptProduct, 'completeness'>) {
  const { t } = useTranslation()
  const percent = usePercents()
  if (completeness === null) return null
  return <p className={styles['complete']}>{t('keptProducts.complete', { percent: percent(completeness) })}</p>
}

/** How many of the facts that its category expects a product states; none where it expects none. */
export function FactsStated({ facts }: Pick<KeptProduct, 'facts'>) {
  const { t } = useTranslation()
  const figure = useFigures()
  if (!facts?.expected) return null
  const { stated, expected } = facts
  return (
    <p className={styles['complete']}>
      {t('keptProducts.factsStated', { stated: figure(stated), expected: figure(expected) })}
    </p>
  )
}

export function ChangedWhen({ moment, now }: { moment: number; now: number }) {
  const { t, i18n } = useTranslation()
  return (
    <time dateTime={new Date(moment).toISOString()} title={momentOf(moment, i18n.language)}>
      {timeAgo(moment, now, i18n.language) ?? t('keptProducts.justNow')}
    </time>
  )
}

/** A small cover; decorative beside the name. */
export function SmallCover({ cover }: Pick<KeptProduct, 'cover'>) {
  return (
    <span className={styles['cover']} aria-hidden>
      <Picture address={cover && `/images/${cover.picture}`} alt="" sizes="56px" color={cover?.color ?? null} isMinor />
    </span>
  )
}

function isWhole(text: string): boolean {
  const number = readPlainNumber(text)
  return number === null || (number !== undefined && Number.isInteger(number) && number >= 0)
}
