import { IconDownload, IconLink, IconPlus, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../kit/files/save-file.ts'
import { SwitchField } from '../kit/fields/SwitchField.tsx'
import { showToast } from '../kit/toasts/toast.ts'
import buttons from '../kit/buttons.module.css'
import { calendarDay } from '../catalogue/facts/certificates.ts'
import { useIsChinese } from '../catalogue/names.ts'
import type { ComparedSku } from './columns.ts'
import styles from './CompareBar.module.css'
import { comparisonTable } from './table/comparison-table.ts'
import type { useComparison } from './comparison.ts'
import { csvOf } from '../../contract/csv.ts'
import type { ComparisonGroup } from './rows/rows.ts'
import { replaceTray } from './tray/tray.ts'
import { MOST_COMPARED } from './address.ts'

interface CompareBarProps {
  comparison: ReturnType<typeof useComparison>
  columns: readonly ComparedSku[]
  /** Rows as shown: hidden rows are not exported. */
  groups: readonly ComparisonGroup[]
  more: ReactNode
}

/** The page's heading and the actions for the whole comparison. */
export function CompareBar({ comparison, columns, groups, more }: CompareBarProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const download = () => {
    const link = (skuId: string) => `${window.location.origin}/?skuId=${skuId}`
    const content = csvOf(comparisonTable({ columns, groups, isChinese, link, t }))
    const file = `quarry-compare-${calendarDay(Date.now())}.csv`
    saveFile(file, new Blob([content], { type: 'text/csv;charset=utf-8' }))
    showToast(t('fileLine.saved', { file }))
  }
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      showToast(t('comparison.copied'))
    } catch {
      // The clipboard is forbidden, or missing on a page without https.
      showToast(t('comparison.notCopied'))
    }
  }
  return (
    <header className={styles['bar']}>
      <h1 className={styles['title']}>{t('compare.compare')}</h1>
      <p className={styles['count']}>{t('list.skus', { count: columns.length, figure: columns.length })}</p>
      <div className={styles['actions']}>
        <TrayOffer comparison={comparison} columns={columns} />
        {more}
        <button type="button" className={buttons['plain']} onClick={() => void copyLink()}>
          <IconLink />
          {t('comparison.copyLink')}
        </button>
        <button type="button" className={buttons['plain']} aria-label={t('comparison.csvLabel')} onClick={download}>
          <IconDownload />
          {t('comparison.csv')}
        </button>
        <button type="button" className={buttons['plain']} onClick={() => window.print()}>
          <IconPrinter />
          {t('comparison.print')}
        </button>
      </div>
      {columns.length > 1 && (
        <div className={styles['differences']}>
          <SwitchField
            label={t('comparison.differences')}
            note={t('comparison.differencesHint')}
            value={comparison.isDifferencesOnly}
            onChange={comparison.showDifferencesOnly}
          />
        </div>
      )}
    </header>
  )
}

/** For somebody who opened another's link: their own tray stays until they ask to replace it. */
function TrayOffer({ comparison, columns }: Pick<CompareBarProps, 'comparison' | 'columns'>) {
  const { t } = useTranslation()
  const { tray } = comparison
  const skuIds = columns.filter(({ isUnknown }) => !isUnknown).map(({ skuId }) => skuId)
  const added = skuIds.filter((skuId) => !tray.includes(skuId))
  if (added.length === 0) return null
  const isRoom = tray.length + added.length <= MOST_COMPARED
  return (
    <button
      type="button"
      className={buttons['plain']}
      onClick={() => {
        replaceTray(isRoom ? [...tray, ...added] : skuIds)
        showToast(t('comparison.inTray'))
      }}
    >
      <IconPlus />
      {t(isRoom ? 'comparison.addToTray' : 'comparison.replaceTray')}
    </button>
  )
}
