import type { Allocation, Entry, Line, LineNow, Room } from '../../../../contract/budgets/entries.ts'
import type { LineFigures } from '../../../../contract/budgets/figures.ts'
import type { RoomShare } from '../../../../contract/budgets/arithmetic/shares.ts'
import { areSameFits, type FitsById, type RoomFit } from '../../../catalogue/fits/fits.ts'
import type { TableSums } from '../table-props.ts'
import type { LineRow } from './outline.ts'

/** Everything that a row's cells show. */
export interface RowFacts {
  row: LineRow
  line: Line
  /** Those for the row's room, or all of the line. */
  allocations: readonly Allocation[]
  room: Room | null
  figures: LineFigures | undefined
  /** The room's share of the line; undefined where the row is the whole line. */
  share: RoomShare | undefined
  /** All rooms' shares of the line; none for an alternative. */
  shares: readonly RoomShare[]
  /** How many rooms the line is for. */
  roomCount: number
  now: LineNow | undefined
  /** The rooms for which it may not fit: of the row's room, or of all of the line. */
  fits: readonly RoomFit[] | undefined
}

interface Known {
  items: Pick<ReadonlyMap<string, Entry>, 'get' | 'has'>
  sums: Pick<TableSums, 'figures' | 'shares'>
  now?: ReadonlyMap<string, LineNow> | undefined
  fits?: FitsById | undefined
}

/** Undefined where the line was removed after the outline was made. */
export function factsOf(row: LineRow, { items, sums, now, fits }: Known): RowFacts | undefined {
  const line = items.get(row.lineId)
  if (line?.type !== 'line') return undefined
  const allocations = row.allocationIds.flatMap((id) => {
    const entry = items.get(id)
    return entry?.type === 'allocation' ? entry : []
  })
  const room = row.roomId ? items.get(row.roomId) : undefined
  const shares = row.isAlternative ? NO_SHARES : sums.shares(row.lineId)
  return {
    row,
    line,
    allocations,
    room: room?.type === 'room' ? room : null,
    figures: sums.figures(row.lineId),
    share: row.roomId === undefined ? undefined : shareOf(shares, row.roomId, items),
    shares,
    roomCount: shares.length,
    now: now?.get(row.lineId),
    fits: fitsOf(row, fits),
  }
}

const NO_SHARES: readonly RoomShare[] = []

function fitsOf({ lineId, roomId }: LineRow, fits: FitsById | undefined): readonly RoomFit[] | undefined {
  const own = fits?.get(lineId)
  return roomId === undefined ? own : own?.filter(({ room }) => room.id === roomId)
}

/** A room that is gone counts as the whole project, as in the outline. */
function shareOf(shares: readonly RoomShare[], roomId: string | null, items: Known['items']): RoomShare | undefined {
  return shares.find((share) => share.roomId === roomId || (roomId === null && !items.has(share.roomId ?? '')))
}

/** Whether two states of a row look the same. */
export function areSameFacts(one: RowFacts, other: RowFacts): boolean {
  return (
    one.row === other.row &&
    one.line === other.line &&
    one.room === other.room &&
    one.figures === other.figures &&
    one.share === other.share &&
    one.shares === other.shares &&
    one.now === other.now &&
    areSameFits(one.fits, other.fits) &&
    one.roomCount === other.roomCount &&
    one.allocations.length === other.allocations.length &&
    one.allocations.every((allocation, index) => allocation === other.allocations[index])
  )
}
