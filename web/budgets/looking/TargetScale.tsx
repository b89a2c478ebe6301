import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { parseDecimal, printDecimal } from '../../../contract/budgets/arithmetic/decimal.ts'
import { minorDigitsOf } from '../../../contract/budgets/currencies.ts'
import { groupedText } from '../table/cells/shown-number.ts'
import type { LookedAt } from './looked-at.ts'
import styles from './looking.module.css'
import { shareOfAmount } from './spending.ts'

const DIGITS = 4

interface TargetScaleProps {
  budget: LookedAt
  /** Undefined where the member may not set a target. Without a target they see nothing. */
  onSettings?: (() => void) | undefined
}

/** The total compared with the target, on a scale from zero to the larger of the two, and in words. */
export function TargetScale({ budget: { fields, totals }, onSettings }: TargetScaleProps) {
  const { t } = useTranslation()
  const heading = useId()
  const target = fields.targetBudget
  if (target === null && !onSettings) return null
  if (target === null)
    return (
      <section aria-labelledby={heading}>
        <h2 id={heading} className={styles['title']}>
          {t('budgetLooking.targetBudget')}
        </h2>
        <p className={styles['hint']}>{t('budgetLooking.noTarget')}</p>
        <button type="button" className={styles['link']} onClick={onSettings}>
          {t('budgetLooking.setTarget')}
        </button>
      </section>
    )
  const end = Number(totals.high) > Number(target) ? totals.high : target
  const left = shareOfAmount(totals.low, end) * 100
  const print = (value: bigint) => groupedText(printDecimal(value, DIGITS, minorDigitsOf(fields.baseCurrency)))
  const differenceOf = (amount: string) => {
    const more = parseDecimal(amount, DIGITS) - parseDecimal(target, DIGITS)
    if (more === 0n) return t('budgetLooking.onTarget')
    return more > 0n
      ? t('budgetLooking.above', { amount: print(more) })
      : t('budgetLooking.below', { amount: print(-more) })
  }
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles['title']}>
        {t('budgetLooking.target', { target: groupedText(target) })}
      </h2>
      <div className={styles['scale']} aria-hidden>
        <span
          className={styles['span']}
          style={{ left: `${left}%`, width: `${Math.max(1, shareOfAmount(totals.high, end) * 100 - left)}%` }}
        />
        <span className={styles['mark']} style={{ left: `${shareOfAmount(target, end) * 100}%` }} />
      </div>
      <dl className={styles['figures']}>
        {(['low', 'high', 'chosen'] as const).map((bound) => (
          <div key={bound}>
            <dt>{t(`budgetLooking.${bound}`)}</dt>
            <dd>
              <span>{groupedText(totals[bound])}</span>
              <span className={isAbove(totals[bound], target) ? styles['above'] : styles['below']}>
                {differenceOf(totals[bound])}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function isAbove(amount: string, target: string): boolean {
  return parseDecimal(amount, DIGITS) > parseDecimal(target, DIGITS)
}
