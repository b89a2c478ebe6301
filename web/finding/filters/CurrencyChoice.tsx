import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { withPricesIn } from './converted-prices.ts'
import { useCurrencies } from './currency.tsx'
import { writtenQuery } from '../../catalogue/address.ts'
import { DEFAULT_CURRENCY } from '../../catalogue/prices/price.ts'
import { useSymbol } from '../../catalogue/prices/price-text.ts'
import { rateList } from '../../catalogue/queries.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'

interface CurrencyChoiceProps {
  label: string
  hint: string
  chosen: string
  onChoose: (currency: string) => void
}

/** The currency for comparing prices. Price filters of the page in sight are converted along with it. */
export function CurrencyChoice({ label, hint, chosen, onChoose }: CurrencyChoiceProps) {
  const { language } = useTranslation().i18n
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const { data: rates = [] } = useQuery(rateList)
  const { preferred, offered } = useCurrencies()
  const symbolOf = useSymbol()
  const known = rates.length > 0 ? rates.map(({ currency }) => currency) : [...new Set([DEFAULT_CURRENCY, chosen])]
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  const nameOf = (currency: string) => {
    const symbol = symbolOf(currency)
    return symbol === currency
      ? `${names.of(currency)} (${currency})`
      : `${names.of(currency)} (${currency}, ${symbol})`
  }
  const choose = (currency: string) => {
    onChoose(currency)
    const query = withPricesIn(new URLSearchParams(search), currency, { preferred, offered, rates })
    if (query)
      void navigate({ pathname, search: writtenQuery(query), hash }, { replace: true, state: state as unknown })
  }
  return (
    <SelectField
      label={label}
      note={hint}
      options={known.map((currency) => ({ value: currency, label: nameOf(currency) }))}
      value={known.includes(chosen) ? chosen : DEFAULT_CURRENCY}
      onChange={choose}
    />
  )
}
