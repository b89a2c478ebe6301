import type { TFunction } from 'i18next'
import { useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BudgetFields } from '../../../contract/budgets/budget.ts'
import type { Line } from '../../../contract/budgets/entries.ts'
import type { PricePer } from '../../../contract/budgets/price-per.ts'
import { unitsText } from '../../../contract/plural.ts'
import { imperialSymbol } from '../../../contract/budgets/units.ts'
import { skuNameOf, pickName } from '../../catalogue/names.ts'
import { useUnitName } from '../../catalogue/prices/price-text.ts'
import { useSectionName } from '../section-name.ts'
import { LockContext, type Lock } from '../editing/use-budget.ts'

/** Names of a budget's things in the language of the page. */
export interface TableWords {
  t: TFunction
  isChinese: boolean
  unit: (unit: string, system?: BudgetFields['unitSystem']) => string
  section: (section: string) => string
  /** Why nothing can be edited, apart from the list's status. */
  lock: Lock | null
}

export function useTableWords(): TableWords {
  const { t, i18n } = useTranslation()
  const isChinese = i18n.resolvedLanguage === 'zh-CN'
  const unitName = useUnitName()
  const section = useSectionName()
  const lock = useContext(LockContext)
  return useMemo(
    () => ({
      t,
      isChinese,
      unit: (unit, system) => (system === 'imperial' && imperialSymbol(unit)) || unitName(unit),
      section,
      lock,
    }),
    [t, isChinese, lock, section, unitName],
  )
}

/** "100 pieces": what a price is for. */
export function perText({ quantity, unit }: PricePer, words: Pick<TableWords, 'unit' | 'isChinese'>): string {
  return unitsText(words.unit(unit), quantity, words.isChinese ? 'zh-CN' : 'en')
}

export function lineName({ name, snapshot }: Pick<Line, 'name' | 'snapshot'>, isChinese: boolean): string {
  return name || (snapshot ? skuNameOf(isChinese, snapshot, snapshot.variant) : '')
}

/** "Nordhem · NH-OAK-01-N", as far as it is known. */
export function makeText({ snapshot, supplier }: Pick<Line, 'snapshot' | 'supplier'>, isChinese: boolean): string {
  if (!snapshot) return supplier
  const brand = pickName(isChinese, snapshot.brand.name, snapshot.brand.enName)
  return [brand, snapshot.model].filter(Boolean).join(' · ')
}
