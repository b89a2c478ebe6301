import { priceQuantity } from './price-quantity.ts'
import * as z from 'zod'
import { budgetStatuses } from './budgets/budget.ts'
import { offer } from './budgets/calls.ts'
import { itemId } from './boards/item.ts'
import { figure } from './budgets/amounts.ts'
import { lineFigures } from './budgets/figures.ts'
import { comparablePrice, priceIn } from './comparable-price.ts'
import { rights } from './collaboration/rights.ts'
import { endpoint } from './endpoint.ts'
import { calendarDate, id, moment, pageOf, paging } from './fields.ts'
import { sharedKinds } from './sharing/links.ts'

/** Where a SKU is used, and its replacement by another (decisions/140). */

/** The most places of one substitution. */
export const MOST_PLACES = 500
/** The most stored substitutions of a member; older ones are deleted. */
export const MOST_SUBSTITUTIONS = 200

/** The id of a board's background, which has none of its own. */
export const BACKGROUND = 'background'

/** One use of a SKU: a sample or the background of a board, a line of a list, an item of a folder. */
const placeFields = {
  kind: z.enum(sharedKinds),
  /** The id of the board, list or folder. */
  id,
  /** The sample's or line's id (a UUID), `background`, or the folder item's number. */
  itemId: z.union([itemId, z.literal(BACKGROUND), id]),
}
const substitutionPlace = z.object(placeFields)
export type SubstitutionPlace = z.output<typeof substitutionPlace>

/** The position in the thing, for people who look for it. */
export const whereabouts = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('sample'),
    /** The SKU's number in the legend. */
    number: z.number().int(),
    /** The sample's note. */
    note: z.string(),
  }),
  z.object({ of: z.literal('background') }),
  z.object({
    of: z.literal('line'),
    /** Its code in drawings: FL-01. */
    code: z.string(),
    section: z.string(),
    /** The member's name for it; empty for the product's own name. */
    name: z.string(),
    /** Its rooms, in their order. */
    rooms: z.array(z.string()),
    /** Whether it is an alternative, and in no total. */
    isAlternative: z.boolean(),
  }),
  z.object({ of: z.literal('item'), note: z.string() }),
])
export type Whereabouts = z.output<typeof whereabouts>

/**
 * Why a place cannot be substituted. `right`: the member may only comment (1009004001). `status`: the list is ordered or closed
 * (1009002001). `ordered`: the line is ordered or delivered (1009006002). `unit`: the new SKU is counted in another unit
 * (1009006003). `gone`: the thing does not exist for this member (404), or no longer holds the SKU there (409).
 */
const refusals = ['right', 'status', 'ordered', 'unit', 'gone'] as const
export type Refusal = (typeof refusals)[number]
const refusal = z.enum(refusals)

export const getWhereUsed = endpoint({
  method: 'GET',
  path: '/app-api/project/sku/where-used',
  access: 'member',
  summary:
    'Where the member’s folders, boards and budget lists, and those shared with them, use a SKU: as samples, backgrounds, lines, alternatives and items',
  input: z.object({ skuId: id }),
  output: z.object({
    /** By kind (board, budget, folder), in each the latest changed thing first. At most 500; `total` counts all. */
    places: z.array(
      z.object({
        ...placeFields,
        /** The name of the board, list or folder. */
        name: z.string(),
        ownerName: z.string(),
        right: z.enum(rights),
        place: whereabouts,
        /** The status of a budget list; null for other kinds. */
        status: z.enum(budgetStatuses).nullable(),
        /** Why it cannot be substituted; null if it can. */
        closed: refusal.nullable(),
      }),
    ),
    total: z.number().int(),
  }),
})
export type WhereUsed = z.output<typeof getWhereUsed.output>
export type UsedPlace = WhereUsed['places'][number]

const bilingual = z.object({ name: z.string(), enName: z.string() })

/** A SKU as the history names it, whether or not it still exists. */
export const namedSku = z.object({
  skuId: id,
  ...bilingual.shape,
  variant: bilingual.nullable(),
  brand: bilingual,
  model: z.string(),
  cover: z.object({ address: z.string(), color: z.string() }).nullable(),
})
export type NamedSku = z.output<typeof namedSku>

const side = namedSku.extend({
  /** `gone`: the catalogue no longer has it, and only its names are known. */
  status: z.enum(['on_sale', 'withdrawn', 'gone']),
  /** The unit in which it is counted: a value of `product_measurement_unit`. */
  unit: z.string(),
  /** What the price is for: 1 m², 100 pieces. */
  per: z.object({ quantity: priceQuantity, unit: z.string() }),
  /** The catalogue's price, in major units of `currency` (ISO 4217). */
  low: z.string().nullable(),
  high: z.string().nullable(),
  currency: z.string(),
  /** Per square metre, in `priceIn` where there is an exchange rate; null where unknown. */
  perSquareMetre: comparablePrice.nullable(),
  leadTimeDays: z.number().int().nullable(),
})

const attribute = offer.shape.attributes.element
const certificate = z.object({
  /** The certificate's claim. */
  scheme: z.string(),
  enScheme: z.string().nullable(),
  number: z.string(),
  expiresOn: calendarDate.nullable(),
})

const lineState = lineFigures
  .pick({ need: true, packs: true, orderQty: true, low: true, high: true, chosen: true })
  .extend({
    leadTimeDays: z.number().int().nullable(),
  })

const range = z.object({ low: figure, high: figure, chosen: figure })

const thing = {
  kind: z.enum(sharedKinds),
  id,
  name: z.string(),
  /** 0 for a folder, which counts none. */
  version: z.number().int(),
  /** The list's total before and after; null for boards and folders. */
  totals: z.object({ currency: z.string(), before: range, after: range }).nullable(),
}

export const substitute = endpoint({
  method: 'POST',
  path: '/app-api/project/sku/substitute',
  access: 'member',
  isRepeatable: true,
  summary: `Replace a SKU by another in up to ${MOST_PLACES} places, in all or in none; with dryRun=1 only report what would change. The new one must be on sale (1009006001). Refused places are named in data.refused: 1009004001, 1009002001, 1009006002, 1009006003, 404, or 409 if one no longer holds the SKU`,
  input: z.object({
    fromSkuId: id,
    toSkuId: id,
    places: z.array(substitutionPlace).min(1).max(MOST_PLACES),
    dryRun: z.literal([0, 1]),
    priceIn,
  }),
  output: z.object({
    /** The id in the history; null for a dry run. */
    id: id.nullable(),
    from: side,
    to: side,
    /**
     * Properties that differ, of those that either SKU states; null: not stated. Compared by `id`. What is worse by the table of facts
     * comes first.
     */
    properties: z.array(
      attribute.omit({ value: true, enValue: true, fact: true }).extend({
        from: attribute.pick({ value: true, enValue: true }).nullable(),
        to: attribute.pick({ value: true, enValue: true }).nullable(),
        /**
         * How the new SKU is worse: `below` the old one's class or amount; `partly` (B-s1 to A2-s3); or `lost`: it states none on a scale of
         * the old one. `norm` is the norm in force, `EN 16165`, or empty. Absent where it is not worse, or nobody can say.
         */
        worse: z.object({ how: z.enum(['below', 'partly', 'lost']), norm: z.string() }).optional(),
      }),
    ),
    /**
     * Claims of certificates in force today: only of the old SKU, only of the new one, and those of the new one that end within
     * 60 days.
     */
    certificates: z.object({
      lost: z.array(certificate),
      gained: z.array(certificate),
      expiring: z.array(certificate),
    }),
    /** In the requested order. */
    places: z.array(
      z.object({
        ...placeFields,
        /** Why it is refused; null if it is possible, or done. */
        refusal: refusal.nullable(),
        /** For a line; null for other kinds, and if it is refused. */
        line: z.object({ before: lineState, after: lineState }).nullable(),
        /** Whether a sample to scale no longer can be: the new picture's true size is unknown. */
        losesScale: z.boolean(),
        /**
         * Whether the folder already has the new SKU: the old item is removed, and its note goes to the other if that has none.
         */
        merges: z.boolean(),
      }),
    ),
    /** Only things that change, with their present version, or the version after it. */
    things: z.array(
      z.object({
        ...thing,
        /** Whether the list was approved: it is a draft again, to be approved anew. */
        reopens: z.boolean(),
      }),
    ),
  }),
})
export type Substituted = z.output<typeof substitute.output>

/** The data of a refused substitution. */
export interface RefusedPlaces {
  refused: (SubstitutionPlace & { refusal: Refusal })[]
}

const summary = z.object({
  id,
  time: moment,
  /** When it was undone; null: it was not. */
  undoTime: moment.nullable(),
  from: namedSku,
  to: namedSku,
  /** The number of places of each kind. */
  counts: z.object({ board: z.number().int(), budget: z.number().int(), folder: z.number().int() }),
})
export type SubstitutionSummary = z.output<typeof summary>

export const getSubstitutionPage = endpoint({
  method: 'GET',
  path: '/app-api/project/sku/substitution/page',
  access: 'member',
  summary: `The member’s own substitutions, the latest first; the last ${MOST_SUBSTITUTIONS} are kept`,
  input: z.object({ ...paging }),
  output: pageOf(summary),
})

/**
 * Why a place is not restored. `changed`: it has been changed since. `gone`: the thing, or the item, does not exist for this
 * member. `right`, `status`, `ordered`: as for a substitution.
 */
const leftReasons = ['changed', 'gone', 'right', 'status', 'ordered'] as const
export type LeftReason = (typeof leftReasons)[number]

export const getSubstitution = endpoint({
  method: 'GET',
  path: '/app-api/project/sku/substitution/get',
  access: 'member',
  summary: 'One of the member’s own substitutions, with its places as they were then',
  input: z.object({ id }),
  output: summary.extend({
    places: z.array(
      z.object({
        ...placeFields,
        /** The name of the board, list or folder at that time. */
        name: z.string(),
        place: whereabouts,
        /** Why the undo left it as it was; null if it was restored, or nothing was undone yet. */
        left: z.enum(leftReasons).nullable(),
      }),
    ),
  }),
})

export const undoSubstitution = endpoint({
  method: 'POST',
  path: '/app-api/project/sku/substitute-undo',
  access: 'member',
  isRepeatable: true,
  summary:
    'Undo a substitution of the member’s own in all places that are still as it left them; the others are named. With dryRun=1 only report. Only once (1009006004)',
  input: z.object({ id, dryRun: z.literal([0, 1]) }),
  output: z.object({
    places: z.array(
      z.object({
        ...placeFields,
        /** The name of the board, list or folder at that time. */
        name: z.string(),
        place: whereabouts,
        /** Why it stays; null if it is restored. */
        left: z.enum(leftReasons).nullable(),
      }),
    ),
    /** Only things in which something is restored. A list that became a draft stays one. */
    things: z.array(z.object(thing)),
  }),
})
export type Undone = z.output<typeof undoSubstitution.output>
