import * as z from 'zod'
import { comparablePrice, priceIn } from './comparable-price.ts'
import { understood } from './conditions.ts'
import { endpoint } from './endpoint.ts'
import { derivedFact, factOfValue, otherScale } from './facts/fact-schemas.ts'
import { skuLook } from './looks/look-schemas.ts'
import { placeCodes } from './places/place-names.ts'
import { placeFit } from './places/place-schemas.ts'
import type { OutputOf } from './endpoint.ts'
import { calendarDate, hexColor, id, keyword, listOf, pageOf, paging } from './fields.ts'
import { statedPrice } from './price-quantity.ts'
import { countSchemas, productFilters, valueCounts } from './filter-schemas.ts'
import { wish } from './wishes.ts'

const pictureAddress = z.string()

const brandName = z.object({ id, name: z.string(), englishName: z.string() })

/** Ranges of a text, `[from, to)` in UTF-16 units, ascending and disjoint. */
const ranges = z.array(z.tuple([z.number().int(), z.number().int()]))
export type Ranges = z.output<typeof ranges>

/** Where a keyword was found: the catalogue's text (of a description the sentence), and the matching ranges. */
export const textMatch = z.object({
  field: z.enum([
    'name',
    'enName',
    'brandName',
    'brandEnglishName',
    'category',
    'color',
    'model',
    'platformNo',
    'attribute',
    'origin',
    'description',
  ]),
  text: z.string(),
  ranges,
})
export type TextMatch = z.output<typeof textMatch>

/** The name that distinguishes a SKU from its siblings: a shade, a finish, a size. */
const variantName = z.object({ name: z.string(), enName: z.string() })
export type VariantName = z.output<typeof variantName>

/** A product in a list: the matching SKU represents it, prices span its matching SKUs. */
export const productCard = z.object({
  skuId: id,
  spuId: id,
  name: z.string(),
  enName: z.string(),
  /** Of the shown SKU; null where the product has no other. */
  variant: variantName.nullable(),
  brand: brandName,
  categoryId: id,
  coverImage: pictureAddress.nullable(),
  hoverImage: pictureAddress.nullable(),
  coverColor: hexColor.nullable(),
  /** Width over height. */
  coverRatio: z.number().nullable(),
  /** ThumbHash of the cover, base64. */
  coverPlaceholder: z.string().nullable(),
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  statedPrice: statedPrice.nullable(),
  currencyUnit: z.string(),
  measurementUnit: z.string(),
  comparablePrice: comparablePrice.nullable(),
  skuCount: z.number().int(),
  swatches: z.array(
    z.object({
      skuId: id,
      coverImage: pictureAddress.nullable(),
      coverColor: hexColor.nullable(),
      colorId: id.nullable(),
      variant: variantName.nullable(),
    }),
  ),
  /** Best first; empty without a keyword. */
  matches: z.array(textMatch),
  /** The colour of the shown SKU's picture nearest to `colorHex`; null without a `colorHex`. `share` is 0..1 of the picture. */
  colorMatch: z.object({ hex: hexColor, deltaE: z.number(), share: z.number() }).nullable(),
})
export type ProductCard = z.output<typeof productCard>

/** How the keyword was read, and what comes nearest where fewer than `FEW_EXACT` products meet all of it (decisions/218). */
export const nearest = z.object({
  /** In the order of the text. */
  wishes: z.array(wish),
  /**
   * Products outside of the exact list that meet most of the wishes, at most `MOST_NEAREST`, within the filters of the address. `met`,
   * `lacking` and `unstated` are places in `wishes`; those that are not read are in none of them.
   */
  list: z.array(
    productCard.extend({
      met: z.array(z.number().int()),
      lacking: z.array(z.number().int()),
      unstated: z.array(z.number().int()),
    }),
  ),
  /** Nothing here is the thing that was asked for, so that the list holds what meets the other wishes. */
  isOtherThing: z.literal(true).optional(),
  /** How many products of the exact list are of the thing that is named, where others only have its words; they come first by relevance. */
  ofThing: z.object({ count: z.number().int(), name: z.string(), enName: z.string() }).optional(),
})
export type Nearest = z.output<typeof nearest>
export const FEW_EXACT = 12
export const MOST_NEAREST = 48

export const productSorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'name', 'color'] as const
export type ProductSort = (typeof productSorts)[number]

export const getProductPage = endpoint({
  method: 'GET',
  path: '/app-api/product/spu/page',
  access: 'public',
  summary: 'Products that have a SKU meeting every filter',
  input: z.object({
    ...paging,
    /** The list continues after this spuId; pageNo is then ignored. */
    after: id.optional(),
    ...productFilters,
    sort: z.enum(productSorts).default('relevance'),
    /** Asks for `nearest`. */
    nearest: z.literal('1').optional(),
  }),
  output: pageOf(productCard).extend({
    skuTotal: z.number().int(),
    understood,
    /**
     * If nothing meets all filters: how many products there would be without one of them (or without one word or condition of the
     * keyword), most first. Before these, how many there would be if the colour need not be as near.
     */
    hints: z.array(
      z.object({
        filter: z.string(),
        word: z.string().nullable(),
        /** Words that occur nowhere are left out together, where a single one is not the cause. */
        besides: z.array(z.string()).optional(),
        /** The colour in place of what is left out, within a larger ΔE00 than was asked for. */
        farther: z.object({ hex: hexColor, distance: z.number() }).optional(),
        total: z.number().int(),
      }),
    ),
    /** On the first page: what is stated on other scales for each fact that is asked for; absent where nothing is. */
    otherScales: z.array(otherScale).optional(),
    /** With `nearest=1` and a keyword. */
    nearest: nearest.optional(),
  }),
})
export type FilterHint = z.output<typeof getProductPage.output>['hints'][number]

export const productFacets = z.object({
  /** A category counts all below it; certificates count those in force today, by issuer and by claim. */
  ...countSchemas(),
  /** The attributes of products in the chosen category; without a category those that are filtered by. */
  attrs: z.array(
    z.object({
      id,
      values: valueCounts,
      /** Of a fact with classes: how many each class `or better` would list, as `attrs` writes it (`R11..`). */
      atLeast: valueCounts.optional(),
    }),
  ),
  /**
   * What the `attrs` of the query mean now, where an attribute among them was joined to a fact and has another id or other values since.
   */
  attrsNow: z.record(z.string(), z.array(z.string())).optional(),
  /** Major units of `priceIn`; the last bar has no upper end. */
  prices: z.array(z.object({ low: z.number(), high: z.number().nullable(), count: z.number().int() })),
  /** Units that have prices: the possible values of `priceUnit`. */
  priceUnits: valueCounts,
  total: z.number().int(),
  skuTotal: z.number().int(),
})

export const getProductFacets = endpoint({
  method: 'GET',
  path: '/app-api/product/spu/facets',
  access: 'public',
  summary: 'How many products each value would list, under every filter but its own',
  input: z.object(productFilters),
  output: productFacets,
})

export const getSuggestions = endpoint({
  method: 'GET',
  path: '/app-api/product/spu/suggest',
  access: 'public',
  summary: 'What the typed words may mean, at most eight suggestions',
  input: z.object({ keyword: keyword.default('') }),
  output: z.array(
    z.object({
      type: z.enum(['product', 'brand', 'category', 'model']),
      id,
      /** Of a product or a model. */
      skuId: id.nullable(),
      name: z.string(),
      enName: z.string(),
      nameRanges: ranges,
      enNameRanges: ranges,
      coverImage: pictureAddress.nullable(),
      coverColor: hexColor.nullable(),
    }),
  ),
})
export type Suggestion = OutputOf<typeof getSuggestions>[number]

const attributeTypes = ['text', 'number', 'range', 'choice', 'boolean'] as const
export const attributeType = z.enum(attributeTypes)

const attributeOption = z.object({ value: z.string(), name: z.string(), enName: z.string() })

/** An attribute with its value for one product or SKU. `attrValue` joins the values for reading, in Chinese. */
export const attributeOfProduct = z.object({
  id,
  name: z.string(),
  enName: z.string(),
  type: attributeType,
  unit: z.string().nullable(),
  attrValue: z.string(),
  options: z.array(attributeOption),
  attrValueList: z.array(attributeOption),
  /** Absent for a property that is no row of the table of facts. */
  fact: factOfValue.optional(),
})

const areaName = z.object({ id, name: z.string(), enName: z.string() })

/** Over all SKUs of a product detail; specification §3 has them on the product and on every SKU. */
const productPrices = {
  productLowestPrice: z.number().nullable(),
  productHighestPrice: z.number().nullable(),
}

export const skuDetail = z.object({
  id,
  model: z.string(),
  /** Null where the product has no other SKU. */
  variant: variantName.nullable(),
  /** False once the SKU or its product is withdrawn. */
  onSale: z.boolean(),
  coverImage: pictureAddress.nullable(),
  coverColor: hexColor.nullable(),
  coverRatio: z.number().nullable(),
  coverPlaceholder: z.string().nullable(),
  dimensionImages: z.array(pictureAddress),
  /** Cover, then dimension images. */
  imageList: z.array(pictureAddress),
  productImage: pictureAddress.nullable(),
  productDimension: z.string().nullable(),
  caseImages: z.array(pictureAddress),
  colorSystem: z.string().nullable(),
  color: z.object({ id, name: z.string(), hex: hexColor.nullable(), icon: z.string().nullable() }).nullable(),
  colorHex: hexColor.nullable(),
  /**
   * The colours measured from its cover, the largest share first: CIELAB under D65, `share` 0..1. Without a cover the supplier's
   * colour.
   */
  palette: z.array(z.object({ hex: hexColor, lab: z.tuple([z.number(), z.number(), z.number()]), share: z.number() })),
  /** The nearest entry of each colour system to the first of them, by ΔE00. */
  nearestColors: z.array(z.object({ system: z.string(), name: z.string(), hex: hexColor, deltaE: z.number() })),
  /** Of one unit, rounded half up. */
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  statedPrice: statedPrice.nullable(),
  ...productPrices,
  taxIncluded: z.boolean().nullable(),
  comparablePrice: comparablePrice.nullable(),
  /** Square metres that one pack covers. */
  packCoverage: z.number().nullable(),
  packPieces: z.number().int().nullable(),
  stock: z.number().nullable(),
  leadTimeDays: z.number().int().nullable(),
  /** Millimetres. */
  size: z
    .object({ length: z.number().nullable(), width: z.number().nullable(), thickness: z.number().nullable() })
    .nullable(),
  countryArea: areaName.nullable(),
  /** 1: not customisable (shown as No); 0 or none: customisable (shown as Yes). */
  hasCustomOption: z.number().int().nullable(),
  origin: z.string().nullable(),
  domesticOrImported: z.string(),
  attrs: z.array(attributeOfProduct),
  /** What norms derive from the facts that the SKU or its product states, where it does not state that itself; absent where nothing is. */
  derived: z.array(derivedFact).optional(),
  /** For each place of its category whether it fits there; absent where its category has none. */
  places: z.array(placeFit).optional(),
  /** What is measured in its cover; absent where nothing is. */
  look: skuLook.optional(),
})
export type SkuDetail = z.output<typeof skuDetail>

export const productDetail = z.object({
  id,
  name: z.string(),
  enName: z.string(),
  description: z.string().nullable(),
  enDescription: z.string().nullable(),
  platformNo: z.string().nullable(),
  onSale: z.boolean(),
  categoryId: id,
  firstCategoryId: id,
  secondCategoryId: id.nullable(),
  /** From the root to `categoryId`. */
  categoryIdList: z.array(id),
  brandId: id,
  brand: brandName,
  currencyUnit: z.string(),
  measurementUnit: z.string(),
  currencyLabel: z.string(),
  measurementLabel: z.string(),
  currencyRemark: z.string(),
  measurementRemark: z.string(),
  ...productPrices,
  auths: z.array(
    z.object({
      id,
      authorityInfo: areaName.extend({ url: z.string().nullable() }),
      scheme: z.string(),
      number: z.string(),
      issuedOn: calendarDate.nullable(),
      expiresOn: calendarDate.nullable(),
      /** The address of its evidence. */
      url: z.string().nullable(),
    }),
  ),
  files: z.array(
    z.object({ id, name: z.string(), enName: z.string(), kind: z.string(), url: z.string(), size: z.number().int() }),
  ),
  structuralImages: z.array(pictureAddress),
  /** For every picture of the product and its SKUs: its size in pixels, and the true width of what it shows in mm. */
  pictureSizes: z.array(
    z.object({
      picture: pictureAddress,
      width: z.number().int(),
      height: z.number().int(),
      mmWidth: z.number().nullable(),
    }),
  ),
  coverImage: pictureAddress.nullable(),
  attrs: z.array(attributeOfProduct),
  skus: z.array(skuDetail),
})
export type ProductDetail = z.output<typeof productDetail>

export const getProductDetail = endpoint({
  method: 'GET',
  path: '/app-api/product/spu/get-detail',
  access: 'public',
  summary: 'A product with all its SKUs, by the id of one of them',
  input: z.object({ skuId: id, priceIn }),
  output: productDetail,
})

/** The lines of a page of a list. */
export const MOST_FITS = 200

export const getFits = endpoint({
  method: 'GET',
  path: '/app-api/product/sku/fits',
  access: 'public',
  summary:
    'Whether SKUs fit a place by what they state, and by what; null for what is not on sale, or is not asked there',
  input: z.object({ place: z.enum(placeCodes), skuIds: listOf(id).check(z.maxLength(MOST_FITS)) }),
  output: z.array(z.object({ skuId: id, fit: placeFit.nullable() })),
})

export const getCatalogueStatus = endpoint({
  method: 'GET',
  path: '/app-api/product/catalogue/status',
  access: 'public',
  summary: 'How much is on sale, and the running import, if any',
  input: z.object({}),
  output: z.object({
    products: z.number().int(),
    skus: z.number().int(),
    /** `total` is null where the number of lines is not known in advance. */
    import: z.object({ name: z.string(), done: z.number().int(), total: z.number().int().nullable() }).nullable(),
  }),
})
