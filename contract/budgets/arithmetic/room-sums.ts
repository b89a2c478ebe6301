import { bounds } from './amounts.ts'
import type { Bounds } from './amounts.ts'
import { printDecimal } from './decimal.ts'

/** The amount that a line shows in one room; null: for the whole project. */
export interface ShownInRoom {
  roomId: string | null
  shown: Bounds
}

/** Sums by room to which lines are added and from which they are taken. */
export interface RoomSums {
  add(parts: readonly ShownInRoom[]): void
  take(parts: readonly ShownInRoom[]): void
  printed(digits: number): ReadonlyMap<string | null, Bounds<string>>
}

export function createRoomSums(): RoomSums {
  const sums = new Map<string | null, Bounds & { lines: number }>()
  const count = (by: 1 | -1, parts: readonly ShownInRoom[]) => {
    const sign = by === 1 ? 1n : -1n
    for (const { roomId, shown } of parts) {
      const sum = sums.get(roomId) ?? { low: 0n, high: 0n, chosen: 0n, lines: 0 }
      sum.lines += by
      for (const bound of bounds) sum[bound] += sign * shown[bound]
      if (sum.lines === 0) sums.delete(roomId)
      else sums.set(roomId, sum)
    }
  }
  return {
    add: (parts) => count(1, parts),
    take: (parts) => count(-1, parts),
    printed: (digits) => {
      const print = (value: bigint) => printDecimal(value, digits, digits)
      return new Map(
        [...sums].map(([roomId, { low, high, chosen }]) => [
          roomId,
          { low: print(low), high: print(high), chosen: print(chosen) },
        ]),
      )
    },
  }
}
