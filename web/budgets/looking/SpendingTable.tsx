import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSectionName } from '../section-name.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { groupedText } from '../table/cells/shown-number.ts'
import type { LookedAt, SpendingChoice } from './looked-at.ts'
import styles from './looking.module.css'
import { shareOfAmount, spendingBy, spendingGroups, type SpendingGroup } from './spending.ts'

interface SpendingTableProps {
  budget: LookedAt
  choice: SpendingChoice | null
  onChoose: (choice: SpendingChoice | null) => void
}

/** Spending by group, each with a bar from its low to its high price. A press filters the table. */
export function SpendingTable({ budget, choice, onChoose }: SpendingTableProps) {
  const { t } = useTranslation()
  const heading = useId()
  const [by, setBy] = useState<SpendingGroup>('section')
  const { lines, rooms, sums, fields } = budget
  const groupName = useGroupName(budget)
  const groups = useMemo(
    () => spendingBy(by, lines, { sums, currency: fields.baseCurrency }),
    // `rooms`: shares by room depend on the rooms' measures.
    // oxlint-disable-next-line react/exhaustive-deps
    [by, lines, rooms, sums, fields, budget.totals],
  )
  const whole = groups.reduce((sum, group) => sum + Number(group.chosen), 0)
  const longest = groups.reduce((most, { high }) => (Number(high) > Number(most) ? high : most), '0')
  return (
    <section aria-labelledby={heading}>
      <div className={styles['head']}>
        <h2 id={heading} className={styles['title']}>
          {t('budgetLooking.spending')}
        </h2>
        <SelectField
          label={t('budgetLooking.by')}
          isInline
          options={spendingGroups.map((group) => ({ value: group, label: t(`budgetLooking.groups.${group}`) }))}
          value={by}
          onChange={(group) => {
            setBy(group)
            onChoose(null)
          }}
        />
      </div>
      {groups.length === 0 && <p className={styles['hint']}>{t('budgetLooking.noSpending')}</p>}
      {groups.length > 0 && (
        <ul className={styles['bars']} aria-labelledby={heading}>
          {groups.map((group) => {
            const name = groupName(by, group.groupId)
            const isChosen = choice?.by === by && choice.groupId === group.groupId
            const share = shareText(whole > 0 ? Number(group.chosen) / whole : 0)
            return (
              <li key={group.groupId}>
                <button
                  type="button"
                  className={styles['bar']}
                  aria-pressed={isChosen}
                  title={t('budgetLooking.show', { name })}
                  onClick={() => onChoose(isChosen ? null : { by, groupId: group.groupId })}
                >
                  <span className={styles['name']}>{name}</span>
                  <span className="visually-hidden">{groupedText(group.chosen)}</span>
                  <span className={styles['track']} aria-hidden>
                    <span
                      className={styles['high']}
                      style={{ width: `${shareOfAmount(group.high, longest) * 100}%` }}
                    />
                    <span className={styles['low']} style={{ width: `${shareOfAmount(group.low, longest) * 100}%` }} />
                  </span>
                  <span className={styles['share']}>{share}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {choice && (
        <button type="button" className={styles['link']} onClick={() => onChoose(null)}>
          {t('budgetLooking.showAll')}
        </button>
      )}
    </section>
  )
}

/** "37 %", or that it is less than one. */
function shareText(share: number): string {
  const percent = Math.round(share * 100)
  return percent === 0 && share > 0 ? '< 1 %' : `${percent} %`
}

function useGroupName({ lines, rooms }: LookedAt): (by: SpendingGroup, groupId: string) => string {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const sectionName = useSectionName()
  return (by, groupId) => {
    if (groupId === '') return t(`budgetLooking.none.${by}`)
    if (by === 'section') return sectionName(groupId)
    if (by === 'room') return rooms.find(({ id }) => id === groupId)?.name ?? t('budgetLooking.none.room')
    const brand = lines.find(({ snapshot }) => snapshot?.brandId === groupId)?.snapshot?.brand
    return brand ? nameOf(isChinese, brand) : t('budgetLooking.none.brand')
  }
}
