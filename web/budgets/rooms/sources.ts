import type { AllocationSource } from '../../../contract/budgets/entries.ts'
import { plainWords, unitNamed } from '../../../contract/budgets/unit-words.ts'

/** What of a room can be a quantity in this unit: an area follows an area, a length the perimeter, and what is counted the rooms. */
export function sourcesOf(unit: string): readonly AllocationSource[] {
  const words = plainWords(unit.normalize('NFKC'))
  if (unitNamed(words, 'square_meter') === 'own') return ['floorArea', 'wallArea', 'manual']
  if (unitNamed(words, 'meter') === 'own') return ['perimeter', 'manual']
  return MEASURED.some((measured) => unitNamed(words, measured)) ? ['manual'] : ['count', 'manual']
}

/** As `sourcesOf`, with what is followed already, though it is another unit's. */
export function sourcesWith(unit: string, source: AllocationSource | null): readonly AllocationSource[] {
  const own = sourcesOf(unit)
  return source === null || own.includes(source) ? own : [...own, source]
}

/** Nobody counts these; and feet are not what rooms are measured in. */
const MEASURED = ['square_meter', 'meter', 'cubic_meter', 'litre', 'kilogram']
