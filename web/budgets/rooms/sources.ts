import type { AllocationSource } from '../../../contract/budgets/entries.ts'
import { UNITS } from '../../../contract/values/units.ts'
import { unitsNamed } from '../../../contract/values/words.ts'

/** The measures of a room that a quantity in this unit can follow: an area for areas, the perimeter for lengths, the rooms for pieces. */
export function sourcesOf(unit: string): readonly AllocationSource[] {
  const units = unitsNamed(unit)
  if (units.includes('square_meter')) return ['floorArea', 'wallArea', 'manual']
  if (units.includes('meter')) return ['perimeter', 'manual']
  return units.some((one) => UNITS[one].dimension !== 'count') ? ['manual'] : ['count', 'manual']
}

/** As `sourcesOf`, plus the current one even if it belongs to another unit. */
export function sourcesWith(unit: string, source: AllocationSource | null): readonly AllocationSource[] {
  const own = sourcesOf(unit)
  return source === null || own.includes(source) ? own : [...own, source]
}
