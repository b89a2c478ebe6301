import * as z from 'zod'
import { hexColor, id } from './fields.ts'
import { lookGroups } from './looks/look-names.ts'
import { placeCodes } from './places/place-names.ts'

/** The units of lengths. */
export const lengthUnits = ['mm', 'cm', 'm', 'in', 'ft'] as const
export type LengthUnit = (typeof lengthUnits)[number]

const place = {
  /** The range of the keyword that it was read from, `[start, end)` in UTF-16 units. */
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
}

/** A condition that was read in a keyword. It narrows as the filter of its kind does, and its text no longer counts as words. */
export const understoodCondition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    ...place,
    /** Major units of `priceIn`; null: no limit. */
    priceMin: z.number().nullable(),
    priceMax: z.number().nullable(),
    priceIn: z.string(),
    /** Null: per the unit of the list's prices. */
    priceUnit: z.string().nullable(),
    /** Further ranges of the keyword for the same price, before that one: "over 100 felt under 300". */
    also: z.array(z.object(place)).optional(),
  }),
  z.object({
    kind: z.literal('size'),
    ...place,
    /** The shorter and the longer side; null: only one was given, which may be either. */
    width: z.number().nullable(),
    length: z.number(),
    /** The unit as written, or the likeliest one. */
    unit: z.enum(lengthUnits),
    /** The length is a limit of one side, the shorter or the longer one. */
    limit: z.object({ way: z.enum(['least', 'most']), side: z.enum(['width', 'length']) }).optional(),
  }),
  z.object({
    kind: z.literal('thickness'),
    ...place,
    /** Millimetres; both equal for one thickness; null: no limit. */
    thicknessMin: z.number().nullable(),
    thicknessMax: z.number().nullable(),
  }),
  z.object({ kind: z.literal('stock'), ...place }),
  /** Another fact, which `attrs` filters by. */
  z.object({
    kind: z.literal('attribute'),
    ...place,
    attributeId: id,
    name: z.string(),
    enName: z.string(),
    /** Empty without a unit. */
    unit: z.string(),
    /** In that unit; both equal for one amount; null: no limit. */
    low: z.number().nullable(),
    high: z.number().nullable(),
    /** The class, or its beginning; `..R10` for it or one below, `V1..V2` for either; `1` or `0` of a fact that is met or not; null: it is an amount. */
    value: z.string().nullable(),
    /** Whether the class or a better one is asked for; without it, exactly the class. */
    orBetter: z.literal(true).optional(),
    /** Of a fact that is met or not: which of both is asked for. */
    isYes: z.boolean().optional(),
  }),
  /** As `colorHex`, at the usual distance. */
  z.object({
    kind: z.literal('color'),
    ...place,
    hex: hexColor,
    /** Its code in a colour system, "RAL 7016"; what states that code is found too, whatever it measures. */
    name: z.string().optional(),
  }),
  z.object({ kind: z.literal('origin'), ...place, areaId: id, name: z.string(), enName: z.string() }),
  /** As `place`. */
  z.object({ kind: z.literal('place'), ...place, place: z.enum(placeCodes) }),
  /** As `warmth`, `pattern` or `liveliness`; and what says so, where its cover has no sure word of the group. */
  z.object({
    kind: z.literal('look'),
    ...place,
    group: z.enum(lookGroups),
    word: z.string(),
    /** Any other word of the group. */
    isNot: z.literal(true).optional(),
    /** Some of what is found is not measured to look so: its texts say it. It comes last. */
    orByName: z.literal(true).optional(),
  }),
  /** Refused: what is found has none of it. The text holds the words that refuse, "not marble" or "marble is out". */
  z.object({ kind: z.literal('refused'), ...place, word: z.string() }),
  /** The cheapest or the dearest third of the things that are named, by the price for finding. */
  z.object({ kind: z.literal('third'), ...place, of: z.enum(['cheap', 'dear']) }),
  /** A thing, found by its categories where its words find nothing. */
  z.object({ kind: z.literal('thing'), ...place, name: z.string(), enName: z.string() }),
  /** Any of what the range names: "white or cream". */
  z.object({ kind: z.literal('either'), ...place }),
  /** A fraction, a figure with a unit, or a word that nothing could read: it narrows nothing, and its text stays among the words. */
  z.object({
    kind: z.literal('unread'),
    ...place,
    /** It is a word that nothing in the catalogue has and the thesaurus does not know. */
    isWord: z.literal(true).optional(),
  }),
])
export type UnderstoodCondition = z.output<typeof understoodCondition>

/** The conditions in a keyword, in their order. */
export const understood = z.array(understoodCondition)
