import * as z from 'zod'
import { productCard, productDetail } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { hexColor, id, listOf, moment, pageOf, paging } from '../fields.ts'
import { productFilters } from '../filter-schemas.ts'
import { priceQuantity, statedPrice } from '../price-quantity.ts'
import { completenessPercent, factsStated, gap, gaps, missingFactCode } from './gaps.ts'
import type { Gap } from './gaps.ts'
import { changeOf, countOfThem, deletedPage, someIds } from './keeping.ts'
import { asStored } from '../as-stored.ts'
import { newProduct, newSku, productFields, saleStatus, skuFields } from './product-record.ts'

/** The calls by which staff edit products and SKUs: lists, one product in full, and every change by hand. */

const mayKeep = { access: 'staff', permission: 'catalogue:keep' } as const

/** Fits a form with 500 SKUs. */
const LARGEST_RECORD_BYTES = 8 * 1024 * 1024

/**
 * The filters of staff lists: all of the shop's filters (withdrawn products are found by brand, category and words only), and
 * filters for staff. Words also find the supplier's key and models.
 */
export const keptFilters = {
  ...productFilters,
  /** A product is on sale while it and at least one of its SKUs are. */
  status: z.enum(['all', ...saleStatus.options]).default('all'),
  /** Products that lack one of these, themselves or in one of their SKUs. */
  lacks: listOf(z.string()).pipe(z.array(gap)).optional(),
  /** Products that lack a fact that their category expects: the one of this code, or `any`. */
  lacksFact: missingFactCode.optional(),
}
export const productQuery = z.object(keptFilters)
export type ProductQuery = z.output<typeof productQuery>

/** `relevance` is the match with the words, and without words the editorial rank. Withdrawn products come after those on sale. */
export const keptSorts = ['relevance', 'newest', 'updated', 'name', 'rank'] as const

const counts = z.object(
  Object.fromEntries(gaps.map(({ value }) => [value, z.number().int()])) as Record<Gap, z.ZodNumber>,
)

const cover = z.object({ picture: z.string(), color: hexColor, ratio: z.number() })
const names = { name: z.string().nullable(), enName: z.string().nullable() }
const brand = z.object({ id, name: z.string().nullable(), englishName: z.string() })
const prices = { minPrice: z.number().nullable(), maxPrice: z.number().nullable() }

const keptProduct = z.object({
  id,
  key: z.string(),
  ...names,
  brand,
  category: z.object({ id, ...names }),
  /** The stored status; `isOnSale` says whether visitors see it. */
  status: saleStatus,
  isOnSale: z.boolean(),
  rank: z.number().int(),
  /** From the first SKU with a cover. `picture` is its storage key: `/images/{picture}`. */
  cover: cover.nullable(),
  skuCount: z.number().int(),
  /** Over its SKUs that are not withdrawn. */
  ...prices,
  statedPrice: statedPrice.nullable(),
  currencyUnit: z.string(),
  measurementUnit: z.string(),
  lacks: z.array(gap),
  /** In percent (contract/keeping/gaps.ts), by the worst of its SKUs; null if it is not on sale. */
  completeness: completenessPercent.nullable(),
  /** Of the facts that its category expects; null if it is not on sale. */
  facts: factsStated.nullable(),
  createTime: moment,
  updateTime: moment,
})
export type KeptProduct = z.output<typeof keptProduct>

export const getKeptProductPage = endpoint({
  method: 'GET',
  path: '/admin-api/product/page',
  ...mayKeep,
  summary: 'All stored products, on sale and withdrawn, with what they lack',
  input: z.object({ ...paging, ...keptFilters, sort: z.enum(keptSorts).default('relevance') }),
  output: pageOf(keptProduct).extend({
    /** How many products lack what, under every filter but `lacks`. */
    lacking: counts,
    /** How many products lack any fact of their category, and each of them, under every filter but `lacksFact`. */
    lackingFacts: z.object({
      any: z.number().int(),
      facts: z.array(z.object({ code: z.string(), name: z.string(), enName: z.string(), count: z.number().int() })),
    }),
    /** How many products have each status, under every filter but `status`. */
    statuses: z.object({ all: z.number().int(), on_sale: z.number().int(), withdrawn: z.number().int() }),
  }),
})

const keptSku = z.object({
  id,
  productId: id,
  model: z.string(),
  /** The name that distinguishes it from its siblings, as shown; empty: none. */
  variantName: z.string(),
  variantEnName: z.string(),
  /** Its product. */
  key: z.string(),
  ...names,
  brand,
  status: saleStatus,
  isOnSale: z.boolean(),
  cover: cover.nullable(),
  ...prices,
  /** What the two prices are for. */
  priceQuantity,
  currencyUnit: z.string(),
  measurementUnit: z.string(),
  stock: z.number().nullable(),
  leadTimeDays: z.number().int().nullable(),
  lacks: z.array(gap),
  /** Of its product. */
  updateTime: moment,
})
export type KeptSku = z.output<typeof keptSku>

export const getKeptSkuPage = endpoint({
  method: 'GET',
  path: '/admin-api/sku/page',
  ...mayKeep,
  summary: 'SKUs for work SKU by SKU; those of a product are adjacent',
  input: z.object({
    ...paging,
    ...keptFilters,
    /** Only those of one product. */
    productId: id.optional(),
    sort: z.enum(keptSorts).default('relevance'),
  }),
  output: pageOf(keptSku).extend({ lacking: counts }),
})

/** The facts of a picture in a record, by its key. */
const pictureFacts = z.object({
  picture: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  color: hexColor,
  /** If it was cropped by hand: the original and the cropped part. A new crop starts from there. */
  cutFrom: z
    .object({
      picture: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      x: z.number(),
      y: z.number(),
      w: z.number(),
      h: z.number(),
    })
    .nullable(),
})
export type PictureFacts = z.output<typeof pictureFacts>

const documentFacts = z.object({
  document: z.string(),
  format: z.string(),
  bytes: z.number().int(),
  url: z.string(),
})
export type DocumentFacts = z.output<typeof documentFacts>

const attributeOption = z.object({ id, ...names })

/** A product in full, for a form: its editable fields, and what their ids and keys refer to. */
export const keptProductDetail = z.object({
  id,
  fields: asStored(productFields),
  /** In order. */
  skus: z.array(
    z.object({
      id,
      fields: asStored(skuFields),
      /** Derived values: its name among its siblings, and its price per square metre in major units. */
      variantName: z.string(),
      variantEnName: z.string(),
      comparableLow: z.number().nullable(),
      comparableHigh: z.number().nullable(),
      lacks: z.array(gap),
    }),
  ),
  lacks: z.array(gap),
  completeness: completenessPercent.nullable(),
  isOnSale: z.boolean(),
  createTime: moment,
  updateTime: moment,
  /** The author of the last change, as the trail of changes names them: `member:7`, `import`. */
  actor: z.string().nullable(),
  brand,
  /** From the root down. */
  categories: z.array(z.object({ id, ...names })),
  /** The attributes of its entries, with all their options. */
  attributes: z.array(
    z.object({
      id,
      ...names,
      unit: z.string(),
      type: z.enum(['text', 'number', 'range', 'choice', 'boolean']),
      options: z.array(attributeOption),
      /** The code of the fact that it is. */
      fact: z.string().nullable(),
    }),
  ),
  colors: z.array(z.object({ id, system: z.string(), name: z.string(), hex: hexColor.nullable() })),
  authorities: z.array(z.object({ id, ...names })),
  pictures: z.array(pictureFacts),
  documents: z.array(documentFacts),
})
export type KeptProductDetail = z.output<typeof keptProductDetail>

export const getKeptProduct = endpoint({
  method: 'GET',
  path: '/admin-api/product/get',
  ...mayKeep,
  summary: 'A product with its SKUs in full; unknown: 404',
  input: z.object({ id }),
  output: keptProductDetail,
})

export const getKeptSku = endpoint({
  method: 'GET',
  path: '/admin-api/sku/get',
  ...mayKeep,
  summary: 'The product of a SKU in full',
  input: z.object({ id }),
  output: keptProductDetail,
})

export const createProduct = endpoint({
  method: 'POST',
  path: '/admin-api/product/create',
  ...mayKeep,
  isRepeatable: true,
  largestBody: LARGEST_RECORD_BYTES,
  summary: 'Create a product with its SKUs',
  input: newProduct,
  output: z.object({ id }),
})

const skuChanges = z.array(z.object(changeOf(skuFields))).max(500)

/**
 * A change of a product and of its SKUs by id. A conflict answers 409 with `productConflict`. A wrong value answers 400 with the
 * field's name (`enName`, `skus[OAK-1].minPrice`), a value of the wrong type with its place in the body (`is.enName`,
 * `skus.0.is.minPrice`).
 */
const productChange = {
  ...changeOf(productFields),
  skus: skuChanges.default([]),
  /** Created after the others. */
  newSkus: z.array(newSku).max(500).default([]),
  /** Put into the trash, each by itself. */
  removedSkus: z.array(id).max(500).default([]),
}

export const updateProduct = endpoint({
  method: 'PUT',
  path: '/admin-api/product/update',
  ...mayKeep,
  largestBody: LARGEST_RECORD_BYTES,
  summary: 'Change fields of a product and its SKUs by hand; 409 if somebody else has changed them since',
  input: z.object(productChange),
  output: keptProductDetail,
})

/**
 * The data of a 409 of `product/update` and `sku/update`: the current product, the fields that others have changed since, and
 * deleted SKUs.
 */
export const productConflict = z.object({
  record: keptProductDetail,
  fields: z.array(z.enum(Object.keys(productFields.shape) as [keyof typeof productFields.shape])),
  skus: z.array(
    z.object({ id, fields: z.array(z.enum(Object.keys(skuFields.shape) as [keyof typeof skuFields.shape])) }),
  ),
  goneSkus: z.array(id),
})
export type ProductConflict = z.output<typeof productConflict>

export const previewProduct = endpoint({
  method: 'POST',
  path: '/admin-api/product/preview',
  ...mayKeep,
  isServedInDemoMode: true,
  largestBody: LARGEST_RECORD_BYTES,
  summary: 'A product as members would see it after a change, or a new one; nothing is stored',
  input: z.object({
    change: z.object(productChange).optional(),
    /** Instead of a change. */
    draft: newProduct.optional(),
    /** The shown SKU; by default, or if it is not on sale, the first. */
    skuId: id.optional(),
  }),
  output: z.object({
    detail: productDetail,
    /** Its card; null: no list would show it. */
    card: productCard.nullable(),
  }),
})

export const deleteProducts = endpoint({
  method: 'DELETE',
  path: '/admin-api/product/delete',
  ...mayKeep,
  summary: 'Put products into the trash, for 30 days; they leave members’ folders meanwhile',
  input: someIds,
  output: countOfThem,
})

export const restoreProducts = endpoint({
  method: 'POST',
  path: '/admin-api/product/restore',
  ...mayKeep,
  summary:
    'Restore deleted products, in members’ folders too; refused (400) if their key is in use again or a record they refer to is gone',
  input: someIds,
  output: countOfThem,
})

export const getDeletedProducts = endpoint({
  method: 'GET',
  path: '/admin-api/product/deleted',
  ...mayKeep,
  summary: 'Products that can be restored, the latest first',
  ...deletedPage,
})

export const createSku = endpoint({
  method: 'POST',
  path: '/admin-api/sku/create',
  ...mayKeep,
  isRepeatable: true,
  largestBody: LARGEST_RECORD_BYTES,
  summary: 'Add a SKU to a product, after its others',
  input: newSku.extend({ productId: id }),
  output: z.object({ id }),
})

export const updateSku = endpoint({
  method: 'PUT',
  path: '/admin-api/sku/update',
  ...mayKeep,
  summary: 'Change fields of one SKU, as product/update does',
  input: z.object(changeOf(skuFields)),
  output: keptProductDetail,
})

export const deleteSkus = endpoint({
  method: 'DELETE',
  path: '/admin-api/sku/delete',
  ...mayKeep,
  summary: 'Put SKUs into the trash; a product’s last SKU can only go with the product (400)',
  input: someIds,
  output: countOfThem,
})

export const restoreSkus = endpoint({
  method: 'POST',
  path: '/admin-api/sku/restore',
  ...mayKeep,
  summary: 'Restore deleted SKUs; refused (400) if their model is in use again or their product is gone',
  input: someIds,
  output: countOfThem,
})

export const getDeletedSkus = endpoint({
  method: 'GET',
  path: '/admin-api/sku/deleted',
  ...mayKeep,
  summary: 'SKUs that can be restored, the latest first; `name` and `enName` are their product’s with their model',
  ...deletedPage,
})

export const LARGEST_KEPT_DOCUMENT_BYTES = 60 * 1024 * 1024
export const LARGEST_KEPT_PICTURE_BYTES = 60 * 1024 * 1024

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/admin-api/product/upload-picture',
  ...mayKeep,
  inputIn: 'multipart',
  summary: 'Upload a picture for a product; product/update puts it in its place',
  input: z.object({}),
  output: pictureFacts,
})

/** Shares of the upright picture, from its upper left corner. */
const share = z.number().min(0).max(1)

export const cropPicture = endpoint({
  method: 'POST',
  path: '/admin-api/product/crop-picture',
  ...mayKeep,
  summary: 'Crop a picture into a new one, which product/update puts in its place',
  input: z
    .object({
      /** The original, or an earlier crop: a crop is always taken from the original. */
      picture: z.stringFormat('storage_key', /^[0-9a-f]{40}$/),
      x: share,
      y: share,
      w: share.min(0.01),
      h: share.min(0.01),
    })
    .check(({ value: { x, y, w, h }, issues }) => {
      // Shares are results of divisions, so they may exceed 1 by a rounding error.
      if (x + w > 1.001) issues.push({ code: 'custom', path: ['w'], params: { reason: 'outside' }, input: x + w })
      if (y + h > 1.001) issues.push({ code: 'custom', path: ['h'], params: { reason: 'outside' }, input: y + h })
    }),
  output: pictureFacts,
})

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/admin-api/product/upload-document',
  ...mayKeep,
  inputIn: 'multipart',
  summary: 'Upload a document (PDF, PNG, JPEG, XLSX, DWG or ZIP) for a certificate or a download',
  input: z.object({}),
  output: documentFacts,
})
