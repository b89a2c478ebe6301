import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useDrawnPlace } from '../../catalogue/held-place.tsx'
import { DEFAULT_CURRENCY } from '../../catalogue/prices/price.ts'
import { readFilters, type Currencies } from './filters.ts'
import { rateList } from '../../catalogue/queries.ts'

const CurrencyContext = createContext<Currencies>({ preferred: DEFAULT_CURRENCY, offered: null })

/** Provides the currency that the person compares prices in. Rates load only if it is not the default. */
export function CurrencyProvider({ preferred, children }: { preferred: string; children: ReactNode }) {
  const { search } = useLocation()
  const isAsked = preferred !== DEFAULT_CURRENCY || search.includes('priceIn=')
  const { data: rates } = useQuery({ ...rateList, enabled: isAsked })
  const currencies = useMemo(
    () => ({ preferred, offered: rates ? new Set(rates.map(({ currency }) => currency)) : null }),
    [preferred, rates],
  )
  return <CurrencyContext value={currencies}>{children}</CurrencyContext>
}

export function useCurrencies(): Currencies {
  return use(CurrencyContext)
}

/** The currency for comparing prices on this page. */
export function usePriceIn(): string {
  const { search } = useDrawnPlace()
  return priceInOf(search, useCurrencies())
}

let lastRead: { search: string; currencies: Currencies; priceIn: string } | undefined

/** Read once for all cards of a list. */
function priceInOf(search: string, currencies: Currencies): string {
  if (lastRead?.search !== search || lastRead.currencies !== currencies) {
    const { priceIn } = readFilters(new URLSearchParams(search), currencies)
    lastRead = { search, currencies, priceIn }
  }
  return lastRead.priceIn
}
