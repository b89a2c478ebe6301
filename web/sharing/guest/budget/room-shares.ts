import { printDecimal } from '../../../../contract/budgets/arithmetic/decimal.ts'
import { QUANTITY_DIGITS, roomNeedsOf, type Rooms } from '../../../../contract/budgets/arithmetic/quantities.ts'
import type { Allocation } from '../../../../contract/budgets/entries.ts'
import type { ShownAmounts } from '../../../../contract/sharing/group-sums.ts'
import { amountsByRoom } from '../../../../contract/sharing/room-amounts.ts'
import type { SharedBudget, SharedLine } from '../../../../contract/sharing/views.ts'
import type { GuestFormats } from '../subject/words.ts'
import { measuredText } from './line-texts.ts'

/** A room's share of a line in several rooms, as far as the link shows it. */
export interface LineRoomShare {
  quantity?: string
  amounts?: ShownAmounts
}

/** The rooms with their visible measures, in their order. */
export function measuredRooms({ rooms }: Pick<SharedBudget, 'rooms'>): Rooms {
  return new Map(
    rooms.map(({ id, name, floorArea = null, wallArea = null, perimeter = null, count = 1 }, sort) => [
      id,
      { id, name, sort, floorArea, wallArea, perimeter, count, places: [], projectRoomId: null },
    ]),
  )
}

/** A line's shares by room; none where the link hides quantities. */
export function lineRoomSharesOf(
  { line, own }: { line: SharedLine; own: readonly SharedBudget['allocations'][number][] },
  rooms: Rooms,
  { budget, words }: { budget: SharedBudget; words: GuestFormats },
): ReadonlyMap<string | null, LineRoomShare> {
  const told = own.filter((one): one is typeof one & Allocation => one.netQty !== undefined && one.source !== undefined)
  const { unit } = line
  if (told.length < own.length || unit === undefined) return new Map()
  const needs = roomNeedsOf(told, rooms)
  const amounts = amountsByRoom(budget, line, { needs, rooms })
  return new Map(
    needs.map(({ roomId, need }) => {
      const its = amounts?.get(roomId)
      const quantity =
        need === 0n
          ? words.t('shared.noQuantity')
          : measuredText(printDecimal(need, QUANTITY_DIGITS), unit, budget, words)
      return [roomId, { quantity, ...(its && { amounts: its }) }]
    }),
  )
}
