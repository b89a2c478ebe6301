import type { Allocation, Entry, Line, Room } from '../entries.ts'
import type { LineFigures, Totals } from '../figures.ts'
import { amountsOf, shownDigitsOf, taxRateOf } from './amounts.ts'
import type { Amounts, Bounds, SumTerms } from './amounts.ts'
import { allocatedLine, isCounted, printedFigures } from './line-figures.ts'
import { createAllocationNeeds } from './allocation-needs.ts'
import { quantitiesOf, summedByRoom } from './quantities.ts'
import type { Quantities } from './quantities.ts'
import { createRoomSums } from './room-sums.ts'
import type { RoomSums, ShownInRoom } from './room-sums.ts'
import { sharesByNeed, shownByRoom } from './shares.ts'
import type { RoomShare } from './shares.ts'
import { createTally } from './totals.ts'

/** One edit, as the editor has them. */
export interface SumsChange {
  fields?: Partial<SumTerms>
  put?: Iterable<Entry>
  remove?: Iterable<string>
}

type ChangesOf = (
  before: ReadonlyMap<string, Entry>,
  after: ReadonlyMap<string, Entry>,
) => Pick<SumsChange, 'put' | 'remove'>

/** A budget's figures while it is edited: after a change only what the change touches is computed anew. */
export interface Sums {
  totals(): Totals
  /** Of every line, whether it counts or not; undefined of one that is not there. */
  figures(lineId: string): LineFigures | undefined
  /** A line's rows by room (`roomSharesOf`). */
  shares(lineId: string): readonly RoomShare[]
  /** What all lines that count show in a room. Null: for the whole project. A room without such lines has no sum. */
  roomTotals(): ReadonlyMap<string | null, Bounds<string>>
  change(change: SumsChange): void
  /**
   * Comes to stand as a draft does. Entries are told apart by being another object; or `changesOf` tells what two drafts have not in
   * common, which looking at forty thousand takes longer for.
   */
  follow(fields: SumTerms, entries: ReadonlyMap<string, Entry>, changesOf?: ChangesOf): void
}

interface Kept {
  line: Line
  quantities: Quantities
  amounts: Amounts | null
  taxRate: bigint
  isTallied: boolean
  figures: LineFigures | undefined
  shares: readonly RoomShare[] | undefined
  /** What it has added to the sums of the rooms. */
  byRoom: readonly ShownInRoom[] | undefined
}

export function createSums(terms: SumTerms, entries: ReadonlyMap<string, Entry> = new Map()): Sums {
  const rooms = new Map<string, Room>()
  const lines = new Map<string, Line>()
  const kept = new Map<string, Kept>()
  const parts = createAllocationNeeds(rooms)
  let tally = createTally()
  let roomSums: RoomSums | undefined
  let totals: Totals | undefined
  let followed: ReadonlyMap<string, Entry> | undefined

  const change = ({ fields, put = [], remove = [] }: SumsChange) => {
    const touched = new Set<string>()
    const touchedRooms = new Set<string>()
    for (const id of remove) take(id, touched, touchedRooms)
    const allocations: Allocation[] = []
    for (const entry of put) {
      if (entry.type === 'allocation') allocations.push(entry)
      else if (entry.type === 'room') {
        rooms.set(entry.id, entry)
        touchedRooms.add(entry.id)
      } else {
        lines.set(entry.id, entry)
        touched.add(entry.id)
      }
    }
    if (touchedRooms.size > 0) for (const id of parts.measure(touchedRooms)) touched.add(id)
    // A room may stand behind what is for it.
    for (const allocation of allocations) for (const id of parts.place(allocation)) touched.add(id)
    const others = TERMS.filter((name) => fields?.[name] !== undefined && fields[name] !== terms[name])
    terms = { ...terms, ...fields }
    if (others.some((name) => !PRINTED.has(name))) for (const id of lines.keys()) touched.add(id)
    else if (others.includes('taxMode')) forgetPrinted()
    if (touched.size * 2 > lines.size) reckonAll(touched)
    else for (const id of touched) reckon(id)
    forgetAlternatives()
    totals = undefined
    followed = undefined
  }

  const take = (id: string, touched: Set<string>, touchedRooms: Set<string>) => {
    const lineId = parts.take(id)
    if (lineId !== undefined) touched.add(lineId)
    else if (rooms.delete(id)) touchedRooms.add(id)
    else if (lines.delete(id)) touched.add(id)
  }

  const begin = () => {
    const allocations: Allocation[] = []
    for (const entry of entries.values()) {
      if (entry.type === 'allocation') allocations.push(entry)
      else if (entry.type === 'room') rooms.set(entry.id, entry)
      else lines.set(entry.id, entry)
    }
    parts.begin(allocations)
    reckonAll(new Set())
    forgetAlternatives()
  }

  const reckon = (id: string) => {
    const before = kept.get(id)
    if (before?.isTallied) tally.remove(before.taxRate, before.amounts)
    if (before?.byRoom) roomSums?.take(before.byRoom)
    const line = lines.get(id)
    if (!line) {
      kept.delete(id)
      return
    }
    const after = reckoned(line)
    if (after.isTallied) tally.add(after.taxRate, after.amounts)
    kept.set(id, after)
  }

  // Taking most lines out of the tally takes longer than beginning again.
  const reckonAll = (touched: ReadonlySet<string>) => {
    tally = createTally()
    forgetRoomSums()
    for (const id of kept.keys()) if (!lines.has(id)) kept.delete(id)
    for (const [id, line] of lines) {
      const known = touched.has(id) ? undefined : kept.get(id)
      const after = known ?? reckoned(line)
      if (after.isTallied) tally.add(after.taxRate, after.amounts)
      if (!known) kept.set(id, after)
    }
  }

  const forgetPrinted = () => {
    for (const line of kept.values()) {
      line.figures = undefined
      line.shares = undefined
    }
    forgetRoomSums()
  }

  const forgetRoomSums = () => {
    if (!roomSums) return
    roomSums = undefined
    for (const line of kept.values()) line.byRoom = undefined
  }

  const roomTotals = () => {
    roomSums ??= createRoomSums()
    for (const line of kept.values()) {
      if (!line.isTallied || !line.amounts || line.byRoom) continue
      line.byRoom = shownByRoom(terms, line.amounts, summedByRoom(partsOf(line.line)), rooms)
      roomSums.add(line.byRoom)
    }
    return roomSums.printed(shownDigitsOf(terms))
  }

  const reckoned = (line: Line): Kept => {
    const quantities = quantitiesOf(partsOf(line), line.pack, terms.packing)
    const amounts = amountsOf(terms, line, quantities)
    return { line, quantities, amounts, taxRate: taxRateOf(terms, line), isTallied: isCounted(line), ...NOT_YET }
  }

  const partsOf = (line: Line) => parts.of(allocatedLine(line, lines))

  // They hang on another line, and count nowhere: they are computed when they are looked at.
  const forgetAlternatives = () => {
    for (const line of lines.values()) if (line.alternativeOf !== null) kept.delete(line.id)
  }

  const keptOf = (id: string): Kept | undefined => {
    const known = kept.get(id)
    const line = lines.get(id)
    if (known || !line) return known
    const made = reckoned(line)
    kept.set(id, made)
    return made
  }

  const differenceTo = (entries: ReadonlyMap<string, Entry>) => {
    const before = followed ?? standing()
    const put: Entry[] = []
    const remove: string[] = []
    for (const entry of entries.values()) if (before.get(entry.id) !== entry) put.push(entry)
    for (const id of before.keys()) if (!entries.has(id)) remove.push(id)
    return { put, remove }
  }

  const standing = (): ReadonlyMap<string, unknown> => {
    const allocations = parts.all().map(({ allocation }) => [allocation.id, allocation] as const)
    return new Map<string, unknown>([...rooms, ...lines, ...allocations])
  }

  begin()
  followed = entries
  return {
    totals: () => (totals ??= tally.totals(terms)),
    figures: (lineId) => {
      const line = keptOf(lineId)
      return line && (line.figures ??= printedFigures(terms, line.quantities, line.amounts))
    },
    shares: (lineId) => {
      const line = keptOf(lineId)
      if (!line) return []
      line.figures ??= printedFigures(terms, line.quantities, line.amounts)
      return (line.shares ??= sharesByNeed(terms, line.figures, summedByRoom(partsOf(line.line)), rooms))
    },
    roomTotals,
    change,
    follow: (fields, entries, changesOf) => {
      const isNew = entries !== followed
      const differ = () => (changesOf && followed ? changesOf(followed, entries) : differenceTo(entries))
      change({ fields, ...(isNew && differ()) })
      followed = entries
    },
  }
}

const NOT_YET = { figures: undefined, shares: undefined, byRoom: undefined }

const TERMS = [
  'baseCurrency',
  'taxMode',
  'taxRounding',
  'defaultTaxRate',
  'contingencyPct',
  'packing',
] as const satisfies readonly (keyof SumTerms)[]
/** Of them those that no line's amounts depend on. */
const PRINTED: ReadonlySet<keyof SumTerms> = new Set(['taxMode', 'contingencyPct'])
