import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { KeptProduct, KeptSku } from '../../../../contract/keeping/products.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import { InPlace } from '../../../kit/InPlace.tsx'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { FIELD_UNITS } from '../field-units.ts'
import { keptSkusOf } from '../queries.ts'
import { readPlainNumber } from '../../../../contract/values/figure.ts'
import { Lacks, SmallCover, StatusWord, useKeptName } from './ProductCells.tsx'
import { useRowEdits, type SkuPart } from './row-edits.tsx'
import styles from './SkuRows.module.css'

const figures = ['minPrice', 'maxPrice', 'stock', 'leadTimeDays'] as const

/** A product's SKUs: prices, stock and lead time are edited in place. */
export function SkuRows({ product }: { product: KeptProduct }) {
  const { t } = useTranslation()
  const name = useKeptName()(product)
  const { data, error, refetch } = useQuery(keptSkusOf(product.id))
  if (!data && error)
    return <FailureFace error={error} what={t('keptProducts.skusFailed')} onRetry={() => void refetch()} isPart />
  if (!data) return <ProgressLine label={t('loading')} />
  return (
    <>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{t('keptProducts.skusOf', { name })}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('keptProducts.form.skuField.coverImage')}</span>
              </th>
              <th scope="col">{t('keptProducts.form.skuField.model')}</th>
              {figures.map((field) => (
                <th key={field} scope="col" className={styles['figure']}>
                  {t(`keptProducts.form.skuField.${field}`)}
                </th>
              ))}
              <th scope="col">{t('keptProducts.column.status')}</th>
              <th scope="col">{t('keptProducts.column.lacks')}</th>
            </tr>
          </thead>
          <tbody>
            {data.list.map((sku) => (
              <SkuRow key={sku.id} sku={sku} />
            ))}
          </tbody>
        </table>
      </div>
      {data.total > data.list.length && <p className={styles['more']}>{t('keptProducts.moreSkus')}</p>}
    </>
  )
}

function SkuRow({ sku }: { sku: KeptSku }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { saveSku } = useRowEdits()
  const variant = pickName(isChinese, sku.variantName, sku.variantEnName)
  const check = (text: string, field: (typeof figures)[number]) => {
    const number = readPlainNumber(text, FIELD_UNITS[field])
    if (field === 'leadTimeDays' && number !== null && !Number.isInteger(number)) return t('keptProducts.wholeNumber')
    return number === undefined || (number ?? 0) < 0 ? t('keptProducts.number') : null
  }
  return (
    <tr>
      <td className={styles['cover']}>
        <SmallCover cover={sku.cover} />
      </td>
      <th scope="row">
        <span className={styles['model']}>{sku.model}</span>
        {variant && variant !== sku.model && <small>{variant}</small>}
      </th>
      {figures.map((field) => (
        <td key={field} className={styles['edited']}>
          <InPlace
            label={t('keptProducts.form.sku.of', {
              model: sku.model,
              field: t(`keptProducts.form.skuField.${field}`),
            })}
            text={sku[field] === null ? '' : String(sku[field])}
            emptyText={t('keptProducts.empty')}
            isNumber
            check={(text) => check(text, field)}
            onSave={(text) =>
              saveSku(
                sku,
                { [field]: readPlainNumber(text, FIELD_UNITS[field]) ?? null } satisfies SkuPart,
                t(`keptProducts.form.skuField.${field}`),
              )
            }
          />
          {field.endsWith('Price') && sku.priceQuantity !== 1 && <small>/ {sku.priceQuantity}</small>}
        </td>
      ))}
      <td>
        <StatusWord status={sku.status} isOnSale={sku.isOnSale || sku.status === 'on_sale'} />
      </td>
      <td>
        <Lacks lacks={sku.lacks} />
      </td>
    </tr>
  )
}
