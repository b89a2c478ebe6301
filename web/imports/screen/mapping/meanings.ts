import { useTranslation } from 'react-i18next'
import { importTargets } from '../../../../contract/import-mapping.ts'
import type { ImportTarget, TargetKind } from '../../../../contract/import-mapping.ts'
import { entryNameOf, useIsChinese } from '../../../catalogue/names.ts'
import { useDictionary } from '../../../catalogue/queries.ts'

const DICTIONARIES = {
  currency: 'product_currency_unit',
  unit: 'product_measurement_unit',
  scheme: 'product_auth_type',
  kind: 'product_related_download',
} as const

interface Meaning {
  value: string
  label: string
}

/** The possible meanings of a value, where the catalogue has a list; undefined for free text. */
export function useMeanings(target: ImportTarget): readonly Meaning[] | undefined {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const kind: TargetKind = importTargets[target]
  const type = kind in DICTIONARIES ? DICTIONARIES[kind as keyof typeof DICTIONARIES] : undefined
  const entries = useDictionary(type ?? 'product_currency_unit')
  if (kind === 'boolean' || kind === 'custom')
    return [
      { value: 'yes', label: t('import.yes') },
      { value: 'no', label: t('import.no') },
    ]
  if (type === undefined) return undefined
  return entries
    ?.filter(({ value }) => value !== 'rmb')
    .map((entry) => ({ value: entry.value, label: `${entryNameOf(isChinese, entry)} (${entry.value})` }))
}
