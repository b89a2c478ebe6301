import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import tickBox from '../../kit/fields/tick-box.module.css'
import '../../locales/budget-counts-texts.ts'
import { moneyText } from './amounts.ts'
import styles from './Preview.module.css'
import { agreedAmountLost } from './sums.ts'
import type { UseRow } from './ticks.ts'

interface PlaceRowProps {
  row: UseRow
  /** In words; empty where there is nothing to say. */
  where: string
  /** The currency of its list; null where it has none. */
  currency: string | null
  isTicked: boolean
  onTick: (isWanted: boolean) => void
}

/** One place and what would change there, or why it cannot be changed. */
export function PlaceRow({ row, where, currency, isTicked, onTick }: PlaceRowProps) {
  const { t, i18n } = useTranslation()
  const figures = useFigures(row, currency)
  const noteId = useId()
  const { refusal, told } = row
  const lost = told?.line ? agreedAmountLost(told.line) : null
  const notes = [
    refusal && t(`substitution.refusals.${refusal}`),
    told?.losesScale && t('substitution.losesScale'),
    told?.merges && t('substitution.merges'),
    lost !== null &&
      t('budgetCounts.losesAgreed', { amount: moneyText(currency ?? '', { low: lost, high: lost }, i18n.language) }),
  ].filter((note) => typeof note === 'string')
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words are those of the place
    <label className={styles['row']} data-refused={refusal !== null}>
      <input
        type="checkbox"
        className={tickBox['box']}
        checked={isTicked}
        disabled={refusal !== null}
        aria-describedby={noteId}
        onChange={() => onTick(!isTicked)}
      />
      <span className={styles['rowWords']}>
        <span>{where || t('substitution.place.item')}</span>
        <span id={noteId} className={styles['aside']}>
          {figures.length > 0 && <span className={styles['figures']}>{figures.join(' · ')}</span>}
          {notes.map((note) => (
            <span key={note} className={styles['warning']}>
              {note}
            </span>
          ))}
        </span>
      </span>
    </label>
  )
}

/** Amount, packs and lead time of a line, before and after. */
function useFigures({ told }: UseRow, currency: string | null): string[] {
  const { t, i18n } = useTranslation()
  if (!told?.line) return []
  const { before, after } = told.line
  const amount = ({ low, high }: typeof before) =>
    low === null || high === null
      ? t('substitution.note.unpriced')
      : moneyText(currency ?? '', { low, high }, i18n.language)
  const days = ({ leadTimeDays }: typeof before) =>
    leadTimeDays === null ? t('substitution.unknown') : t('substitution.days', { count: leadTimeDays })
  const change = (from: string, to: string) =>
    from === to ? t('substitution.same', { value: to }) : t('substitution.change', { from, to })
  const figures = [change(amount(before), amount(after))]
  if (before.packs !== null && after.packs !== null && before.packs !== after.packs)
    figures.push(t('substitution.packs', { before: before.packs, after: after.packs }))
  if (before.leadTimeDays !== after.leadTimeDays) figures.push(change(days(before), days(after)))
  return figures
}
