import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsChinese } from '../../../catalogue/names.ts'
import { useUnitName } from '../../../catalogue/prices/price-text.ts'

/** In which words facts and figures are told. */
export interface Words {
  t: TFunction
  language: string
  isChinese: boolean
  /** What a unit of the dictionary is called. */
  unitName: (unit: string) => string
}

/** The same object as long as it says the same. */
export function useWords(): Words {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const language = i18n.resolvedLanguage ?? 'en'
  const unitName = useUnitName()
  return useMemo(
    () => ({ t, language, isChinese, unitName }),
    // `unitName` is another function at every drawing, and says the same while the language and the dictionaries are the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [t, language, isChinese, unitName('square_meter'), unitName('piece')],
  )
}
