import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsChinese } from '../../../catalogue/names.ts'
import { useUnitName } from '../../../catalogue/prices/price-text.ts'
import { useDictionary } from '../../../catalogue/queries.ts'

/** In which words facts and figures are told. */
export interface GuestFormats {
  t: TFunction
  language: string
  isChinese: boolean
  /** What a unit of the dictionary is called. */
  unitName: (unit: string) => string
}

/** The same object as long as it says the same. */
export function useGuestFormats(): GuestFormats {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const language = i18n.resolvedLanguage ?? 'en'
  const unitName = useUnitName()
  const units = useDictionary('product_measurement_unit')?.length
  return useMemo(
    () => ({ t, language, isChinese, unitName }),
    // `unitName` is another function at every drawing, and says the same while the language is, once the units are there.
    // oxlint-disable-next-line react/exhaustive-deps
    [t, language, isChinese, units],
  )
}
