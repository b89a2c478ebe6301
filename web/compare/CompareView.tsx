import '../locales/drawer-texts.ts'
import '../locales/comparison-texts.ts'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../errors/FailureFace.tsx'
import { columnName } from './column-name.ts'
import { useColumns } from './columns.ts'
import { CompareBar } from './CompareBar.tsx'
import { CompareNotes } from './CompareNotes.tsx'
import { CompareSkeleton } from './CompareSkeleton.tsx'
import { CompareTable } from './table/CompareTable.tsx'
import styles from './CompareView.module.css'
import { useComparison } from './comparison.ts'
import { EmptyComparison } from './EmptyComparison.tsx'
import { rowGroups } from './rows/row-groups.ts'
import { differencesOf } from './rows/rows.ts'
import { useFocusAfterChange } from './focus-after-change.ts'
import { useComparisonFormats } from './words.ts'

interface CompareViewProps {
  /** Further actions for the compared SKUs. */
  withSome: (skuIds: readonly string[]) => ReactNode
}

/** Up to six SKUs side by side, in all states. All of its state stands in the address. */
export function CompareView({ withSome }: CompareViewProps) {
  const { t } = useTranslation()
  const comparison = useComparison()
  const { skuIds, isDifferencesOnly } = comparison
  const columns = useColumns(skuIds)
  const words = useComparisonFormats()
  const table = useRef<HTMLTableElement>(null)
  const { said, change } = useFocusAfterChange(table, skuIds)

  if (skuIds.length === 0) return <EmptyComparison />
  if (columns.some(({ isPending }) => isPending)) return <CompareSkeleton count={skuIds.length} />
  const lost = columns.find(({ compared, isUnknown }) => !compared && !isUnknown)
  const retryLost = () => columns.filter(({ error, isUnknown }) => error && !isUnknown).forEach(({ retry }) => retry())
  if (lost && columns.every(({ compared }) => !compared))
    return <FailureFace error={lost.error} what={t('comparison.failed')} onRetry={retryLost} />

  const known = columns.flatMap(({ compared }) => compared ?? [])
  const all = rowGroups(known, words)
  const groups = isDifferencesOnly && known.length > 1 ? differencesOf(all) : all
  const countRows = (some: typeof all) => some.reduce((count, { rows }) => count + rows.length, 0)
  const nameOfColumn = (skuId: string) => {
    const column = columns.find((one) => one.skuId === skuId)
    return column ? columnName(column, words.isChinese) : ''
  }
  return (
    <>
      <CompareBar
        comparison={comparison}
        columns={columns}
        groups={groups}
        more={withSome(known.map(({ sku }) => sku.id))}
      />
      <CompareNotes comparison={comparison} isAlike={isDifferencesOnly && groups.length === 0} />
      <CompareTable
        ref={table}
        columns={columns}
        groups={groups}
        onRemove={(skuId) => {
          change({ skuId, act: 'remove', text: '' })
          comparison.remove(skuId)
        }}
        onMove={(skuId, by) => {
          const place = skuIds.indexOf(skuId) + by + 1
          const text = t('comparison.moved', { name: nameOfColumn(skuId), place, count: skuIds.length })
          change({ skuId, act: by < 0 ? 'left' : 'right', text })
          comparison.move(skuId, by)
        }}
      />
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {known.length > 1 && t('comparison.rowsShown', { count: countRows(groups), all: countRows(all) })}
      </p>
      <p className={styles['printed']}>{t('comparison.printed', { date: words.today, link: window.location.href })}</p>
    </>
  )
}
