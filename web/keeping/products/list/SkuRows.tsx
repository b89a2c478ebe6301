import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getKeptSkuPage, type KeptProduct, type KeptSku } from '../../../../contract/keeping/products.ts'
import { readPlainNumber } from '../../../../contract/values/figure.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { InPlace } from '../../../kit/InPlace.tsx'
import { Table, type Column } from '../../../kit/Table.tsx'
import { Answer } from '../../../lists/Answer.tsx'
import { query } from '../../../query.ts'
import { FIELD_UNITS } from '../field-units.ts'
import { useKeptName } from './product-columns.tsx'
import { Lacks, SmallCover, StatusWord } from './ProductCells.tsx'
import { useRowEdits } from './row-edits.tsx'

const SKUS_IN_A_ROW = 200
const figures = ['minPrice', 'maxPrice', 'stock', 'leadTimeDays'] as const
type FigureField = (typeof figures)[number]

/** A product's SKUs: prices, stock and lead time are edited in place. */
export function SkuRows({ product }: { product: KeptProduct }) {
  const { t } = useTranslation()
  const name = useKeptName()(product)
  const asked = { productId: product.id, pageSize: SKUS_IN_A_ROW }
  const skus = useQuery(query(getKeptSkuPage, asked, { isSilent: true }))
  const columns = useColumns()
  return (
    <div className="desk:pl-44">
      <Answer query={skus} failed={t('keptProducts.skusFailed')} skeletonHeight={90}>
        {({ list, total }) => (
          <>
            <Table
              what={t('keptProducts.skusOf', { name })}
              columns={columns}
              rows={list}
              keyOf={({ id }) => id}
              onPhone="table"
              isDense
            />
            {total > list.length && <p className="mt-8 text-meta text-second">{t('keptProducts.moreSkus')}</p>}
          </>
        )}
      </Answer>
    </div>
  )
}

function useColumns(): Column<KeptSku>[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  return [
    {
      name: t('keptProducts.form.skuField.model'),
      as: 'name',
      width: 200,
      cell: ({ cover, model, variantName, variantEnName }) => {
        const variant = pickName(isChinese, variantName, variantEnName)
        return (
          <span className="flex items-center gap-10">
            <SmallCover cover={cover} />
            <span className="min-w-0">
              {model} {variant && variant !== model && <span className="ml-6 text-second">{variant}</span>}
            </span>
          </span>
        )
      },
    },
    ...figures.map((field) => ({
      name: t(`keptProducts.form.skuField.${field}`),
      as: 'figure' as const,
      width: 120,
      cell: (sku: KeptSku) => <FigureCell sku={sku} field={field} />,
    })),
    {
      name: t('keptProducts.column.status'),
      cell: ({ status, isOnSale }) => <StatusWord status={status} isOnSale={isOnSale || status === 'on_sale'} />,
    },
    { name: t('keptProducts.column.lacks'), cell: ({ lacks }) => <Lacks lacks={lacks} /> },
  ]
}

function FigureCell({ sku, field }: { sku: KeptSku; field: FigureField }) {
  const { t } = useTranslation()
  const { saveSku } = useRowEdits()
  const name = t(`keptProducts.form.skuField.${field}`)
  const check = (text: string) => {
    const number = readPlainNumber(text, FIELD_UNITS[field])
    if (field === 'leadTimeDays' && number !== null && !Number.isInteger(number)) return t('keptProducts.wholeNumber')
    if (number === undefined) return t('keptProducts.number')
    return (number ?? 0) < 0 ? t('keptProducts.negative') : null
  }
  return (
    <>
      <InPlace
        label={t('keptProducts.form.sku.of', { model: sku.model, field: name })}
        text={sku[field] === null ? '' : String(sku[field])}
        emptyText={t('keptProducts.empty')}
        isNumber
        check={check}
        onSave={(text) => saveSku(sku, { [field]: readPlainNumber(text, FIELD_UNITS[field]) ?? null }, name)}
      />
      {field.endsWith('Price') && sku.priceQuantity !== 1 && <small>/ {sku.priceQuantity}</small>}
    </>
  )
}
