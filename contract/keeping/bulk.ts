import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { attributeEntry, attributeRef, productFields, saleStatus, skuFields } from './product-record.ts'
import { productQuery } from './products.ts'

/** Changes of many products and SKUs at once. */

const mayKeep = { access: 'staff', permission: 'catalogue:keep' } as const

const MOST_NAMED = 1000
const ids = z.array(id).min(1).max(MOST_NAMED)

/**
 * What is changed: products (with all their SKUs), or single SKUs; by id, or all that a query of `product/page` or `sku/page`
 * finds. Exactly one of the four.
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

/**
 * How a price or a stock changes: `plus` may be negative, `times` 1.05 is 5 % more. A negative result is refused. Prices are
 * rounded to steps of `roundTo`, in major units.
 */
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
 * The new values of everything selected; null clears. `status`, `categoryId` … belong to products, the rest to their SKUs. `set`
 * of a price is both ends.
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
    /** The entry replaces the value of the attribute; null removes it. */
    attribute: z.strictObject({
      attributeId: attributeRef,
      of: z.enum(['product', 'sku']),
      entry: attributeEntry.nullable(),
    }),
  })
  .partial()
  .refine((changes) => Object.values(changes).some((change) => change !== undefined), { params: { reason: 'nothing' } })
export type BulkChanges = z.output<typeof bulkChanges>

const many = z.object({ products: z.number().int(), skus: z.number().int() })

/** A field of a product or SKU as people read it. Categories, brands and colours by their names in both languages. */
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
  /** The field's name in `product/get`; attributes are `attrs`. */
  field: z.string(),
}

export const bulkOutcome = z.object({
  selected: many,
  /** Changed products, in their own fields or in a SKU; and changed SKUs. */
  changed: many,
  /** Those that already have the new values. */
  alike: many,
  refused: many,
  /** The first hundred. A product with any refusal stays unchanged, whole. */
  refusals: z.array(z.object({ ...place, reason: z.object({ en: z.string(), zh: z.string() }) })),
  /** The first hundred. */
  samples: z.array(z.object({ ...place, was: told, is: told })),
  /**
   * Identifies this preview and all its changes; a run sends it back. If the changes would differ, the run answers 409; a
   * repeated run does nothing twice.
   */
  digest: z.string(),
  /** The id of the run, for its undo; null for a dry run. The same digest again: the same run. */
  runId: id.nullable(),
  /** Whether it is too large for one transaction and continues in the background; product/bulk-get has its progress. */
  isUnderWay: z.boolean(),
})
export type BulkOutcome = z.output<typeof bulkOutcome>

export const bulkUpdate = endpoint({
  method: 'POST',
  path: '/admin-api/product/bulk-update',
  ...mayKeep,
  summary: 'Change many products or SKUs alike; first a dry run, whose digest the run sends back',
  input: z
    .object({
      ...selection,
      changes: bulkChanges,
      dryRun: z.boolean(),
      /** The digest of the dry run; required for a run, which happens once for it. */
      digest: z.string().max(100).optional(),
    })
    .refine(isOne, oneOfThem),
  /** A refused run answers 409 with a new dry run's answer. */
  output: bulkOutcome,
})

const bulkRun = z.object({
  id,
  state: z.enum(['running', 'done', 'failed', 'undoing', 'undone']),
  /** Products. */
  done: z.number().int(),
  total: z.number().int(),
  changed: z.number().int(),
  /** Products left unchanged: somebody has changed the same fields since the dry run, or for an undo since the run. */
  kept: z.number().int(),
  /** The first hundred that the run left. */
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
  summary: 'The progress of a bulk change, by its runId',
  input: z.object({ id }),
  output: bulkRun,
})

export const undoBulk = endpoint({
  method: 'POST',
  path: '/admin-api/product/bulk-undo',
  ...mayKeep,
  summary: 'Undo a bulk change; later changes by others stay',
  input: z.object({ id }),
  output: bulkRun,
})

const inBulk = z.object(selection).refine(isOne, oneOfThem)

/** How many changed; and products that remain invisible, because they or all of their SKUs are withdrawn. */
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
