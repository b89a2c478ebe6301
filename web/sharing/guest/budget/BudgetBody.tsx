import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SharedBudget } from '../../../../contract/sharing/views.ts'
import { useSectionName } from '../../../budgets/section-name.ts'
import { usePageUnit } from '../../../kit/page-unit.ts'
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx'
import type { CommentPlace } from '../queries.ts'
import type { SharedSubject } from '../subject/subject.ts'
import styles from './BudgetBody.module.css'
import { columnsOf } from './columns.ts'
import { useDrawnLines } from './drawn-lines.ts'
import { groupsOf, type GroupedBy } from './line-groups.ts'
import { useGuestFormats } from '../subject/words.ts'
import { textIn } from './schedule.ts'
import { ScheduleList } from './ScheduleList.tsx'
import { ScheduleTable } from './ScheduleTable.tsx'
import { TotalsOfBudget } from './TotalsOfBudget.tsx'

interface BudgetBodyProps {
  budget: SharedBudget
  subjectByKey: ReadonlyMap<string, SharedSubject>
  onOpen: (place: CommentPlace) => void
}

const WAYS = ['section', 'room'] as const

/** A shared budget list, laid out as a printed schedule. */
export function BudgetBody({ budget: shared, subjectByKey, onOpen }: BudgetBodyProps) {
  const { t } = useTranslation()
  const sectionName = useSectionName()
  const budget = useMemo(
    () => ({ ...shared, lines: shared.lines.map((line) => ({ ...line, section: sectionName(line.section) })) }),
    [shared, sectionName],
  )
  const words = useGuestFormats()
  const { isPhone } = usePageUnit()
  const [wanted, setWanted] = useState<GroupedBy>('section')
  const hasRooms = budget.allocations.some(({ roomId }) => roomId !== null)
  const by = hasRooms ? wanted : 'section'
  const groups = useMemo(() => groupsOf(by, budget, words), [by, budget, words])
  const columns = useMemo(() => {
    const told = columnsOf(budget, words)
    return told.filter((column) => groups.some(({ rows }) => rows.some((row) => textIn(column, row) !== '')))
  }, [groups, budget, words])
  // Where amounts are shown, missing or split ones are explained.
  const parts = budget.lines.some(({ figures }) => figures?.chosen)
    ? groups.flatMap(({ rows }) => rows.flatMap(({ part }) => part ?? []))
    : []
  const lacksAmounts = parts.some(({ amounts }) => amounts === undefined)
  const drawn = useDrawnLines(groups)
  const Schedule = isPhone ? ScheduleList : ScheduleTable
  return (
    <>
      {hasRooms && (
        <div className={styles['grouping']}>
          <ChoiceField
            label={t('shared.grouping')}
            options={WAYS.map((value) => ({ value, label: t(`shared.groupings.${value}`) }))}
            value={wanted}
            onChange={setWanted}
          />
        </div>
      )}
      {parts.length > 0 && (
        <p className={styles['none']}>{t(lacksAmounts ? 'shared.partAmounts' : 'shared.partedAmounts')}</p>
      )}
      {budget.lines.length === 0 ? (
        <p className={styles['none']}>{t('shared.noLines')}</p>
      ) : (
        <Schedule
          groups={drawn}
          columns={columns}
          words={words}
          terms={budget}
          subjectByKey={subjectByKey}
          onOpen={onOpen}
        />
      )}
      <TotalsOfBudget budget={budget} />
    </>
  )
}
