import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkOutcome } from '../../../../contract/keeping/bulk.ts'
import { nameOf, pickName, useIsChinese } from '../../../catalogue/names.ts'
import { useFigures } from '../../../kit/figures.ts'
import styles from './BulkDialog.module.css'
import { useFieldName } from '../field-names.ts'

type Told = BulkOutcome['samples'][number]['was']

/** The preview of a bulk change: how many change, which are refused and why, and the first ones before and after. */
export function BulkPreview({ outcome }: { outcome: BulkOutcome }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const fieldName = useFieldName()
  const { changed, alike, refused, samples, refusals } = outcome
  const counted = ({ products, skus }: BulkOutcome['changed']) =>
    t('keptProducts.bulk.counted', {
      products: t('keptProducts.bulk.products', { count: products, figure: figure(products) }),
      skus: t('keptProducts.bulk.skus', { count: skus, figure: figure(skus) }),
    })
  const whereOf = ({ name, enName, model, productId }: BulkOutcome['samples'][number]) =>
    [pickName(isChinese, name, enName) || productId, model].filter(Boolean).join(' · ')
  const told = (value: Told) => {
    if (value === null) return <em>{t('keptProducts.bulk.clear')}</em>
    if (typeof value === 'boolean') return t(value ? 'keptProducts.form.yes' : 'keptProducts.form.no')
    if (typeof value === 'object') return nameOf(isChinese, value)
    return value === 'on_sale' || value === 'withdrawn' ? t(`keptProducts.statuses.${value}`) : value
  }
  const first = (list: readonly unknown[], of: number) =>
    of > list.length && (
      <p className={styles['hint']}>{t('keptProducts.bulk.first', { figure: figure(list.length) })}</p>
    )
  return (
    <div className={styles['preview']}>
      <dl className={styles['counts']}>
        <div>
          <dt>{t('keptProducts.bulk.changes')}</dt>
          <dd>{counted(changed)}</dd>
        </div>
        <div>
          <dt>{t('keptProducts.bulk.alike')}</dt>
          <dd>{counted(alike)}</dd>
        </div>
        <div data-bad={refused.products > 0 || undefined}>
          <dt>{t('keptProducts.bulk.refused')}</dt>
          <dd>{counted(refused)}</dd>
        </div>
      </dl>
      {changed.products === 0 && <p>{t('keptProducts.bulk.nothing')}</p>}
      {refusals.length > 0 && (
        <PreviewTable title={t('keptProducts.bulk.refusals')} columns={['where', 'whatField', 'reason']}>
          {refusals.map((refusal) => (
            <tr key={`${refusal.productId} ${refusal.skuId} ${refusal.field}`}>
              <td>{whereOf({ ...refusal, was: null, is: null })}</td>
              <td>{fieldName(refusal.field)}</td>
              <td>{isChinese ? refusal.reason.zh : refusal.reason.en}</td>
            </tr>
          ))}
        </PreviewTable>
      )}
      {samples.length > 0 && (
        <PreviewTable
          title={t('keptProducts.bulk.samples')}
          columns={['where', 'whatField', 'was', 'is']}
          after={first(samples, changed.skus || changed.products)}
        >
          {samples.map((sample) => (
            <tr key={`${sample.productId} ${sample.skuId} ${sample.field}`}>
              <td>{whereOf(sample)}</td>
              <td>{fieldName(sample.field)}</td>
              <td>
                <del>{told(sample.was)}</del>
              </td>
              <td>{told(sample.is)}</td>
            </tr>
          ))}
        </PreviewTable>
      )}
    </div>
  )
}

interface PreviewTableProps {
  title: string
  columns: readonly ('where' | 'whatField' | 'reason' | 'was' | 'is')[]
  after?: ReactNode
  /** The rows. */
  children: ReactNode
}

function PreviewTable({ title, columns, after, children }: PreviewTableProps) {
  const { t } = useTranslation()
  return (
    <section>
      <h3>{title}</h3>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`keptProducts.bulk.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
      {after}
    </section>
  )
}
