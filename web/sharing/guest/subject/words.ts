import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsChinese } from '../../../catalogue/names.ts'
import { useUnitName } from '../../../catalogue/prices/price-text.ts'
import { useDictionary } from '../../../catalogue/queries.ts'

/** Formats for facts and figures in the page's language. */
export interface GuestFormats {
  t: TFunction
  language: string
  isChinese: boolean
  /** Names a unit of the dictionary. */
  unitName: (unit: string) => string
}

/** The same object while the formats stay the same. */
export function useGuestFormats(): GuestFormats {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const language = i18n.resolvedLanguage ?? 'en'
  const unitName = useUnitName()
  const units = useDictionary('product_measurement_unit')?.length
  return useMemo(
    () => ({ t, language, isChinese, unitName }),
    // `unitName` is a new function at each render, but means the same while the language stays and the units are loaded.
    // oxlint-disable-next-line react/exhaustive-deps
    [t, language, isChinese, units],
  )
}
