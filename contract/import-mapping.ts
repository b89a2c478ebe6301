import * as z from 'zod'

/** How the text of a cell is read, by where it goes. */
export type TargetKind =
  | 'text'
  | 'number'
  | 'count'
  | 'price'
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

/** Where a column may go: fields of the import file, a SKU's with `sku.` before them; `sku.price` is both ends of a range. */
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

const name = z.string().trim().max(200)

export const columnRule = z.strictObject({
  /** Of the table, from 0. */
  column: z.number().int().min(0).max(20_000),
  /** `attribute`: a property of its own; null: left out. */
  target: z.union([importTarget, z.literal('attribute')]).nullable(),
  attribute: z
    .strictObject({ name, enName: name, unit: z.string().trim().max(40), level: z.enum(['product', 'sku']) })
    .optional(),
  /** What stands in the column, and what it means; empty: it means nothing. */
  values: z.record(z.string().max(500), z.string().max(500)).optional(),
  /** Of a number: the mark before its decimals. Absent, the column as a whole decides. */
  decimal: z.enum(['.', ',']).optional(),
  multiply: z.number().positive().max(1_000_000_000).optional(),
  /** Of a text: only what stands before or after this mark. */
  split: z.strictObject({ at: z.string().min(1).max(20), take: z.enum(['first', 'last']) }).optional(),
  /** Another column that says in which unit lengths are. */
  unitColumn: z.number().int().min(0).max(20_000).nullable().optional(),
  /** Of lengths: what one unit of the column is. */
  unit: z.enum(['mm', 'cm', 'm', 'in']).optional(),
  dateOrder: z.enum(['dmy', 'mdy', 'ymd']).optional(),
})
export type ColumnRule = z.output<typeof columnRule>

/** What a table's columns are, and how its rows become products. */
export const importMapping = z.strictObject({
  /** Of several SKUs of one product, each its row; or one row a product. */
  rowIs: z.enum(['sku', 'product']),
  columns: z.array(columnRule).max(1000),
  /** What holds for every row, where its column is absent or empty. */
  constants: z.partialRecord(importTarget, z.string().trim().max(500)),
  /** Which pictures of the archive belong to a SKU: those that a cell names, or also those whose file name begins with the model. */
  picturesBy: z.enum(['name', 'model']),
  /** What new products begin as, whose rows do not say; absent: on sale. */
  newProducts: z.enum(['on_sale', 'withdrawn']).optional(),
})
export type ImportMapping = z.output<typeof importMapping>

/** Without these there is no product; an update of one that is there needs the first two alone. */
export const NEEDED: readonly ImportTarget[] = ['brand.englishName', 'key']

/** A column as the mapping screen shows it: what it is called, some of its values, and the commonest ones with their counts. */
export const tableColumn = z.object({
  name: z.string(),
  filled: z.number().int(),
  samples: z.array(z.string()),
  /** At most two hundred; `isCut` where there are more. */
  distinct: z.array(z.object({ value: z.string(), count: z.number().int() })),
  isCut: z.boolean(),
})
export type TableColumn = z.output<typeof tableColumn>

/** A mapping that was guessed, and how much of the table it understood. */
export const mappingProposal = z.object({
  mapping: importMapping,
  /** Columns whose target was found, of all that hold something: 0..1. */
  understood: z.number(),
  /** Whether it can stand as it is. */
  isEnough: z.boolean(),
  missing: z.array(importTarget),
  /** From which supplier's last table it was taken. */
  supplier: z.string().nullable(),
  /** The import whose rejected rows these are, mended: they are read as it was. */
  rejectedOf: z.object({ id: z.string(), name: z.string() }).optional(),
})
export type MappingProposal = z.output<typeof mappingProposal>
