import { pricePerOf as linePricePer } from '../../../contract/budgets/price-per.ts'
import { nameIn } from '../../../contract/display-name.ts'
import { unitsText } from '../../../contract/plural.ts'
import type { Language } from '../../../contract/problem.ts'
import type { FileBudget, FileLine } from './file-budget.ts'
import { budgetWordsIn } from './words.ts'

export function lineNameInFile({ name, snapshot }: FileLine, language: Language): string {
  if (name !== '' || snapshot === null) return name
  const { variant, model } = snapshot
  const own = variant && nameIn(language, variant)
  return [nameIn(language, snapshot), own === model ? null : own]
    .filter(Boolean)
    .join(language === 'zh-CN' ? '，' : ', ')
}

export function lineBrand({ snapshot }: FileLine, language: Language): string {
  return snapshot ? nameIn(language, snapshot.brand) : ''
}

export function lineModel({ snapshot }: FileLine): string {
  return snapshot?.model ?? ''
}

/** The name of a unit from the dictionary, or the member's own word. */
export function unitIn({ unitNames }: FileBudget, unit: string): string {
  return unitNames.get(unit) ?? unit
}

export function packUnitOf(budget: FileBudget, { pack }: FileLine): string {
  return pack.coveragePerPack === null ? '' : unitIn(budget, pack.sellUnit || 'box')
}

/** What a price is for: "m²", "100 pieces". */
export function pricePerOf(budget: FileBudget, line: FileLine): string {
  const { quantity, unit } = linePricePer(line)
  return unitsText(unitIn(budget, unit), quantity, budget.language)
}

/** The names of the rooms that a line is for, in their order. */
export function roomsIn({ rooms, language }: FileBudget, { allocations }: FileLine): string {
  const ids = new Set(allocations.map(({ roomId }) => roomId))
  const named = rooms.filter(({ id }) => ids.has(id)).map(({ name }) => name)
  const words = budgetWordsIn(language)
  return [...named, ...(ids.has(null) ? [words.wholeProject] : [])].join(words.between)
}

/** Whether a line's price includes tax: yes, no, or not said. */
export function taxIncludedIn(
  { taxIncluded, isTaxUnknown }: Pick<FileLine['price'], 'taxIncluded' | 'isTaxUnknown'>,
  language: Language,
): string {
  const words = budgetWordsIn(language)
  return isTaxUnknown ? words.notSaid : words[taxIncluded ? 'yes' : 'no']
}
