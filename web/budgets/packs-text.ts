import type { TFunction } from 'i18next'
import { groupedText } from './table/cells/shown-number.ts'

/** Units that have a singular and a plural. */
const COUNTED = ['box', 'roll', 'sheet', 'piece', 'set'] as const

interface Said {
  t: TFunction
  /** Names a unit of the dictionary. */
  unitName: (unit: string) => string
}

/** "16 boxes", "1 roll", or "16 packs" without a unit. `packs` is a whole number as text. */
export function packsText(packs: string, sellUnit: string, { t, unitName }: Said): string {
  const figure = groupedText(packs)
  const count = Number(packs)
  const counted = COUNTED.find((one) => one === sellUnit)
  if (counted) return t(`budgetExplaining.packsOf.${counted}`, { count, figure })
  return sellUnit === '' ? t('budgetExplaining.packs', { count, figure }) : `${figure} ${unitName(sellUnit)}`
}
