import * as z from 'zod'
import { priceQuantity } from '../price-quantity.ts'
import { calendarDate, hexColor, id, moment } from '../fields.ts'
import { compareDecimals } from './arithmetic/decimal.ts'
import { lineTo, nameTo } from '../names.ts'
import { placeCodes } from '../places/place-names.ts'
import type { PlaceCode } from '../places/place-names.ts'
import {
  currency,
  MOST_DISCOUNT_PCT,
  MOST_MARKUP_PCT,
  MOST_TAX_PCT,
  MOST_WASTE_PCT,
  percentTo,
  price,
  quantity,
  rate,
} from './amounts.ts'

/**
 * The entries of a budget list: rooms, lines, and how much of a line is for a room (allocations). The client makes an entry's id;
 * each entry is saved, and conflicts, by itself.
 */

export const LONGEST_NAME = 200
export const LONGEST_LINE_NOTE = 2000
export const LONGEST_SECTION = 60
export const LONGEST_UNIT = 40
export const MOST_COPIES = 10_000
export const MOST_PACKS = 1_000_000
/** Of one room. */
export const MOST_PLACES = 3

/** The client makes it, so that an entry has the same id in every tab and after an undo. */
export const entryId = z.uuid().toLowerCase()
/** Entries are ordered by it, equal ones by their id. */
const sort = z.number().min(-1e9).max(1e9)
const name = lineTo(LONGEST_NAME)
const bilingual = z.object({ name: z.string().max(500), enName: z.string().max(500) })
const amountText = z.stringFormat('amount', /^\d{1,10}\.\d{2}$/)

/** The SKU's facts when its line was made or its prices were last taken over. `LineNow` has today's facts. */
export const lineSnapshot = z.object({
  name: z.string().max(500),
  enName: z.string().max(500),
  /** What sets the SKU apart from others of its product; null where the product has no other. */
  variant: bilingual.nullable(),
  model: z.string().max(500),
  brandId: id,
  brand: bilingual,
  cover: z.object({ address: z.stringFormat('picture', /^\/images\/[0-9a-f]{40}$/), color: hexColor }).nullable(),
  /** A value of the dictionary `product_measurement_unit`. */
  unit: z.string().max(LONGEST_UNIT),
  /** As the catalogue names it: ISO 4217, or `rmb`. */
  currency: z.string().max(20),
  minPrice: amountText.nullable(),
  maxPrice: amountText.nullable(),
  /** How many units the two prices are for; absent: one. */
  priceQuantity: priceQuantity.optional(),
  capturedAt: moment,
})
export type LineSnapshot = z.output<typeof lineSnapshot>

export const room = z.object({
  id: entryId,
  name,
  sort,
  /** In m². */
  floorArea: quantity.nullable(),
  /** In m². */
  wallArea: quantity.nullable(),
  /** In m. */
  perimeter: quantity.nullable(),
  /** The number of such rooms. */
  count: z.number().int().min(1).max(MOST_COPIES),
  /** What the room is, such as its floor and its walls, by which its lines are judged; empty: nobody has said. */
  places: z.array(z.enum(placeCodes)).max(MOST_PLACES),
  /** Which room of the list's project it is; null: none. The list may have left the project since, and the project that room. */
  projectRoomId: entryId.nullable(),
})
export type Room = z.output<typeof room>

export const lineKinds = ['sku', 'custom', 'allowance', 'service'] as const
export const lineStatuses = ['proposed', 'approved', 'rejected', 'ordered', 'delivered'] as const
export type LineStatus = (typeof lineStatuses)[number]
export const priceBases = ['perUnit', 'perPack'] as const

const pack = z.object({
  /** What a pack is called: a value of `product_measurement_unit`, or a word of the member's. */
  sellUnit: lineTo(LONGEST_UNIT),
  /** In the line's unit. Null: it is not sold in packs. */
  coveragePerPack: quantity.refine((text) => /[1-9]/.test(text), { params: { reason: 'zero' } }).nullable(),
  piecesPerPack: z.number().int().min(1).max(MOST_PACKS).nullable(),
  minOrderPacks: z.number().int().min(0).max(MOST_PACKS),
  sparePacks: z.number().int().min(0).max(MOST_PACKS),
})
export type Pack = z.output<typeof pack>

const linePrice = z.object({
  basis: z.enum(priceBases),
  /** What low, high and chosen are for, where that is not one of the line's units or packs (`price-per.ts`). */
  per: z.object({ quantity: priceQuantity, unit: lineTo(LONGEST_UNIT) }).nullish(),
  low: price.nullable(),
  high: price.nullable(),
  /** The agreed price. Null: none yet. */
  chosen: price.nullable(),
  currency,
  /** Whether low, high and chosen include tax. */
  taxIncluded: z.boolean(),
  /** Nobody says whether they do: they count as without tax. Absent: somebody does. */
  isTaxUnknown: z.boolean().optional(),
  discountPct: percentTo(MOST_DISCOUNT_PCT),
  markupPct: percentTo(MOST_MARKUP_PCT),
  /** Net, for the whole line, in the line's currency. */
  freight: price,
  /** Null: the list's. */
  taxRate: percentTo(MOST_TAX_PCT).nullable(),
  /** Base currency for one of the line's. Null where none is known: then the line counts as unpriced. */
  fxRate: rate.nullable(),
  fxDate: calendarDate.nullable(),
  fxSource: z.string().max(500).nullable(),
})
export type LinePrice = z.output<typeof linePrice>

export const line = z.object({
  id: entryId,
  kind: z.enum(lineKinds),
  /** Null unless it is a SKU's. */
  skuId: id.nullable(),
  snapshot: lineSnapshot.nullable(),
  /** Replaces the snapshot's name; the name of a line without a snapshot. */
  name,
  /** Its code in drawings: FL-01. */
  docCode: lineTo(40),
  section: lineTo(LONGEST_SECTION),
  status: z.enum(lineStatuses),
  /** The line that this alternative could replace. An alternative is in no total. */
  alternativeOf: entryId.nullable(),
  leadTimeDays: z.number().int().min(0).max(3650).nullable(),
  /** The seller, who may differ from the brand. */
  supplier: name,
  batchNo: lineTo(60),
  note: z.string().max(LONGEST_LINE_NOTE),
  sort,
  /** A value of `product_measurement_unit`, or a word of the member's. */
  unit: lineTo(LONGEST_UNIT),
  pack,
  price: linePrice,
})
export type Line = z.output<typeof line>

export const allocationSources = ['manual', 'floorArea', 'wallArea', 'perimeter', 'count'] as const
export type AllocationSource = (typeof allocationSources)[number]
export const layouts = ['straight', 'diagonal', 'herringbone', 'complex'] as const
export type Layout = (typeof layouts)[number]

export const allocation = z.object({
  id: entryId,
  lineId: entryId,
  /** Null: for the whole project, in no room. */
  roomId: entryId.nullable(),
  /** For one such room, in the line's unit. It counts only if its source is `manual`, or outside a room. */
  netQty: quantity,
  source: z.enum(allocationSources),
  /** The laying pattern; null: none, or unknown. */
  layout: z.enum(layouts).nullable(),
  wastePct: percentTo(MOST_WASTE_PCT),
})
export type Allocation = z.output<typeof allocation>

const stored = { version: z.number().int().min(1) }
/** As the server stores them, with the version of the list that changed them last. */
export const storedRoom = room.extend(stored)
export const storedLine = line.extend(stored)
export const storedAllocation = allocation.extend(stored)

/** Today's facts about a line's SKU. A SKU that no longer exists is withdrawn. */
export const lineNow = z.object({
  status: z.enum(['on_sale', 'withdrawn']),
  minPrice: amountText.nullable(),
  maxPrice: amountText.nullable(),
  priceQuantity: priceQuantity.optional(),
  currency: z.string(),
  certificatesExpired: z.number().int(),
  /** The first expiry day of its certificates that are valid today. */
  certificatesUntil: calendarDate.nullable(),
  /** Whether anything in the snapshot is no longer true. */
  changed: z.boolean(),
})
export type LineNow = z.output<typeof lineNow>

/** An entry of any kind. The editor keeps them in one map, by their id. */
export type Entry = ({ type: 'room' } & Room) | ({ type: 'line' } & Line) | ({ type: 'allocation' } & Allocation)
export type EntryType = Entry['type']

/** The initial values of every line. */
export const NEW_LINE = {
  skuId: null,
  snapshot: null,
  name: '',
  docCode: '',
  section: '',
  status: 'proposed',
  alternativeOf: null,
  leadTimeDays: null,
  supplier: '',
  batchNo: '',
  note: '',
  unit: 'piece',
  pack: { sellUnit: '', coveragePerPack: null, piecesPerPack: null, minOrderPacks: 0, sparePacks: 0 },
} as const satisfies Partial<Line>

/** The initial values of a line's price. Its currency and rate are the list's and today's. */
export const NEW_PRICE = {
  basis: 'perUnit',
  low: null,
  high: null,
  chosen: null,
  taxIncluded: false,
  discountPct: '0',
  markupPct: '0',
  freight: '0',
  taxRate: null,
} as const satisfies Partial<LinePrice>

/** The initial values of a room. */
export const NEW_ROOM = {
  floorArea: null,
  wallArea: null,
  perimeter: null,
  count: 1,
  places: [] as PlaceCode[],
  projectRoomId: null,
} as const satisfies Partial<Room>

/** Rules of thumb for waste, in percent; the member may type another. */
export const WASTE_PRESETS: Record<Layout, string> = {
  straight: '10',
  diagonal: '15',
  herringbone: '15',
  complex: '20',
}

/**
 * A room as a client sends it: missing fields get the initial values; without places or its room of the project, which tabs of before leave
 * out, it keeps its own. Places are stored each once, in the order of the table.
 */
export const roomInput = room.extend({
  name: nameTo(LONGEST_NAME),
  sort: sort.default(0),
  floorArea: room.shape.floorArea.default(NEW_ROOM.floorArea),
  wallArea: room.shape.wallArea.default(NEW_ROOM.wallArea),
  perimeter: room.shape.perimeter.default(NEW_ROOM.perimeter),
  count: room.shape.count.default(NEW_ROOM.count),
  places: room.shape.places.transform((places) => placeCodes.filter((code) => places.includes(code))).optional(),
  projectRoomId: room.shape.projectRoomId.optional(),
})
export type RoomInput = z.output<typeof roomInput>

/**
 * A line as a client sends it. For a SKU's line, missing snapshot, unit, pack, price and lead time come from the catalogue, a
 * missing currency and rate from the list and today's rates; other fields get the initial values.
 */
export const lineInput = line.extend({
  skuId: line.shape.skuId.default(null),
  snapshot: lineSnapshot.nullable().optional(),
  name: name.default(NEW_LINE.name),
  docCode: line.shape.docCode.default(NEW_LINE.docCode),
  section: line.shape.section.default(NEW_LINE.section),
  status: line.shape.status.default(NEW_LINE.status),
  alternativeOf: line.shape.alternativeOf.default(NEW_LINE.alternativeOf),
  leadTimeDays: line.shape.leadTimeDays.optional(),
  supplier: name.default(NEW_LINE.supplier),
  batchNo: line.shape.batchNo.default(NEW_LINE.batchNo),
  note: line.shape.note.default(NEW_LINE.note),
  sort: sort.default(0),
  unit: line.shape.unit.optional(),
  pack: pack.partial().optional(),
  price: linePrice
    .partial()
    .refine(isFromLowToHigh, {
      path: ['low'],
      params: { reason: 'crossed' },
      // A value that is no number is reported as that.
      when: ({ issues }) => issues.length === 0,
    })
    .optional(),
})
export type LineInput = z.output<typeof lineInput>

function isFromLowToHigh({ low, high }: { [bound in 'low' | 'high']?: string | null | undefined }): boolean {
  return low == null || high == null || compareDecimals(low, high) <= 0
}

/** An allocation as a client sends it. */
export const allocationInput = allocation.extend({
  netQty: quantity.default('0'),
  source: allocation.shape.source.default('manual'),
  layout: allocation.shape.layout.default(null),
  wastePct: allocation.shape.wastePct.default('0'),
})

/** Entries in their order. */
export function inOrder<Some extends { id: string; sort: number }>(entries: Iterable<Some>): Some[] {
  return [...entries].toSorted((one, other) => one.sort - other.sort || (one.id < other.id ? -1 : 1))
}
