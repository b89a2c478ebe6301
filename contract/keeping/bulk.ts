import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { attributeEntry, productFields, saleStatus, skuFields } from './product-record.ts'
import { productQuery } from './products.ts'

/** Changes of many products and SKUs at once. */

const mayKeep = { access: 'staff', permission: 'catalogue:keep' } as const

const MOST_NAMED = 1000
const ids = z.array(id).min(1).max(MOST_NAMED)

/**
 * What is changed: products (with all their SKUs), or single SKUs. Named by id, or all that the query of `product/page` or `sku/page` finds. One
 * of the four.
 */
const selection = {
  ids: ids.optional(),
  skuIds: ids.optional(),
  filter: productQuery.optional(),
  skuFilter: productQuery.extend({ productId: id.optional() }).optional(),
}
export type Selection = z.output<z.ZodObject<typeof selection>>

const isOne = ({ ids: one, skuIds, filter, skuFilter }: Selection) =>
  [one, skuIds, filter, skuFilter].filter((given) => given !== undefined).length === 1
const oneOfThem = { path: ['ids'], params: { reason: 'selection' } }

/** What becomes of a price or a stock: `plus` may be under 0, `times` 1.05 is 5 % more. What would fall below 0 is refused. Of a price in steps of `roundTo`, in major units. */
const arithmetic = z
  .strictObject({
    times: z.number().min(-1000).max(1000).optional(),
    plus: z.number().min(-1_000_000_000).max(1_000_000_000).optional(),
    roundTo: z.number().min(0.01).max(1_000_000).optional(),
    rounding: z.enum(['nearest', 'up', 'down']).default('nearest'),
  })
  .refine(({ times, plus, roundTo }) => times !== undefined || plus !== undefined || roundTo !== undefined, {
    path: ['times'],
    params: { reason: 'arithmetic' },
  })

/**
 * What everything selected becomes; null clears. `status`, `categoryId` … are of products, the rest is of their SKUs. `set` of a price is both
 * ends.
 */
export const bulkChanges = z
  .strictObject({
    ...productFields.pick({
      status: true,
      brandId: true,
      categoryId: true,
      rank: true,
      currencyUnit: true,
      measurementUnit: true,
    }).shape,
    skuStatus: saleStatus,
    price: z.union([z.strictObject({ set: z.strictObject({ minPrice: skuFields.shape.minPrice, maxPrice: skuFields.shape.maxPrice }) }), arithmetic]), // prettier-ignore
    stock: z.union([z.strictObject({ set: skuFields.shape.stock }), arithmetic]),
    ...skuFields.pick({
      leadTimeDays: true,
      taxIncluded: true,
      origin: true,
      domesticOrImported: true,
      hasCustomOption: true,
      packCoverage: true,
      packPieces: true,
      length: true,
      width: true,
      thickness: true,
      colorId: true,
    }).shape,
    /** The entry takes the place of what is said of the attribute; null takes that away. */
    attribute: z.strictObject({ attributeId: id, of: z.enum(['product', 'sku']), entry: attributeEntry.nullable() }),
  })
  .partial()
  .refine((changes) => Object.values(changes).some((change) => change !== undefined), { params: { reason: 'nothing' } })
export type BulkChanges = z.output<typeof bulkChanges>

const many = z.object({ products: z.number().int(), skus: z.number().int() })

/** A field of a product or SKU as a person reads it. Categories, brands and colours by their names in both languages. */
const told = z
  .union([z.string(), z.number(), z.boolean(), z.object({ name: z.string(), enName: z.string() })])
  .nullable()

const place = {
  productId: id,
  /** Null: the product itself. */
  skuId: id.nullable(),
  name: z.string().nullable(),
  enName: z.string().nullable(),
  model: z.string().nullable(),
  /** Of a product or SKU, as `product/get` calls it; an attribute is `attrs`. */
  field: z.string(),
}

export const bulkOutcome = z.object({
  selected: many,
  /** Products that change, themselves or in a SKU of theirs; and SKUs that do. */
  changed: many,
  /** Those that are so already. */
  alike: many,
  refused: many,
  /** The first hundred. A product of which something is refused stays as it is, whole. */
  refusals: z.array(z.object({ ...place, reason: z.object({ en: z.string(), zh: z.string() }) })),
  /** The first hundred. */
  samples: z.array(z.object({ ...place, was: told, is: told })),
  /** Of this preview and of all that changes, to be given back: what would change anything else answers 409, and what was done is not done again. */
  digest: z.string(),
  /** What was changed, to be undone by; of a dry run null. The same digest again: the same run. */
  runId: id.nullable(),
  /** Where it is too much for one transaction, it goes on in the background; product/bulk-get tells how far. */
  isUnderWay: z.boolean(),
})
export type BulkOutcome = z.output<typeof bulkOutcome>

export const bulkUpdate = endpoint({
  method: 'POST',
  path: '/admin-api/product/bulk-update',
  ...mayKeep,
  summary: 'Change many products or SKUs alike; a dry run first, whose digest the run gives back',
  input: z
    .object({
      ...selection,
      changes: bulkChanges,
      dryRun: z.boolean(),
      /** Of the dry run; needed for a run, which is made once for it. */
      digest: z.string().max(100).optional(),
    })
    .refine(isOne, oneOfThem),
  /** A refused run answers 409 with what a dry run would answer now. */
  output: bulkOutcome,
})

const bulkRun = z.object({
  id,
  state: z.enum(['running', 'done', 'failed', 'undoing', 'undone']),
  /** Products. */
  done: z.number().int(),
  total: z.number().int(),
  changed: z.number().int(),
  /** Products that stay as they are: somebody has changed since the dry run what they would change. Of an undone run: since the run. */
  kept: z.number().int(),
  /** The first hundred of those that the run left. */
  left: z.array(
    z.object({
      productId: id,
      name: z.string().nullable(),
      enName: z.string().nullable(),
      reason: z.object({ en: z.string(), zh: z.string() }),
    }),
  ),
})
export type BulkRun = z.output<typeof bulkRun>

export type LeftProduct = BulkRun['left'][number]

export const getBulkRun = endpoint({
  method: 'GET',
  path: '/admin-api/product/bulk-get',
  ...mayKeep,
  summary: 'How far a change of many is, by its runId',
  input: z.object({ id }),
  output: bulkRun,
})

export const undoBulk = endpoint({
  method: 'POST',
  path: '/admin-api/product/bulk-undo',
  ...mayKeep,
  summary: 'Take back a change of many; what somebody changed since stays',
  input: z.object({ id }),
  output: bulkRun,
})

const inBulk = z.object(selection).refine(isOne, oneOfThem)

/** How many changed; and which of the products nobody sees now, as they, or all of their SKUs, are withdrawn. */
const published = z.object({ changed: many, unseen: z.array(id) })

export const publishProducts = endpoint({
  method: 'POST',
  path: '/admin-api/product/publish',
  ...mayKeep,
  summary: 'Put products, or single SKUs, on sale',
  input: inBulk,
  output: published,
})

export const withdrawProducts = endpoint({
  method: 'POST',
  path: '/admin-api/product/withdraw',
  ...mayKeep,
  summary: 'Withdraw products, or single SKUs',
  input: inBulk,
  output: published,
})
