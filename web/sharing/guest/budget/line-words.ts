import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsChinese } from '../../../catalogue/names.ts'
import { useUnitName } from '../../../catalogue/prices/price-text.ts'
import type { Words } from '../subject/standing-facts.ts'

/** In which words lines are told: those of facts, and what units are called. */
export interface LineWords extends Words {
  unitName: (unit: string) => string
}

/** The same object as long as it says the same. */
export function useLineWords(): LineWords {
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
