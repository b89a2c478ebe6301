import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Difference } from '../../../contract/sharing/difference.ts'
import type { BudgetState } from '../../../contract/versions.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import { SwitchField } from '../../kit/fields/SwitchField.tsx'
import buttons from '../../kit/buttons.module.css'
import styles from './ComparedBudgets.module.css'
import { comparedLines } from './compared-lines.ts'
import { ComparedTotals } from './ComparedTotals.tsx'
import { LineCards } from './LineCards.tsx'
import { LineTable } from './LineTable.tsx'

interface ComparedBudgetsProps {
  before: BudgetState
  after: BudgetState
  difference: Difference
  pointedAt: string | null
}

/** Lines that are drawn before a button shows the rest. */
const FIRST = 100

/** Two states of a list by line: quantity, price and amount before and after, and both totals. */
export function ComparedBudgets({ before, after, difference, pointedAt }: ComparedBudgetsProps) {
  const { t, i18n } = useTranslation()
  const { isPhone } = usePageUnit()
  const [isOnlyChanged, setIsOnlyChanged] = useState(true)
  const [hasAll, setHasAll] = useState(false)
  const all = useMemo(() => comparedLines(before, after, difference), [before, after, difference])
  const wanted = isOnlyChanged ? all.filter(({ mark }) => mark !== undefined) : all
  const pointedPlace = wanted.findIndex(({ id }) => id === pointedAt)
  const shown = hasAll || pointedPlace >= FIRST ? wanted : wanted.slice(0, FIRST)
  const left = wanted.length - shown.length
  const box = useRef<HTMLDivElement>(null)
  // Scrolling is outside React.
  useEffect(() => {
    if (pointedAt === null) return
    box.current?.querySelector(`[data-line="${CSS.escape(pointedAt)}"]`)?.scrollIntoView({ block: 'center' })
  }, [pointedAt])
  const Lines = isPhone ? LineCards : LineTable
  return (
    <div ref={box} className={styles['states']}>
      <ComparedTotals before={before} after={after} />
      <div className={styles['switch']}>
        <SwitchField
          label={t('versions.compared.onlyChanged')}
          note={t('versions.compared.onlyChangedHint')}
          value={isOnlyChanged}
          onChange={setIsOnlyChanged}
        />
      </div>
      {shown.length === 0 && <p className={styles['none']}>{t('versions.compared.same')}</p>}
      {shown.length > 0 && <Lines lines={shown} before={before} after={after} pointedAt={pointedAt} />}
      {left > 0 && (
        <button type="button" className={buttons['plain']} onClick={() => setHasAll(true)}>
          {t('versions.compared.more', {
            count: left,
            figure: new Intl.NumberFormat(i18n.language).format(left),
          })}
        </button>
      )}
    </div>
  )
}
