import * as z from 'zod'
import { productCard, productDetail } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { hexColor, id, listOf, moment, pageOf, paging } from '../fields.ts'
import { productFilters } from '../filter-schemas.ts'
import { gap, gaps, percent } from './gaps.ts'
import type { Gap } from './gaps.ts'
import { changeOf, countOfThem, deletedPage, someIds } from './keeping.ts'
import { newProduct, newSku, productFields, saleStatus, skuFields } from './product-record.ts'

/** What products and SKUs are kept by: lists of what is there, one product in full, and every change of it by hand. */

const mayKeep = { access: 'staff', permission: 'catalogue:keep' } as const

/** A form with 500 SKUs. */
const LARGEST_RECORD_BYTES = 8 * 1024 * 1024

/**
 * Which products: all of the shop's filters (which withdrawn ones are found by too, as far as brand, category and words go), beside those
 * of whoever keeps them. Words find products by the supplier's key and by model as well.
 */
export const keptFilters = {
  ...productFilters,
  /** A product is on sale while it and one of its SKUs are. */
  status: z.enum(['all', ...saleStatus.options]).default('all'),
  /** Those that lack one of these, themselves or in one of their SKUs. */
  lacks: listOf(z.string()).pipe(z.array(gap)).optional(),
}
export const productQuery = z.object(keptFilters)
export type ProductQuery = z.output<typeof productQuery>

/** `relevance` is how well words meet, and without words the editorial rank. Withdrawn ones come after what is on sale there. */
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
  /** As it is stored; whether it is seen, `isOnSale` says. */
  status: saleStatus,
  isOnSale: z.boolean(),
  rank: z.number().int(),
  /** Of the first SKU that has one. `picture` is its storage key: `/images/{picture}`. */
  cover: cover.nullable(),
  skuCount: z.number().int(),
  /** Over its SKUs that are not withdrawn. */
  ...prices,
  currencyUnit: z.string(),
  measurementUnit: z.string(),
  lacks: z.array(gap),
  /** In percent (contract/keeping/gaps.ts), by the worst of its SKUs; null for what is not on sale. */
  completeness: percent.nullable(),
  createTime: moment,
  updateTime: moment,
})
export type KeptProduct = z.output<typeof keptProduct>

export const getKeptProductPage = endpoint({
  method: 'GET',
  path: '/admin-api/product/page',
  ...mayKeep,
  summary: 'Products as they are kept: on sale and withdrawn, with what they lack',
  input: z.object({ ...paging, ...keptFilters, sort: z.enum(keptSorts).default('relevance') }),
  output: pageOf(keptProduct).extend({
    /** How many products lack what, under every filter but `lacks`. */
    lacking: counts,
    /** How many stand under each status, under every filter but `status`. */
    statuses: z.object({ all: z.number().int(), on_sale: z.number().int(), withdrawn: z.number().int() }),
  }),
})

const keptSku = z.object({
  id,
  productId: id,
  model: z.string(),
  /** What tells it from its siblings, as it is shown; empty: nothing. */
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
  summary: 'SKUs for work SKU by SKU, each for itself; those of a product stand together',
  input: z.object({
    ...paging,
    ...keptFilters,
    /** Those of one product alone. */
    productId: id.optional(),
    sort: z.enum(keptSorts).default('relevance'),
  }),
  output: pageOf(keptSku).extend({ lacking: counts }),
})

/** A picture that a record shows, by its key. */
const pictureFacts = z.object({
  picture: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  color: hexColor,
  /** Where it was cut out of another by hand: of which, and which part of that. It is cut anew from there. */
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

/** A product in full, as a form has it: what is kept by hand, and beside it what its ids and keys stand for. */
export const keptProductDetail = z.object({
  id,
  fields: productFields,
  /** In order. */
  skus: z.array(
    z.object({
      id,
      fields: skuFields,
      /** What follows from the fields: its name among its siblings, and its price per square metre in major units. */
      variantName: z.string(),
      variantEnName: z.string(),
      comparableLow: z.number().nullable(),
      comparableHigh: z.number().nullable(),
      lacks: z.array(gap),
    }),
  ),
  lacks: z.array(gap),
  completeness: percent.nullable(),
  isOnSale: z.boolean(),
  createTime: moment,
  updateTime: moment,
  /** Who changed it last, as the trail of changes has it: `member:7`, `import`. */
  actor: z.string().nullable(),
  brand,
  /** From the root down. */
  categories: z.array(z.object({ id, ...names })),
  /** Those that its entries name, with all their options. */
  attributes: z.array(
    z.object({
      id,
      ...names,
      unit: z.string(),
      type: z.enum(['text', 'number', 'range', 'choice', 'boolean']),
      options: z.array(attributeOption),
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
  summary: 'Make a product with its SKUs',
  input: newProduct,
  output: z.object({ id }),
})

const skuChanges = z.array(z.object(changeOf(skuFields))).max(500)

/**
 * A change of a product and of its SKUs by id. A refused one answers 409 with `{record, fields, skus: [{id, fields}], goneSkus}`: `record` is
 * the product as `product/get` answers it, `fields` and `skus` are what others have changed since, `goneSkus` SKUs that were deleted. What a
 * field must be is told as 400 with its name: `enName`, `skus[OAK-1].minPrice`; what is no text, number or list at all, with its place in the
 * body: `is.enName`, `skus.0.is.minPrice`.
 */
const productChange = {
  ...changeOf(productFields),
  skus: skuChanges.default([]),
  /** Made after the others. */
  newSkus: z.array(newSku).max(500).default([]),
  /** Put into the trash, each for itself. */
  removedSkus: z.array(id).max(500).default([]),
}

export const updateProduct = endpoint({
  method: 'PUT',
  path: '/admin-api/product/update',
  ...mayKeep,
  largestBody: LARGEST_RECORD_BYTES,
  summary: 'Change fields of a product and its SKUs by hand; what somebody else changed since is told (409)',
  input: z.object(productChange),
  output: keptProductDetail,
})

/** The body of a 409 of `product/update` and `sku/update`. */
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
  summary: 'A product as members would see it after a change, or a new one; nothing is changed',
  input: z.object({
    change: z.object(productChange).optional(),
    /** Instead of a change. */
    draft: newProduct.optional(),
    /** The SKU that is looked at; without one, or where it is not on sale, the first. */
    skuId: id.optional(),
  }),
  output: z.object({
    detail: productDetail,
    /** As a list shows it; null: no list would. */
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
    'Put deleted products back, in members’ folders too; refused (400) where their key is taken or what they refer to is gone',
  input: someIds,
  output: countOfThem,
})

export const getDeletedProducts = endpoint({
  method: 'GET',
  path: '/admin-api/product/deleted',
  ...mayKeep,
  summary: 'Products that can be put back, the latest first',
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
  summary: 'Change fields of one SKU; as product/update',
  input: z.object(changeOf(skuFields)),
  output: keptProductDetail,
})

export const deleteSkus = endpoint({
  method: 'DELETE',
  path: '/admin-api/sku/delete',
  ...mayKeep,
  summary: 'Put SKUs into the trash; a product’s last one goes with the product alone (400)',
  input: someIds,
  output: countOfThem,
})

export const restoreSkus = endpoint({
  method: 'POST',
  path: '/admin-api/sku/restore',
  ...mayKeep,
  summary: 'Put deleted SKUs back; refused (400) where their model is taken or their product is gone',
  input: someIds,
  output: countOfThem,
})

export const getDeletedSkus = endpoint({
  method: 'GET',
  path: '/admin-api/sku/deleted',
  ...mayKeep,
  summary: 'SKUs that can be put back, the latest first; `name` and `enName` are their product’s with their model',
  ...deletedPage,
})

export const LARGEST_KEPT_DOCUMENT_BYTES = 60 * 1024 * 1024
export const LARGEST_KEPT_PICTURE_BYTES = 60 * 1024 * 1024

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/admin-api/product/upload-picture',
  ...mayKeep,
  inputIn: 'multipart',
  summary: 'Keep a picture for a product; where it stands, product/update says',
  input: z.object({}),
  output: pictureFacts,
})

/** Shares of the upright picture, from its upper left corner. */
const share = z.number().min(0).max(1)

export const cropPicture = endpoint({
  method: 'POST',
  path: '/admin-api/product/crop-picture',
  ...mayKeep,
  summary: 'Cut a part out of a picture: a picture of its own, which product/update puts in the place of the other',
  input: z
    .object({
      /** The original, or what was cut from one: a part is always one of the original. */
      picture: z.stringFormat('storage_key', /^[0-9a-f]{40}$/),
      x: share,
      y: share,
      w: share.min(0.01),
      h: share.min(0.01),
    })
    .check(({ value: { x, y, w, h }, issues }) => {
      // Shares come from divisions.
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
  summary: 'Keep a document (PDF, PNG, JPEG, XLSX, DWG or ZIP) for a certificate or a download',
  input: z.object({}),
  output: documentFacts,
})
