import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from './address-filters.ts'
import { readPrice } from './filters.ts'
import rail from './FilterRail.module.css'
import styles from './PriceFilter.module.css'

/** Two ends of a range, each taken over by Enter or on leaving its field. */
export function PriceFilter() {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  return (
    <section aria-label={t('filters.price')}>
      <h2 className={rail['heading']}>{t('filters.price')}</h2>
      <div className={styles['range']}>
        <PriceField
          label={t('filters.priceMin')}
          hint={t('filters.min')}
          price={filters.priceMin}
          onTake={(priceMin) => changeFilters({ priceMin })}
        />
        <span aria-hidden>–</span>
        <PriceField
          label={t('filters.priceMax')}
          hint={t('filters.max')}
          price={filters.priceMax}
          onTake={(priceMax) => changeFilters({ priceMax })}
        />
      </div>
    </section>
  )
}

interface PriceFieldProps {
  label: string
  hint: string
  price: number | null
  onTake: (price: number | null) => void
}

function PriceField({ label, hint, price, onTake }: PriceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    if (typed === null) return
    const next = readPrice(typed)
    setTyped(null)
    if (next !== price) onTake(next)
  }
  return (
    <label className={styles['field']}>
      <span aria-hidden>¥</span>
      <input
        value={typed ?? price ?? ''}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        placeholder={hint}
        maxLength={12}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </label>
  )
}
