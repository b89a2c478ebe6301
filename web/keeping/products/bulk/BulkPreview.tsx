import { useTranslation } from 'react-i18next'
import type { BulkOutcome } from '../../../../contract/keeping/bulk.ts'
import { nameOf, pickName, useIsChinese } from '../../../catalogue/names.ts'
import { useFigures } from '../../../kit/figures.ts'
import { Section } from '../../../kit/Section.tsx'
import { Table, type Column } from '../../../kit/Table.tsx'
import { useFieldName } from '../field-names.ts'

type Refusal = BulkOutcome['refusals'][number]
type Sample = BulkOutcome['samples'][number]

/** The preview of a bulk change: how many change, which are refused and why, and the first ones before and after. */
export function BulkPreview({ outcome }: { outcome: BulkOutcome }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { changed, alike, refused, samples, refusals } = outcome
  const told = useTold()
  const places = usePlaceColumns<Refusal | Sample>()
  const was: Column<Sample> = { name: t('keptProducts.bulk.was'), cell: (one) => <del>{told(one.was)}</del> }
  const is: Column<Sample> = { name: t('keptProducts.bulk.is'), cell: (one) => told(one.is) }
  const why: Column<Refusal> = {
    name: t('keptProducts.bulk.reason'),
    cell: ({ reason }) => (isChinese ? reason.zh : reason.en),
  }
  return (
    <div className="grid min-w-0 gap-16">
      <dl className="flex flex-wrap gap-x-40 gap-y-10">
        <Counted name={t('keptProducts.bulk.changes')} count={changed} />
        <Counted name={t('keptProducts.bulk.alike')} count={alike} />
        <Counted name={t('keptProducts.bulk.refused')} count={refused} isBad={refused.products > 0} />
      </dl>
      {changed.products === 0 && <p>{t('keptProducts.bulk.nothing')}</p>}
      <FirstOf
        title={t('keptProducts.bulk.refusals')}
        rows={refusals}
        of={refusals.length}
        columns={[...places, why]}
      />
      <FirstOf
        title={t('keptProducts.bulk.samples')}
        rows={samples}
        of={changed.skus || changed.products}
        columns={[...places, was, is]}
      />
    </div>
  )
}

function Counted({ name, count, isBad = false }: { name: string; count: BulkOutcome['changed']; isBad?: boolean }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { products, skus } = count
  return (
    <div>
      <dt className="text-meta text-second">{name}</dt>
      <dd className={`figures text-section ${isBad ? 'text-bad' : ''}`}>
        {t('keptProducts.bulk.counted', {
          products: t('keptProducts.bulk.products', { count: products, figure: figure(products) }),
          skus: t('keptProducts.bulk.skus', { count: skus, figure: figure(skus) }),
        })}
      </dd>
    </div>
  )
}

interface Placed {
  productId: string
  skuId: string | null
  field: string
  name: string | null
  enName: string | null
  model: string | null
}

/** Where something is: the product or SKU, and its field. */
function usePlaceColumns<Row extends Placed>(): Column<Row>[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const fieldName = useFieldName()
  return [
    {
      name: t('keptProducts.bulk.where'),
      cell: ({ name, enName, model, productId }) =>
        [pickName(isChinese, name, enName) || productId, model].filter(Boolean).join(' · '),
    },
    { name: t('keptProducts.bulk.whatField'), width: 108, cell: ({ field }) => fieldName(field) },
  ]
}

/** A value in words. */
function useTold() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  return (value: Sample['was']) => {
    if (value === null) return <em>{t('keptProducts.bulk.clear')}</em>
    if (typeof value === 'boolean') return t(value ? 'keptProducts.form.yes' : 'keptProducts.form.no')
    if (typeof value === 'object') return nameOf(isChinese, value)
    return value === 'on_sale' || value === 'withdrawn' ? t(`keptProducts.statuses.${value}`) : value
  }
}

interface FirstOfProps<Row> {
  title: string
  rows: readonly Row[]
  /** How many there are, of which these are the first. */
  of: number
  columns: Column<Row>[]
}

/** The first of many rows below their title; nothing without any. */
export function FirstOf<Row extends { productId: string; skuId?: string | null; field?: string }>(
  props: FirstOfProps<Row>,
) {
  const { title, rows, of, columns } = props
  const { t } = useTranslation()
  const figure = useFigures()
  if (rows.length === 0) return null
  return (
    <Section title={title} level={3}>
      <Table
        what={title}
        columns={columns}
        rows={rows}
        keyOf={({ productId, skuId, field }) => `${productId} ${skuId} ${field}`}
        onPhone="table"
        tallest={240}
        isDense
      />
      {of > rows.length && (
        <p className="mt-8 text-meta text-second">{t('keptProducts.bulk.first', { figure: figure(rows.length) })}</p>
      )}
    </Section>
  )
}
