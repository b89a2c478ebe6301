import * as z from 'zod'
import { hexColor, id } from './fields.ts'

/** What lengths can be written in. */
export const lengthUnits = ['mm', 'cm', 'm', 'in', 'ft'] as const
export type LengthUnit = (typeof lengthUnits)[number]

const place = {
  /** The piece of the keyword that it was read from, `[start, end)` in UTF-16 units. */
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
}

/** A condition that a keyword was understood to be. It narrows as the filter of its kind does, and is no word any more. */
export const understoodCondition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    ...place,
    /** Major units of `priceIn`; null: no limit. */
    priceMin: z.number().nullable(),
    priceMax: z.number().nullable(),
    priceIn: z.string(),
    /** Null: per what the list's prices are. */
    priceUnit: z.string().nullable(),
    /** Other pieces of the keyword that it was read from, before that one: "over 100 felt under 300". */
    also: z.array(z.object(place)).optional(),
  }),
  z.object({
    kind: z.literal('size'),
    ...place,
    /** The shorter side, and the longer one; null: but one was said, whichever it is. */
    width: z.number().nullable(),
    length: z.number(),
    /** As it was written, or as it is most likely meant. */
    unit: z.enum(lengthUnits),
  }),
  z.object({
    kind: z.literal('thickness'),
    ...place,
    /** Millimetres; the same for one thickness; null: no limit. */
    thicknessMin: z.number().nullable(),
    thicknessMax: z.number().nullable(),
  }),
  z.object({ kind: z.literal('stock'), ...place }),
  /** Another fact that the catalogue has of things, as `attrs` filters by it. */
  z.object({
    kind: z.literal('attribute'),
    ...place,
    attributeId: id,
    name: z.string(),
    enName: z.string(),
    /** Empty for none. */
    unit: z.string(),
    /** In that unit; the same where one amount was said; null: no limit. */
    low: z.number().nullable(),
    high: z.number().nullable(),
    /** The class, or what it begins with; of GB 8624 (B1) those that it holds; null: it is an amount. */
    value: z.string().nullable(),
  }),
  /** As `colorHex`, at the distance that it has by itself. */
  z.object({ kind: z.literal('color'), ...place, hex: hexColor }),
  z.object({ kind: z.literal('origin'), ...place, areaId: id, name: z.string(), enName: z.string() }),
])
export type UnderstoodCondition = z.output<typeof understoodCondition>

/** The conditions that a keyword holds, as they stand in it. */
export const understood = z.array(understoodCondition)
