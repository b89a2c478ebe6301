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

/** Where a SKU is used, and how another takes its place there (decisions/140). */

/** Of one substitution. */
export const MOST_PLACES = 500
/** Of a member; older ones are forgotten. */
export const MOST_SUBSTITUTIONS = 200

/** Of a board, its background: it has no id of its own. */
export const BACKGROUND = 'background'

/** One use of a SKU: a sample or the background of a board, a line of a list, an item of a folder. */
const placeFields = {
  kind: z.enum(sharedKinds),
  /** The board's, list's or folder's. */
  id,
  /** The sample's or line's (a UUID), `background`, or the folder item's number. */
  itemId: z.union([itemId, z.literal(BACKGROUND), id]),
}
const substitutionPlace = z.object(placeFields)
export type SubstitutionPlace = z.output<typeof substitutionPlace>

/** Where in it, for a person who looks for it. */
export const whereabouts = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('sample'),
    /** The SKU's in the legend. */
    number: z.number().int(),
    /** What the sample's note says. */
    note: z.string(),
  }),
  z.object({ of: z.literal('background') }),
  z.object({
    of: z.literal('line'),
    /** What it is called in drawings: FL-01. */
    code: z.string(),
    section: z.string(),
    /** What the member calls it; empty where that is the product's name. */
    name: z.string(),
    /** The rooms it is for, in their order. */
    rooms: z.array(z.string()),
    /** It could take another line's place, and is in no total. */
    isAlternative: z.boolean(),
  }),
  z.object({ of: z.literal('item'), note: z.string() }),
])
export type Whereabouts = z.output<typeof whereabouts>

/**
 * Why nothing can take the SKU's place there. `right`: the member may only comment (1009004001). `status`: the list is ordered or closed
 * (1009002001). `ordered`: the line is ordered or delivered (1009006002). `unit`: the new one is counted in another unit (1009006003).
 * `gone`: the thing is not there any more, or not for this member (404), or does not hold the SKU there any more (409).
 */
const refusals = ['right', 'status', 'ordered', 'unit', 'gone'] as const
export type Refusal = (typeof refusals)[number]
const refusal = z.enum(refusals)

export const getWhereUsed = endpoint({
  method: 'GET',
  path: '/app-api/project/sku/where-used',
  access: 'member',
  summary:
    'Where the member’s folders, boards and budget lists, and those shared with them, hold a SKU: as samples, backgrounds, lines, alternatives and items',
  input: z.object({ skuId: id }),
  output: z.object({
    /** By kind (board, budget, folder), in each the thing changed last first. At most 500; `total` counts all. */
    places: z.array(
      z.object({
        ...placeFields,
        /** The board's, list's or folder's. */
        name: z.string(),
        ownerName: z.string(),
        right: z.enum(rights),
        place: whereabouts,
        /** Of a budget list; null of the others. */
        status: z.enum(budgetStatuses).nullable(),
        /** Why nothing can be put there instead; null where something can. */
        closed: refusal.nullable(),
      }),
    ),
    total: z.number().int(),
  }),
})
export type WhereUsed = z.output<typeof getWhereUsed.output>
export type UsedPlace = WhereUsed['places'][number]

const bilingual = z.object({ name: z.string(), enName: z.string() })

/** A SKU as history names it, whether or not it is still there. */
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
  /** `gone`: the catalogue does not have it any more; then nothing but its names is known. */
  status: z.enum(['on_sale', 'withdrawn', 'gone']),
  /** What it is counted in: a value of `product_measurement_unit`. */
  unit: z.string(),
  /** Of the catalogue, per unit, in major units of `currency` (ISO 4217). */
  low: z.string().nullable(),
  high: z.string().nullable(),
  currency: z.string(),
  /** Per square metre, in `priceIn` where a rate leads there; null where that cannot be told. */
  perSquareMetre: comparablePrice.nullable(),
  leadTimeDays: z.number().int().nullable(),
})

const attribute = offer.shape.attributes.element
const certificate = z.object({
  /** What it claims. */
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
  /** Of a folder, which counts none, 0. */
  version: z.number().int(),
  /** What the list comes to, before and after; null of boards and folders. */
  totals: z.object({ currency: z.string(), before: range, after: range }).nullable(),
}

export const substitute = endpoint({
  method: 'POST',
  path: '/app-api/project/sku/substitute',
  access: 'member',
  isRepeatable: true,
  summary: `Put another SKU in the place of one in up to ${MOST_PLACES} places, in all or in none; with dryRun=1 only tell what would change. The new one must be on sale (1009006001). Refused places are named in data.refused: 1009004001, 1009002001, 1009006002, 1009006003, 404, or 409 where one does not hold the SKU any more`,
  input: z.object({
    fromSkuId: id,
    toSkuId: id,
    places: z.array(substitutionPlace).min(1).max(MOST_PLACES),
    dryRun: z.literal([0, 1]),
    priceIn,
  }),
  output: z.object({
    /** By which it is found in the history; null of a dry run. */
    id: id.nullable(),
    from: side,
    to: side,
    /** Properties that either states and in which they differ; null: it says nothing of it. Compared by `id`. */
    properties: z.array(
      attribute.omit({ value: true, enValue: true }).extend({
        from: attribute.pick({ value: true, enValue: true }).nullable(),
        to: attribute.pick({ value: true, enValue: true }).nullable(),
      }),
    ),
    /** In force today, by what they claim: those that only the old one has, those that only the new one has, and those of the new one that end within 60 days. */
    certificates: z.object({
      lost: z.array(certificate),
      gained: z.array(certificate),
      expiring: z.array(certificate),
    }),
    /** In the order asked. */
    places: z.array(
      z.object({
        ...placeFields,
        /** Why it cannot be; null where it can, or was. */
        refusal: refusal.nullable(),
        /** Of a line; null of the others, and where it is refused. */
        line: z.object({ before: lineState, after: lineState }).nullable(),
        /** A sample was drawn to scale, and cannot be any more: the new picture's true size is unknown. */
        losesScale: z.boolean(),
        /** The folder holds the new one already: the old item goes, and its note to the other where that has none. */
        merges: z.boolean(),
      }),
    ),
    /** Of those of which something changes, with the version that it has now, or is after. */
    things: z.array(
      z.object({
        ...thing,
        /** The list was approved: it is a draft again, to be approved anew. */
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
  /** When it was taken back; null: it was not. */
  undoTime: moment.nullable(),
  from: namedSku,
  to: namedSku,
  /** Places of each kind. */
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
 * Why a place is not taken back. `changed`: it has been changed since. `gone`: the thing, or the item, is not there any more, or not for
 * this member. `right`, `status`, `ordered`: as of a substitution.
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
        /** What the board, list or folder was called. */
        name: z.string(),
        place: whereabouts,
        /** Why it stayed as the substitution left it, or as others did, when that was taken back; null where it came back, or nothing was taken back yet. */
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
    'Take a substitution of the member’s own back in all places that are as it left them; the others are named. With dryRun=1 only tell. Once only (1009006004)',
  input: z.object({ id, dryRun: z.literal([0, 1]) }),
  output: z.object({
    places: z.array(
      z.object({
        ...placeFields,
        /** What the board, list or folder was called. */
        name: z.string(),
        place: whereabouts,
        /** Why it stays as it is; null where it comes back. */
        left: z.enum(leftReasons).nullable(),
      }),
    ),
    /** Of those of which something comes back. A list that became a draft stays one. */
    things: z.array(z.object(thing)),
  }),
})
export type Undone = z.output<typeof undoSubstitution.output>
