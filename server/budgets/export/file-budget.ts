import type { Budget, exportBudget } from '../../../contract/budgets/calls.ts'
import type { UnitSystem } from '../../../contract/budgets/budget.ts'
import type { Allocation } from '../../../contract/budgets/entries.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { FileLetterhead } from '../../platform/pdf/letterhead.ts'

type Input = ParsedInputOf<typeof exportBudget>

/** The options of a file. */
export interface BudgetFileOptions extends Pick<
  Input,
  'format' | 'audience' | 'groupBy' | 'language' | 'brandId' | 'supplier'
> {
  /** The units of quantities. */
  unitSystem: UnitSystem
}

/** A line with its allocations. An alternative has the allocations of the line that it may replace. */
export type FileLine = Budget['lines'][number] & { allocations: Allocation[] }

/** A budget list for a file: plain data, only what its reader may know. */
export interface FileBudget extends BudgetFileOptions {
  list: Omit<Budget, 'rooms' | 'lines' | 'allocations' | 'statusLog'>
  rooms: Budget['rooms']
  lines: FileLine[]
  /** `YYYY-MM-DD`. */
  day: string
  /** Names of units in the file's language, by their value in the dictionary. */
  unitNames: ReadonlyMap<string, string>
  /** Pictures by their address, JPEG, some 100 px wide. */
  pictures: Map<string, Uint8Array>
  letterhead?: FileLetterhead | undefined
}
