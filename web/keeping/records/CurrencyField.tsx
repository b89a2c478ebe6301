import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { patterns } from '../../../contract/keeping/record-rules.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { currencyText } from './currency-text.ts'
import { someRecords } from './queries.ts'
import { valueOf } from './record.ts'

interface CurrencyFieldProps {
  label: string
  chosen: string
  onChoose: (code: string) => void
}

/** The yuan's own rate is 1. */
const OWN = 'CNY'
const CURRENCIES = { type: 'product_currency_unit' }

/** One of the catalogue's currencies that can have a rate. */
export function CurrencyField({ label, chosen, onChoose }: CurrencyFieldProps) {
  const { t, i18n } = useTranslation()
  const { data } = useQuery(someRecords('dict', CURRENCIES))
  const codes = (data?.list ?? [])
    .map((record) => String(valueOf(record, 'value')))
    .filter((code) => code !== OWN && patterns.currency.test(code))
  return (
    <SelectField
      label={label}
      value={chosen}
      options={[
        { value: '', label: t('records.choose') },
        ...codes.map((code) => ({ value: code, label: currencyText(code, t, i18n.language) })),
      ]}
      onChange={onChoose}
    />
  )
}
