import * as z from 'zod'
import { attributeType } from './catalogue.ts'
import { givenDate, hexColor, LONGEST_TEXT } from './fields.ts'
import { dictionaryTypes } from './lookups.ts'
import { lineTo, nameTo } from './names.ts'
import { priceQuantity } from './price-quantity.ts'

/**
 * The import file: JSON Lines, one product or one setting of the catalogue a line.
 * An absent field keeps what is stored; a present one replaces it (lists whole, SKUs by model); `null` clears it.
 */

/** One line: a name, a value, a number of a certificate. */
export const text = nameTo(LONGEST_TEXT)
export const longText = z.string().max(20_000)
export const key = nameTo(200)
export const positive = z.number().positive().max(1_000_000_000)
export const webAddress = z.url({ protocol: /^https?$/ }).max(2000)

/**
 * The path of a file, relative to the import file and never outside its folder; or the address of a stored file, `/images/{key}`
 * or `/files/{key}/{name}`, on any server, with any query.
 */
const filePath = z.string().min(1).max(1000)

/**
 * A picture: its path, and its true width in millimetres where that is known. An absent width stays as stored, `null` clears it.
 */
const picture = z.union([filePath, z.strictObject({ file: filePath, mmWidth: positive.nullish() })], {
  error: 'expected a path, or {"file", "mmWidth"}',
})
export type ImportPicture = z.output<typeof picture>

const pictures = z.array(picture).max(100)

/** Major units, at most two decimals. */
const price = z
  .number()
  .min(0)
  .max(1_000_000_000)
  .refine((value) => Number(value.toFixed(2)) === value, { error: 'expected at most two decimals' })

const named = z
  .strictObject({ name: text.optional(), enName: text.optional() })
  .refine((value) => value.name ?? value.enName, { error: 'expected a name or an enName' })

const rangeValue = z
  .strictObject({ low: z.number(), high: z.number() })
  .refine((value) => value.low <= value.high, { error: 'low is over high' })

const attribute = z
  .strictObject({
    name: text.optional(),
    enName: text.optional(),
    unit: lineTo(40).optional(),
    type: attributeType.optional(),
    /** The row of the table of facts that it is (`contract/facts`); names and unit are the row's where they are absent. */
    fact: z.string().max(60).optional(),
    value: z.union([text, z.number(), z.boolean(), z.array(text).min(1).max(100), rangeValue], {
      error: 'expected text, a number, true or false, a list of texts, or {"low", "high"}',
    }),
    /** English of `value`, if that is text. */
    enValue: z.union([text, z.array(text)]).optional(),
  })
  .refine((value) => value.name ?? value.enName ?? value.fact, {
    error: 'expected a name, an enName or a fact',
    path: ['name'],
  })
  .refine(
    (value) =>
      !Array.isArray(value.enValue) || (Array.isArray(value.value) && value.value.length === value.enValue.length),
    {
      error: 'expected as many values as in value',
      path: ['enValue'],
    },
  )
export type ImportAttribute = z.output<typeof attribute>

const attributes = z.array(attribute).max(100)

const brand = z.strictObject({
  englishName: text,
  name: text.nullish(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'expected a country code of two letters (ISO 3166-1)' })
    .nullish(),
  website: webAddress.nullish(),
  logo: filePath.nullish(),
  description: longText.nullish(),
  enDescription: longText.nullish(),
})
export type ImportBrand = z.output<typeof brand>

const categoryPath = z.array(named).min(1).max(6)
export type ImportCategoryPath = z.output<typeof categoryPath>

// Checks even when other fields are wrong, so that all faults are reported at once.
function isReadable({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

const certificate = z
  .strictObject({
    authority: text.optional(),
    enAuthority: text.optional(),
    /** A value of the dictionary product_auth_type. */
    scheme: key,
    number: text,
    issuedOn: givenDate.nullish(),
    expiresOn: givenDate.nullish(),
    file: filePath.nullish(),
  })
  .refine((value) => value.authority ?? value.enAuthority, {
    error: 'expected an authority or an enAuthority',
    path: ['authority'],
  })
  .refine((value) => !isDay(value.issuedOn) || !isDay(value.expiresOn) || value.issuedOn <= value.expiresOn, {
    error: 'expires before it was issued',
    path: ['expiresOn'],
    when: isReadable,
  })
export type ImportCertificate = z.output<typeof certificate>

const document = z
  .strictObject({
    name: text.nullish(),
    enName: text.nullish(),
    /** A value of the dictionary product_related_download. */
    kind: key,
    file: filePath,
  })
  .refine((value) => value.name ?? value.enName, { error: 'expected a name or an enName', path: ['name'] })

const status = z.enum(['on_sale', 'withdrawn'])

const sku = z
  .strictObject({
    model: key,
    /**
     * The name that distinguishes it from the product's other SKUs, such as its shade; if absent, attributes, colour and size do.
     */
    name: text.nullish(),
    enName: text.nullish(),
    status: status.optional(),
    coverImage: picture.nullish(),
    /** The macro picture, the second picture of a card. */
    productImage: picture.nullish(),
    dimensionImages: pictures.optional(),
    caseImages: pictures.optional(),
    productDimension: text.nullish(),
    packCoverage: positive.nullish(),
    packPieces: z.number().int().positive().max(1_000_000).nullish(),
    color: z.strictObject({ system: text, name: text }).nullish(),
    colorHex: hexColor.nullish(),
    minPrice: price.nullish(),
    maxPrice: price.nullish(),
    /** What minPrice and maxPrice are for: 100 units, say. One unit if absent, also of a SKU that had another. */
    priceQuantity: priceQuantity.optional(),
    taxIncluded: z.boolean().nullish(),
    stock: z.number().min(0).max(1_000_000_000).nullish(),
    leadTimeDays: z.number().int().min(0).max(3650).nullish(),
    size: z
      .strictObject({ length: positive.optional(), width: positive.optional(), thickness: positive.optional() })
      .nullish(),
    origin: z
      .string()
      .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, { error: 'expected a code of ISO 3166, such as SE or CN-GD' })
      .nullish(),
    domesticOrImported: z.enum(['domestic', 'imported']).nullish(),
    hasCustomOption: z.literal([0, 1]).nullish(),
    attrs: attributes.optional(),
  })
  .refine(
    ({ minPrice, maxPrice }) => typeof minPrice !== 'number' || typeof maxPrice !== 'number' || minPrice <= maxPrice,
    {
      error: 'minPrice is greater than maxPrice',
      path: ['minPrice'],
      when: isReadable,
    },
  )
  .refine(
    ({ minPrice, maxPrice, priceQuantity: quantity }) => quantity === undefined || (minPrice ?? maxPrice) != null,
    {
      error: 'priceQuantity is of a price: state minPrice or maxPrice too',
      path: ['priceQuantity'],
      when: isReadable,
    },
  )
export type ImportSku = z.output<typeof sku>

/** A product. `key` with its brand's englishName identifies it for good. */
export const importProduct = z
  .strictObject({
    key,
    brand,
    status: status.optional(),
    /** Editorial rank, smaller first. */
    rank: z.number().int().min(0).max(1_000_000_000).nullish(),
    name: text.nullish(),
    enName: text.nullish(),
    description: longText.nullish(),
    enDescription: longText.nullish(),
    category: categoryPath.optional(),
    platformNo: key.nullish(),
    /** A value of the dictionary product_currency_unit: ISO 4217, or rmb. */
    currencyUnit: key.optional(),
    /** A value of the dictionary product_measurement_unit. */
    measurementUnit: key.optional(),
    attrs: attributes.optional(),
    auths: z.array(certificate).max(100).optional(),
    files: z.array(document).max(100).optional(),
    structuralImages: pictures.optional(),
    skus: z.array(sku).max(500).optional(),
  })
  .superRefine((product, context) => {
    const models = new Set<string>()
    for (const [index, { model }] of (product.skus ?? []).entries()) {
      if (models.has(model)) {
        context.addIssue({
          code: 'custom',
          path: ['skus', index, 'model'],
          message: `two SKUs have the model ${model}`,
        })
      }
      models.add(model)
    }
  })
export type ImportProduct = z.output<typeof importProduct>

export const importRate = z.strictObject({
  rate: z
    .strictObject({
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, { error: 'expected a currency code of three letters (ISO 4217)' })
        .refine((currency) => currency !== 'CNY', { error: 'rates are in CNY, whose own is 1' }),
      date: givenDate,
      /** The value of one unit in yuan; or `perCny`, how many units one yuan buys. */
      cny: positive.optional(),
      perCny: positive.optional(),
      /** Keeps a rate that is ten times more or less than the one that stands. */
      isSure: z.literal(true).optional(),
      /** The source of the rate; in two languages as "中文 / English", of which the page shows the reader's. */
      source: text.optional(),
    })
    .refine(({ cny, perCny }) => (cny === undefined) !== (perCny === undefined), {
      error: 'expected cny or perCny',
      path: ['cny'],
      when: isReadable,
    }),
})

export const importCategory = z.strictObject({
  category: z.strictObject({
    path: categoryPath,
    image: filePath.nullish(),
    sort: z.number().int().min(0).max(1_000_000).optional(),
  }),
})

export const importDictionaryEntry = z.strictObject({
  dict: z.strictObject({
    type: z.enum(dictionaryTypes),
    value: key,
    label: text,
    remark: text,
    colorType: key.nullish(),
    sort: z.number().int().min(0).max(1_000_000).optional(),
  }),
})

export const thesaurusWord = nameTo(100)
export const thesaurusWords = z.array(thesaurusWord).max(100)

/**
 * What words mean in searches: all of `same` mean each other; `from` means all of `to`, but not the reverse. A later line that
 * begins with the same word replaces the earlier one; one without further words removes a built-in entry.
 */
export const importWords = z.strictObject({
  words: z.union(
    [z.strictObject({ same: thesaurusWords.min(1) }), z.strictObject({ from: thesaurusWord, to: thesaurusWords })],
    {
      error: 'expected {"same": [words]}, or {"from": a word, "to": [words]}',
    },
  ),
})
export type ImportWords = z.output<typeof importWords>['words']

export type ImportSetting =
  | z.output<typeof importRate>
  | z.output<typeof importCategory>
  | z.output<typeof importDictionaryEntry>
  | z.output<typeof importWords>
export type ImportLine = ImportProduct | ImportSetting
