import { useTranslation } from 'react-i18next'
import { skuNameOf, useIsChinese } from '../../../catalogue/names.ts'
import tickBox from '../../../kit/fields/tick-box.module.css'
import { useQuantityText } from '../quantity-text.ts'
import type { SentRow } from './sending-plan.ts'
import styles from './SendPreview.module.css'

interface SentRowsProps {
  rows: readonly SentRow[]
  /** Keys of rows that are not ticked. */
  left: ReadonlySet<string>
  onToggle: (key: string) => void
}

/** Each material with its room and its quantity before and after. Rows that are not ticked stay unchanged. */
export function SentRows({ rows, left, onToggle }: SentRowsProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
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
                <li key={row.key}>
                  <label className={styles['row']}>
                    <input
                      type="checkbox"
                      className={tickBox['box']}
                      checked={!left.has(row.key)}
                      onChange={() => onToggle(row.key)}
                    />
                    <span className={styles['name']}>
                      {skuNameOf(isChinese, row.offer.snapshot, row.offer.snapshot.variant)}
                      <span className={styles['note']}>{row.room ?? t('budgetAdding.wholeProject')}</span>
                    </span>
                    <Quantity row={row} />
                  </label>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

function Quantity({ row: { outcome, offer, isUnknown } }: { row: SentRow }) {
  const { t } = useTranslation()
  const say = useQuantityText()
  if (!outcome) return null
  const { kind, before, after } = outcome
  const shown = (quantity: string) => say(quantity, offer.unit)
  if (kind === 'follows' || kind === 'otherUnit')
    return <span className={styles['note']}>{t(`budgetAdding.send.${kind}`)}</span>
  if (isUnknown)
    return (
      <span className={styles['note']}>
        {before === null ? t('budgetAdding.send.unknown') : t('budgetAdding.send.stays', { quantity: shown(before) })}
      </span>
    )
  // The line has quantities for other rooms already.
  if (kind === 'more') return <span className={styles['figure']}>+ {shown(after)}</span>
  return (
    <span className={styles['figure']}>
      {kind === 'changed' && before !== null ? `${shown(before)} → ${shown(after)}` : shown(after)}
    </span>
  )
}
