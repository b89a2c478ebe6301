import { SCALES } from '../amounts.ts'
import type { BudgetFields } from '../budget.ts'
import type { Allocation, Pack, Room } from '../entries.ts'
import { divideUp, parseDecimal, powerOfTen } from './decimal.ts'

/** 100 %, in units of the stored percentages. A quantity times a percentage has six digits more. */
export const HUNDRED_PERCENT = 100n * powerOfTen(SCALES.percent)
export const NEED_DIGITS = SCALES.percent + 2
/** Digits after the point of needed and ordered quantities. */
export const QUANTITY_DIGITS = SCALES.quantity + NEED_DIGITS
const FINER = powerOfTen(NEED_DIGITS)

export type Rooms = ReadonlyMap<string, Room>

/** The need of one room, with its copies and waste; for several allocations of a room their sum. */
export interface RoomNeed {
  roomId: string | null
  /** In `QUANTITY_DIGITS`. */
  need: bigint
}

export interface Quantities {
  /** In `QUANTITY_DIGITS`, as is `order`. */
  need: bigint
  /** Null where it is not sold in packs. */
  packs: bigint | null
  order: bigint
}

/** An allocation's quantity for one such room, in the line's unit: 0 where the room's measure is unknown, or the room is gone. */
export function netOf({ roomId, source, netQty }: Allocation, rooms: Rooms): string {
  if (roomId === null) return netQty
  const room = rooms.get(roomId)
  if (!room) return '0'
  if (source === 'manual') return netQty
  return source === 'count' ? '1' : (room[source] ?? '0')
}

/** The number of such rooms; 1 where there is no room. */
export function copiesOf({ roomId }: Pick<Allocation, 'roomId'>, rooms: Rooms): number {
  return (roomId === null ? undefined : rooms.get(roomId)?.count) ?? 1
}

/** netQty × count × (1 + wastePct / 100), in `QUANTITY_DIGITS`. */
export function needOf(allocation: Allocation, rooms: Rooms): bigint {
  const net = parseDecimal(netOf(allocation, rooms), SCALES.quantity)
  const waste = parseDecimal(allocation.wastePct, SCALES.percent)
  return net * BigInt(copiesOf(allocation, rooms)) * (HUNDRED_PERCENT + waste)
}

/**
 * The allocations of one line without an empty one to the whole project, which is left where the line was given to rooms. Where
 * quantities are hidden, nobody knows which is empty.
 */
export function placedAllocations<Of extends { roomId: string | null; netQty?: string | undefined }>(
  allocations: readonly Of[],
): readonly Of[] {
  if (allocations.length < 2 || allocations.every(({ roomId }) => roomId === null)) return allocations
  return allocations.filter(({ roomId, netQty = '?' }) => roomId !== null || /[1-9?]/.test(netQty))
}

/** The need of each room, in the order of the allocations. */
export function roomNeedsOf(allocations: readonly Allocation[], rooms: Rooms): RoomNeed[] {
  return summedByRoom(allocations.map((allocation) => ({ roomId: allocation.roomId, need: needOf(allocation, rooms) })))
}

/** Sums the needs, so that each room occurs once. */
export function summedByRoom(needs: readonly RoomNeed[]): RoomNeed[] {
  const byRoom = new Map<string | null, bigint>()
  for (const { roomId, need } of needs) byRoom.set(roomId, (byRoom.get(roomId) ?? 0n) + need)
  return [...byRoom].map(([roomId, need]) => ({ roomId, need }))
}

/**
 * Whole packs for all rooms together (pooled) or for each, at least the minimum, plus spare ones; without packs the need itself.
 */
export function quantitiesOf(
  needs: readonly RoomNeed[],
  pack: Pick<Pack, 'coveragePerPack' | 'minOrderPacks' | 'sparePacks'>,
  packing: BudgetFields['packing'],
): Quantities {
  let need = 0n
  for (const part of needs) need += part.need
  if (pack.coveragePerPack === null) return { need, packs: null, order: need }
  const coverage = parseDecimal(pack.coveragePerPack, SCALES.quantity) * FINER
  let packs = packing === 'pooled' ? divideUp(need, coverage) : 0n
  if (packing === 'perRoom') for (const part of summedByRoom(needs)) packs += divideUp(part.need, coverage)
  if (packs < BigInt(pack.minOrderPacks)) packs = BigInt(pack.minOrderPacks)
  if (packs > 0n) packs += BigInt(pack.sparePacks)
  return { need, packs, order: packs * coverage }
}
