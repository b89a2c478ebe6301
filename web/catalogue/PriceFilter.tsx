import { useId, useState, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from './address-filters.ts'
import { isCrossed } from './filters.ts'
import rail from './FilterRail.module.css'
import { PriceField } from './PriceField.tsx'
import styles from './PriceFilter.module.css'
import { readTypedPrice } from './typed-price.ts'

const ends = ['priceMin', 'priceMax'] as const
type PriceEnd = (typeof ends)[number]

interface Draft {
  /** The prices in force when it was typed. Others in force make it outdated. */
  base: string
  texts: Partial<Record<PriceEnd, string>>
  /** What was tried and refused; typing on withdraws the verdict on that field. */
  refused: readonly PriceEnd[]
}

/** A range, taken over whole by Enter or on leaving a field. One that makes no sense stays typed, and the list as it was. */
export function PriceFilter() {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const [kept, setKept] = useState<Draft | null>(null)
  const id = useId()
  const base = `${filters.priceMin} ${filters.priceMax}`
  const draft = kept?.base === base ? kept : { base, texts: {}, refused: [] }

  const read = (end: PriceEnd) => {
    const text = draft.texts[end]
    return text === undefined ? { price: filters[end], problem: null } : readTypedPrice(text)
  }
  const range = { priceMin: read('priceMin'), priceMax: read('priceMax') }
  const prices = { priceMin: range.priceMin.price, priceMax: range.priceMax.price }
  const isSettled = ends.every((end) => draft.texts[end] === undefined || draft.refused.includes(end))
  const isRangeWrong = isSettled && isCrossed(prices)

  const take = () => {
    const typed = ends.filter((end) => draft.texts[end] !== undefined)
    if (typed.length === 0) return
    const isRefused = isCrossed(prices) || ends.some((end) => range[end].problem !== null)
    setKept(isRefused ? { ...draft, refused: typed } : null)
    if (!isRefused && ends.some((end) => prices[end] !== filters[end])) changeFilters(prices)
  }
  // Whoever goes on to the other end may be about to put the range right.
  const leave = (event: FocusEvent<HTMLElement>) => {
    const goesOn = event.currentTarget.contains(event.relatedTarget)
    if (!goesOn || !isCrossed(prices)) take()
  }

  const problems = ends.flatMap((end) => {
    const { problem } = range[end]
    return problem && draft.refused.includes(end) ? [{ end, problem }] : []
  })
  const fieldOf = (end: PriceEnd) => {
    const isWrong = problems.some((one) => one.end === end)
    return (
      <PriceField
        label={t(`filters.${end}`)}
        hint={t(end === 'priceMin' ? 'filters.min' : 'filters.max')}
        value={draft.texts[end] ?? filters[end]?.toString() ?? ''}
        problemId={isWrong || isRangeWrong ? `${id}-${isWrong ? end : 'range'}` : undefined}
        onType={(text) =>
          setKept({
            base,
            texts: { ...draft.texts, [end]: text },
            refused: draft.refused.filter((other) => other !== end),
          })
        }
        onEnter={take}
      />
    )
  }
  return (
    <section aria-label={t('filters.price')}>
      <h2 className={rail['heading']}>{t('filters.price')}</h2>
      <div className={styles['range']} onBlur={leave}>
        {fieldOf('priceMin')}
        <span aria-hidden>–</span>
        {fieldOf('priceMax')}
      </div>
      <div role="alert">
        {problems.map(({ end, problem }) => (
          <p key={end} id={`${id}-${end}`} className={styles['problem']}>
            {t(`filters.priceProblem.${problem}`, { field: t(`filters.${end}`) })}
          </p>
        ))}
        {isRangeWrong && (
          <p id={`${id}-range`} className={styles['problem']}>
            {t('filters.crossedPrices')}
          </p>
        )}
      </div>
    </section>
  )
}
