import { readStored, writeStored } from '../../kit/storage.ts'
import { groupings, type Grouping } from '../table/table-props.ts'

/** How the member grouped the lines last in this browser; by room at first. */
export function readGrouping(memberId: string): Grouping {
  const kept = readStored(keyOf(memberId))
  return groupings.find((one) => one === kept) ?? 'room'
}

export function keepGrouping(memberId: string, grouping: Grouping): void {
  writeStored(keyOf(memberId), grouping)
}

function keyOf(memberId: string): string {
  return `quarry-budget-grouping-${memberId}`
}
