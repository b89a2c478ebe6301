import { useTranslation } from 'react-i18next'
import { skuNameOf, useIsChinese } from '../../../catalogue/names.ts'
import { SelectField } from '../../../kit/fields/SelectField.tsx'
import tickBox from '../../../kit/fields/tick-box.module.css'
import { isZeroQuantity } from '../quantities.ts'
import { useQuantityText } from '../quantity-text.ts'
import type { SentAmount, SentRow } from './sending-plan.ts'
import styles from './SendPreview.module.css'

interface SentRowsProps {
  rows: readonly SentRow[]
  /** Keys of rows that are not ticked. */
  left: ReadonlySet<string>
  onToggle: (key: string) => void
  onAmount: (key: string, amount: SentAmount) => void
}

/** Each material with its room and its quantity before and after. Rows that are not ticked stay unchanged. */
export function SentRows({ rows, left, onToggle, onAmount }: SentRowsProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const nameOf = ({ offer }: SentRow) => skuNameOf(isChinese, offer.snapshot, offer.snapshot.variant)
  const groups = [
    { kind: 'new', rows: rows.filter(({ outcome }) => outcome?.kind === 'new') },
    { kind: 'changed', rows: rows.filter(({ outcome }) => outcome && ['changed', 'more'].includes(outcome.kind)) },
    {
      kind: 'same',
      rows: rows.filter(({ outcome }) => outcome && ['same', 'follows', 'otherUnit'].includes(outcome.kind)),
    },
    { kind: 'left', rows: rows.filter(({ outcome }) => !outcome) },
  ] as const
  return (
    <div className={styles['groups']}>
      {groups
        .filter((group) => group.rows.length > 0)
        .map((group) => (
          <section key={group.kind}>
            <h3 className={styles['heading']}>{t(`budgetAdding.send.${group.kind}`, { count: group.rows.length })}</h3>
            <ul className={styles['rows']}>
              {group.rows.map((row) => (
                <li key={row.key} className={styles['row']}>
                  <label className="flex min-w-0 flex-1 items-center gap-12">
                    <input
                      type="checkbox"
                      className={tickBox['box']}
                      checked={!left.has(row.key)}
                      onChange={() => onToggle(row.key)}
                    />
                    <span className={styles['name']}>
                      {nameOf(row)}
                      <span className={styles['note']}>{row.room ?? t('budgetAdding.wholeProject')}</span>
                    </span>
                  </label>
                  <span className="grid justify-items-end">
                    <Quantity row={row} />
                    <AmountChoice row={row} name={nameOf(row)} onChoose={(amount) => onAmount(row.key, amount)} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

interface AmountChoiceProps {
  row: SentRow
  name: string
  onChoose: (amount: SentAmount) => void
}

/** The amount that one line begins with, where there is a choice. */
function AmountChoice({ row, name, onChoose }: AmountChoiceProps) {
  const { t } = useTranslation()
  const say = useQuantityText()
  const { amount, amounts, offer } = row
  if (!hasChoice(row)) return null
  const options = [...amounts].map(([value, quantity]) => {
    const label = t(`budgetAdding.send.amountOf.${value}`)
    return { value, label: value === 'empty' ? label : `${label}: ${say(quantity, offer.unit)}` }
  })
  return (
    <SelectField
      isInline
      label={t('budgetAdding.send.amount')}
      of={name}
      options={options}
      value={amount}
      onChange={onChoose}
    />
  )
}

function hasChoice({ outcome, amounts }: SentRow): boolean {
  return outcome !== undefined && outcome.kind !== 'follows' && outcome.kind !== 'otherUnit' && amounts.size > 1
}

function Quantity({ row }: { row: SentRow }) {
  const { t } = useTranslation()
  const say = useQuantityText()
  const { outcome, offer } = row
  // The choice says the amount of a new line.
  if (!outcome || (outcome.kind === 'new' && hasChoice(row))) return null
  const { kind, before, after } = outcome
  const shown = (quantity: string) => say(quantity, offer.unit)
  if (kind === 'follows' || kind === 'otherUnit')
    return <span className={styles['note']}>{t(`budgetAdding.send.${kind}`)}</span>
  if (isZeroQuantity(after)) return <span className={styles['note']}>{t('budgetAdding.send.noAmount')}</span>
  // The line has quantities for other rooms already.
  if (kind === 'more') return <span className={styles['figure']}>+ {shown(after)}</span>
  return (
    <span className={styles['figure']}>
      {kind === 'changed' && before !== null ? `${shown(before)} → ${shown(after)}` : shown(after)}
    </span>
  )
}
