import * as z from 'zod'
import { attributeType } from './catalogue.ts'
import { lineTo } from './names.ts'
import { unitsNamed } from './values/words.ts'

/** How a cell's text is parsed, by its target. */
export type TargetKind =
  | 'text'
  | 'number'
  | 'count'
  | 'price'
  /** What a price is for: 1, 10, 100 or 1000 units. */
  | 'basis'
  | 'length'
  | 'size'
  | 'days'
  | 'date'
  | 'currency'
  | 'unit'
  | 'area'
  | 'category'
  | 'colour'
  | 'boolean'
  | 'custom'
  | 'trade'
  | 'status'
  | 'scheme'
  | 'kind'
  | 'picture'
  | 'pictures'
  | 'document'

/** The targets of columns: fields of the import file, a SKU's with the prefix `sku.`; `sku.price` is both ends of a range. */
export const importTargets = {
  key: 'text',
  name: 'text',
  enName: 'text',
  description: 'text',
  enDescription: 'text',
  'brand.englishName': 'text',
  'brand.name': 'text',
  'brand.country': 'area',
  'brand.website': 'text',
  category: 'category',
  enCategory: 'category',
  'category.1': 'text',
  'category.2': 'text',
  'category.3': 'text',
  'enCategory.1': 'text',
  'enCategory.2': 'text',
  'enCategory.3': 'text',
  platformNo: 'text',
  status: 'status',
  rank: 'count',
  currencyUnit: 'currency',
  measurementUnit: 'unit',
  structuralImages: 'pictures',
  'sku.model': 'text',
  'sku.name': 'text',
  'sku.enName': 'text',
  'sku.status': 'status',
  'sku.price': 'price',
  'sku.minPrice': 'price',
  'sku.maxPrice': 'price',
  'sku.priceQuantity': 'basis',
  'sku.taxIncluded': 'boolean',
  'sku.stock': 'number',
  'sku.leadTimeDays': 'days',
  'sku.size': 'size',
  'sku.size.length': 'length',
  'sku.size.width': 'length',
  'sku.size.thickness': 'length',
  'sku.productDimension': 'text',
  'sku.packCoverage': 'number',
  'sku.packPieces': 'count',
  'sku.color': 'text',
  'sku.color.system': 'text',
  'sku.color.name': 'text',
  'sku.colorHex': 'colour',
  'sku.origin': 'area',
  'sku.domesticOrImported': 'trade',
  'sku.hasCustomOption': 'custom',
  'sku.coverImage': 'picture',
  'sku.productImage': 'picture',
  'sku.dimensionImages': 'pictures',
  'sku.caseImages': 'pictures',
  'auth.enAuthority': 'text',
  'auth.authority': 'text',
  'auth.scheme': 'scheme',
  'auth.number': 'text',
  'auth.issuedOn': 'date',
  'auth.expiresOn': 'date',
  'auth.file': 'document',
  'file.name': 'text',
  'file.enName': 'text',
  'file.kind': 'kind',
  'file.file': 'document',
} as const satisfies Record<string, TargetKind>
export type ImportTarget = keyof typeof importTargets

export const importTarget = z.enum(Object.keys(importTargets) as [ImportTarget, ...ImportTarget[]])

const name = lineTo(200)
const factCode = z.string().max(60)

export const columnRule = z.strictObject({
  /** The index in the table, from 0. */
  column: z.number().int().min(0).max(20_000),
  /** `attribute`: a property of its own; null: ignored. */
  target: z.union([importTarget, z.literal('attribute')]).nullable(),
  attribute: z
    .strictObject({
      name,
      enName: name,
      unit: lineTo(40),
      level: z.enum(['product', 'sku']),
      /** If absent, a property with a unit holds numbers, and any other is a choice. */
      type: attributeType.optional(),
      /** The row of the table of facts that it is (`contract/facts`): its cells are read by that. */
      fact: factCode.optional(),
      /** Other facts that are taken of the same cells: the barefoot class of `R10 A+B`. */
      also: z.array(factCode).max(10).optional(),
    })
    .optional(),
  /** The meaning of each value of the column; empty: no meaning. */
  values: z.record(z.string().max(500), z.string().max(500)).optional(),
  /** For numbers: the decimal separator. If absent, it follows from the whole column. */
  decimal: z.enum(['.', ',']).optional(),
  multiply: z.number().positive().max(1_000_000_000).optional(),
  /** For texts: only the part before or after this separator. */
  split: z.strictObject({ at: z.string().min(1).max(20), take: z.enum(['first', 'last']) }).optional(),
  /** Another column with the unit of each row; an empty cell leaves the column's. */
  unitColumn: z.number().int().min(0).max(20_000).nullable().optional(),
  /** For measures: the unit of cells without one, by any of its names. If absent, the header's. */
  unit: z
    .string()
    .trim()
    .max(40)
    .refine((text) => unitsNamed(text).length === 1, { params: { reason: 'unknownUnit' } })
    .optional(),
  dateOrder: z.enum(['dmy', 'mdy', 'ymd']).optional(),
})
export type ColumnRule = z.output<typeof columnRule>

/** A sign of several currencies, such as `$`. */
const sign = z.string().min(1).max(10)

/** The meaning of a table's columns, and how its rows become products. */
export const importMapping = z.strictObject({
  /** One row a SKU, or one row a product. */
  rowIs: z.enum(['sku', 'product']),
  columns: z.array(columnRule).max(1000),
  /** Values for every row whose column is absent or empty. */
  constants: z.partialRecord(importTarget, z.string().trim().max(500)),
  /** The currency that each sign of several means in this table. */
  signs: z.record(sign, z.string().max(10)).optional(),
  /** Signs whose meaning is proposed and that a person has to answer before the dry run. */
  askedSigns: z.array(sign).max(20).optional(),
  /**
   * Which pictures of the archive belong to a SKU: those named in a cell, or also those whose file name begins with the model.
   */
  picturesBy: z.enum(['name', 'model']),
  /** The status of new products without one in their row; if absent: on sale. */
  newProducts: z.enum(['on_sale', 'withdrawn']).optional(),
})
export type ImportMapping = z.output<typeof importMapping>

/** Required for every product; a new one needs more. */
export const NEEDED: readonly ImportTarget[] = ['brand.englishName', 'key']

/** How the cells of a column read over the whole file: how many as each, and the most frequent unit of its numbers. */
export const cellKinds = z.object({
  number: z.number().int(),
  range: z.number().int(),
  boolean: z.number().int(),
  text: z.number().int(),
  /** A word for no value. */
  none: z.number().int(),
  /** As written most often; empty if most numbers have none. */
  unit: z.string(),
  /** The signs of several currencies in its cells. */
  signs: z.array(z.string()),
  /** Some cells of each kind, at most five. */
  examples: z.partialRecord(z.enum(['number', 'range', 'boolean', 'text']), z.array(z.string())),
})
export type CellKinds = z.output<typeof cellKinds>

/** A column on the mapping screen: its header, some of its values, and the most frequent ones with their counts. */
export const tableColumn = z.object({
  name: z.string(),
  filled: z.number().int(),
  samples: z.array(z.string()),
  /** At most two hundred; `isCut` if there are more. A number of a workbook has a decimal point, whatever its column's mark. */
  distinct: z.array(z.object({ value: z.string(), count: z.number().int(), isNumber: z.literal(true).optional() })),
  isCut: z.boolean(),
  kinds: cellKinds.optional(),
  /** Not seen by a reader of the workbook. */
  isHidden: z.literal(true).optional(),
  /** Made of the section rows above: its cells stand in no column of the file. */
  isSection: z.literal(true).optional(),
  /** What its header says of its prices. A guess takes no cost, no dealer's price, no step by quantity, and no price of a later day. */
  about: z.enum(['cost', 'dealer', 'net', 'list', 'retail', 'step', 'future']).optional(),
})
export type TableColumn = z.output<typeof tableColumn>

/** A constant of the mapping that was read in the letterhead or the footer of the table. */
export const saidBeside = z.object({
  target: z.enum(['currencyUnit', 'measurementUnit', 'sku.taxIncluded']),
  value: z.string(),
  row: z.number().int(),
  text: z.string(),
})
export type SaidBeside = z.output<typeof saidBeside>

/** How a remembered mapping differs from the guess alone: of a column, or, if it is '', of the whole table. */
export const mappingChange = z.object({
  column: z.string(),
  /** `missing`: the column that had the target is not in this table. */
  what: z.enum([
    'target',
    'missing',
    'unit',
    'decimal',
    'multiply',
    'word',
    'constant',
    'sign',
    'rowIs',
    'newProducts',
  ]),
  /** The word, the sign, or the target of the constant; otherwise ''. */
  of: z.string(),
  was: z.string(),
  is: z.string(),
})
export type MappingChange = z.output<typeof mappingChange>

/** A guessed mapping, and how much of the table it understood. */
export const mappingProposal = z.object({
  mapping: importMapping,
  /** The share of non-empty columns with a target: 0..1. */
  understood: z.number(),
  /** Whether it is complete enough to run. */
  isEnough: z.boolean(),
  missing: z.array(importTarget),
  /** The supplier whose last mapping it was taken from. */
  supplier: z.string().nullable(),
  /** What is read otherwise than the guess alone would read it, as it was corrected for the supplier's last table. */
  changes: z.array(mappingChange).optional(),
  /** The import whose corrected rejected rows these are: they are read with its mapping. */
  rejectedOf: z.object({ id: z.string(), name: z.string() }).optional(),
  said: z.array(saidBeside).optional(),
})
export type MappingProposal = z.output<typeof mappingProposal>
