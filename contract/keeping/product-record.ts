import * as z from 'zod'
import { hexColor, givenDate, id } from '../fields.ts'
import { priceQuantity } from '../price-quantity.ts'
import { key, longText, positive, text } from '../import-file.ts'

/** The key of a stored file: a picture, or a document of a certificate or a download. */
export const storageKey = z.stringFormat('storage_key', /^[0-9a-f]{40}$/)

/** The status in the tables, of a product and of each SKU. Visitors see what is on sale in both. */
export const saleStatus = z.enum(['on_sale', 'withdrawn'])

/** The rank of unranked products. */
export const LAST_RANK = 1_000_000_000

export const MOST_SKUS = 500
const MOST_OF_A_LIST = 100

/** Major units. */
const price = z.number().min(0).max(1_000_000_000).multipleOf(0.01)

const finite = z.number().min(-1e12).max(1e12)

/** An attribute's id; or `fact:` with the code of a row of the table of facts, whose attribute is made if there is none. */
export const attributeRef = z.coerce
  .string<string | number>()
  .pipe(z.stringFormat('attribute', /^(?:0|[1-9]\d{0,17}|fact:[a-z0-9-]{1,60})$/))

/** The value of one attribute, by the attribute's type. */
export const attributeEntry = z.discriminatedUnion('type', [
  /** At least one of the two texts. */
  z.strictObject({
    type: z.literal('text'),
    attributeId: attributeRef,
    text: text.nullable(),
    enText: text.nullable(),
  }),
  z.strictObject({ type: z.literal('number'), attributeId: attributeRef, number: finite }),
  z.strictObject({ type: z.literal('range'), attributeId: attributeRef, low: finite, high: finite }),
  z.strictObject({
    type: z.literal('choice'),
    attributeId: attributeRef,
    /** Options of the attribute; an unknown one is created. */
    options: z
      .array(z.union([z.strictObject({ id }), z.strictObject({ name: text.nullable(), enName: text.nullable() })]))
      .min(1)
      .max(MOST_OF_A_LIST),
  }),
  z.strictObject({ type: z.literal('boolean'), attributeId: attributeRef, yes: z.boolean() }),
])
export type AttributeEntry = z.output<typeof attributeEntry>

/** A picture in one of its places; `mmWidth` is the true width of what it shows. */
export const pictureEntry = z.strictObject({ picture: storageKey, mmWidth: positive.nullable() })
export type PictureEntry = z.output<typeof pictureEntry>

const pictures = z.array(pictureEntry).max(MOST_OF_A_LIST)
const attrs = z.array(attributeEntry).max(MOST_OF_A_LIST)

export const certificateEntry = z.strictObject({
  authorityId: id,
  /** A value of the dictionary product_auth_type. */
  scheme: key,
  number: text,
  issuedOn: givenDate.nullable(),
  expiresOn: givenDate.nullable(),
  document: storageKey.nullable(),
})
export type CertificateEntry = z.output<typeof certificateEntry>

export const downloadEntry = z.strictObject({
  /** At least one of the two names. */
  name: text.nullable(),
  enName: text.nullable(),
  /** A value of the dictionary product_related_download. */
  kind: key,
  document: storageKey,
})
export type DownloadEntry = z.output<typeof downloadEntry>

/** All fields of a SKU that staff can edit; null: not stated. Lengths in mm, `packCoverage` in m². */
export const skuFields = z.strictObject({
  /** The supplier's model, unique within a product. */
  model: key,
  /** The name that distinguishes it from the product's other SKUs; null: attributes, colour and size do. */
  name: text.nullable(),
  enName: text.nullable(),
  status: saleStatus,
  colorId: id.nullable(),
  colorHex: hexColor.nullable(),
  /** If one of the two is null, the other is the price; so is a single price. */
  minPrice: price.nullable(),
  maxPrice: price.nullable(),
  /** What the two prices are for. */
  priceQuantity,
  taxIncluded: z.boolean().nullable(),
  packCoverage: positive.nullable(),
  packPieces: z.number().int().positive().max(1_000_000).nullable(),
  stock: z.number().min(0).max(1_000_000_000).nullable(),
  leadTimeDays: z.number().int().min(0).max(3650).nullable(),
  length: positive.nullable(),
  width: positive.nullable(),
  thickness: positive.nullable(),
  productDimension: text.nullable(),
  /** A code of an area (ISO 3166). */
  origin: key.nullable(),
  domesticOrImported: z.enum(['domestic', 'imported']),
  /** 1: not customisable; 0 or null: customisable. */
  hasCustomOption: z.literal([0, 1]).nullable(),
  coverImage: pictureEntry.nullable(),
  /** The macro picture, the second picture of a card. */
  productImage: pictureEntry.nullable(),
  dimensionImages: pictures,
  caseImages: pictures,
  attrs,
})
export type SkuFields = z.output<typeof skuFields>
export type SkuField = keyof SkuFields

/** All fields of a product that staff can edit, without its SKUs. */
export const productFields = z.strictObject({
  brandId: id,
  /** The supplier's own id: with the brand it identifies the product in imports. */
  key,
  status: saleStatus,
  /** Editorial rank, smaller first. */
  rank: z.number().int().min(0).max(LAST_RANK),
  /** At least one of the two names. */
  name: text.nullable(),
  enName: text.nullable(),
  description: longText.nullable(),
  enDescription: longText.nullable(),
  categoryId: id,
  platformNo: key.nullable(),
  /** A value of the dictionary product_currency_unit: ISO 4217, or rmb. */
  currencyUnit: key,
  /** A value of the dictionary product_measurement_unit. */
  measurementUnit: key,
  attrs,
  auths: z.array(certificateEntry).max(MOST_OF_A_LIST),
  files: z.array(downloadEntry).max(MOST_OF_A_LIST),
  structuralImages: pictures,
  /** The SKUs' ids, in their order. */
  skuOrder: z.array(id).max(MOST_SKUS),
})
export type ProductFields = z.output<typeof productFields>
export type ProductField = keyof ProductFields

/** A new SKU: missing fields are unknown. */
export const newSku = skuFields.partial().required({ model: true })
export type NewSku = z.output<typeof newSku>

/** A new product, with its SKUs in order. */
export const newProduct = productFields
  .omit({ skuOrder: true })
  .partial()
  .required({ brandId: true, key: true, categoryId: true })
  .extend({ skus: z.array(newSku).min(1).max(MOST_SKUS) })
export type NewProduct = z.output<typeof newProduct>
