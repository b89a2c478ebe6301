import type { AllocationSource } from '../../../contract/budgets/entries.ts'
import { plainWords, unitNamed } from '../../../contract/budgets/unit-words.ts'

/** The measures of a room that a quantity in this unit can follow: an area for areas, the perimeter for lengths, the rooms for pieces. */
export function sourcesOf(unit: string): readonly AllocationSource[] {
  const words = plainWords(unit.normalize('NFKC'))
  if (unitNamed(words, 'square_meter') === 'own') return ['floorArea', 'wallArea', 'manual']
  if (unitNamed(words, 'meter') === 'own') return ['perimeter', 'manual']
  return MEASURED.some((measured) => unitNamed(words, measured)) ? ['manual'] : ['count', 'manual']
}

/** As `sourcesOf`, plus the current one even if it belongs to another unit. */
export function sourcesWith(unit: string, source: AllocationSource | null): readonly AllocationSource[] {
  const own = sourcesOf(unit)
  return source === null || own.includes(source) ? own : [...own, source]
}

/** These units are not counted, and rooms are not measured in feet. */
const MEASURED = ['square_meter', 'meter', 'cubic_meter', 'litre', 'kilogram']
