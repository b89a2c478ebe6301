import * as z from 'zod'
import { comparablePrice } from './comparable-price.ts'
import { endpoint } from './endpoint.ts'
import { id, moment, pageOf, paging } from './fields.ts'
import { importMapping, mappingProposal, tableColumn } from './import-mapping.ts'
import { askedReading, reason, uploadFacts } from './import-table.ts'
import { lineTo } from './names.ts'
import { priceQuantity } from './price-quantity.ts'

/** The largest uploaded import file, in bytes. */
export const LARGEST_IMPORT_BYTES = 1024 ** 3

/** The states of an upload, from its inspection to its undo. */
export const importStates = [
  'reading',
  'refused',
  'read',
  'checking',
  'checked',
  'running',
  'paused',
  'done',
  'publishing',
  'undoing',
  'undone',
  'failed',
] as const

/** What a line may add to the catalogue; options and products only where they look like another. */
export const noveltyKinds = ['brand', 'category', 'attribute', 'option', 'product', 'sku'] as const
export type NoveltyKind = (typeof noveltyKinds)[number]

const counts = {
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  rejected: z.number().int(),
}

const differenceKind = z.enum(['added', 'changed', 'withdrawn'])

/** A SKU that a dry run takes: the list and the line of its product, and its own row. */
const placedSku = {
  kind: differenceKind,
  line: z.number().int(),
  row: z.number().int(),
  key: z.string(),
  model: z.string(),
  name: z.string(),
}

/** A price of one unit, in major units. */
const unitPrice = z.object({ ...placedSku, price: z.number(), currency: z.string(), unit: z.string() })
/** The longest side, in mm. */
const sizedSku = z.object({ ...placedSku, size: z.number() })

/** How many values are at least `from` and less than `to`; bounds are 1, 2 and 5 of each power of ten. Empty bins between are listed. */
const bins = z.array(z.object({ from: z.number(), to: z.number(), count: z.number().int() }))
export type Bins = z.output<typeof bins>

/** What exposes prices and sizes that cannot be meant, of the SKUs that are added or changed. */
const checkOverview = z.object({
  /** Prices of one unit as stated, the most frequent currency and unit first. */
  prices: z.array(z.object({ currency: z.string(), unit: z.string(), count: z.number().int(), bins })),
  /** Longest sides, and thicknesses, in mm. */
  sizes: bins,
  thicknesses: bins,
  /** Compared in yuan: prices of a currency without a rate are left out. */
  dearest: z.array(unitPrice),
  cheapest: z.array(unitPrice),
  largest: z.array(sizedSku),
  smallest: z.array(sizedSku),
  /** Prices ten times over or under the median of their category, the farthest first. */
  farOff: z.object({
    count: z.number().int(),
    list: z.array(
      z.object({
        ...unitPrice.shape,
        category: z.object({ name: z.string(), enName: z.string() }),
        /** Both in yuan, for one unit of `per`: square metres where the area is known. */
        yuan: z.number(),
        median: z.number(),
        per: z.string(),
        /** Whose median: of what is on sale, or of the file itself. */
        of: z.enum(['catalogue', 'file']),
      }),
    ),
  }),
})
export type CheckOverview = z.output<typeof checkOverview>

/** The result of a dry run. Counts are products, except `rejected`: lines or rows. */
const importCheck = z.object({
  ...counts,
  /** The rows of a table in products of each outcome, and those rejected: with the rows left out they are all below the header. */
  rowsIn: z.object(counts).optional(),
  /** The SKUs that those rows state; of rejected rows they are not known. */
  skus: z.object(counts).omit({ rejected: true }).optional(),
  overview: checkOverview.optional(),
  /** The last row or line. */
  rows: z.number().int(),
  withdrawn: z.number().int(),
  incomplete: z.number().int(),
  /** New brands, categories and attributes: a typo, or intended. */
  novelties: z.array(
    z.object({
      kind: z.enum(noveltyKinds),
      name: z.string(),
      /** What is known by nearly this name: it differs in case, spaces or punctuation alone. */
      looksLike: z.string().optional(),
      line: z.number().int(),
    }),
  ),
  noveltyCounts: z.record(z.string(), z.number().int()),
  /** Accepted, but perhaps not as intended: rows of one product that differ, prices without a currency. */
  notes: z.array(z.object({ row: z.number().int(), column: z.string(), value: z.string(), reason })),
})
export type ImportCheck = z.output<typeof importCheck>

const progress = z.object({ done: z.number().int(), total: z.number().int().nullable() }).nullable()
const workState = z.enum(['waiting', 'going', 'paused']).nullable()

const importUndo = z.object({
  removed: z.number().int(),
  restored: z.number().int(),
  kept: z.number().int(),
  isFinished: z.boolean(),
})

const oneImport = z.object({
  id,
  name: z.string(),
  bytes: z.number().int(),
  createTime: moment,
  state: z.enum(importStates),
  problem: reason.nullable(),
  facts: uploadFacts.nullable(),
  /** Without a header's row while it is being found. */
  choice: askedReading.nullable(),
  columns: z.array(tableColumn).nullable(),
  /** The first ten rows below the header. */
  preview: z
    .array(z.object({ row: z.number().int(), cells: z.array(z.string()), problem: reason.nullable() }))
    .nullable(),
  proposal: mappingProposal.nullable(),
  mapping: importMapping.nullable(),
  supplier: z.string().nullable(),
  withdrawsAbsent: z.boolean(),
  checked: importCheck.nullable(),
  /** Whether the dry run used the current choices. */
  isCheckedNow: z.boolean(),
  /** Whether it can be run: the current choices were checked, and the mapping is complete enough. */
  mayRun: z.boolean(),
  run: z.object({ id, ...counts, startTime: moment, finishTime: moment.nullable() }).nullable(),
  undone: importUndo.nullable(),
  progress,
  /** Whether the step of its state is running, waiting for another upload, or paused; null without a step. */
  work: workState,
})
export type OneImport = z.output<typeof oneImport>

export const uploadImport = endpoint({
  access: 'staff',
  permission: 'import:run',
  method: 'POST',
  path: '/admin-api/import/upload',
  inputIn: 'multipart',
  summary: 'Upload a file to be imported; it is inspected in the background',
  input: z.object({}),
  output: z.object({ importId: id }),
})

export const getImport = endpoint({
  method: 'GET',
  path: '/admin-api/import/get',
  access: 'staff',
  permission: 'import:read',
  summary: 'An upload: how its file is read, the meaning of its columns, and its progress',
  input: z.object({ id }),
  output: oneImport,
})

export const mapImport = endpoint({
  access: 'staff',
  permission: 'import:run',
  method: 'PUT',
  path: '/admin-api/import/map',
  summary: 'Choose how the file is read and what its columns mean',
  input: z.object({
    id,
    choice: askedReading.optional(),
    mapping: importMapping.optional(),
    /** Takes the guess alone, without what is remembered of a supplier. */
    takesGuess: z.literal(true).optional(),
    /** Whether the mapping is remembered for the next table of this supplier. */
    supplier: lineTo(200).nullable().optional(),
    withdrawsAbsent: z.boolean().optional(),
  }),
  output: oneImport,
})

export const checkImport = endpoint({
  access: 'staff',
  permission: 'import:run',
  method: 'POST',
  path: '/admin-api/import/dry-run',
  summary: 'Start a dry run, which changes nothing',
  input: z.object({ id }),
  output: oneImport,
})

export const runImport = endpoint({
  access: 'staff',
  permission: 'import:run',
  method: 'POST',
  path: '/admin-api/import/run',
  summary: 'Run the import',
  input: z.object({ id }),
  output: oneImport,
})

export const pauseImport = endpoint({
  access: 'staff',
  permission: 'import:run',
  method: 'POST',
  path: '/admin-api/import/pause',
  summary: 'Pause a run after the current lines, or end a reading or a dry run',
  input: z.object({ id }),
  output: oneImport,
})

export const resumeImport = endpoint({
  access: 'staff',
  permission: 'import:run',
  method: 'POST',
  path: '/admin-api/import/resume',
  summary: 'Resume a paused run',
  input: z.object({ id }),
  output: oneImport,
})

export const undoImport = endpoint({
  access: 'staff',
  permission: 'import:run',
  method: 'POST',
  path: '/admin-api/import/undo',
  summary: 'Undo what a run wrote',
  input: z.object({ id }),
  output: oneImport,
})

export const publishImport = endpoint({
  access: 'staff',
  permission: 'import:run',
  method: 'POST',
  path: '/admin-api/import/publish',
  summary: 'Publish what a run added and left withdrawn; undone with the run, or alone as a change of many',
  input: z.object({ id }),
  output: oneImport,
})

export const getImportPublishing = endpoint({
  method: 'GET',
  path: '/admin-api/import/publishing',
  access: 'staff',
  permission: 'import:read',
  summary: 'Of the products that a run added withdrawn: how many can be published, are, or cannot be',
  input: z.object({ id }),
  output: z.object({
    /** Still withdrawn, with a SKU on sale. */
    ready: z.number().int(),
    published: z.number().int(),
    /** Still withdrawn, and unseen even if published: every SKU is withdrawn. */
    withoutSku: z.number().int(),
    /** The last publishing, for product/bulk-undo; null if there is none. */
    runId: id.nullable(),
  }),
})

export const discardImport = endpoint({
  access: 'staff',
  permission: 'import:run',
  method: 'DELETE',
  path: '/admin-api/import/delete',
  summary: 'Discard an upload that was not run',
  input: z.object({ id }),
  output: z.boolean(),
})

export const getUploadPage = endpoint({
  method: 'GET',
  path: '/admin-api/import/uploads',
  access: 'staff',
  permission: 'import:read',
  summary: 'Unfinished uploads, the newest first',
  input: z.object(paging),
  output: pageOf(z.object({ id, name: z.string(), createTime: moment, state: z.enum(importStates) })),
})

export const getImportsUnderWay = endpoint({
  method: 'GET',
  path: '/admin-api/import/under-way',
  access: 'staff',
  permission: 'import:read',
  summary: 'Running imports and their progress, for every page of the staff',
  input: z.object({}),
  output: z.array(z.object({ id, name: z.string(), state: z.enum(importStates), progress, work: workState })),
})
export type ImportUnderWay = z.output<typeof getImportsUnderWay.output>[number]

const range = { low: z.number(), high: z.number() }

/** A value as it was understood: the screen says it in words and units. */
export const understoodValue = z.discriminatedUnion('kind', [
  /** Names of dictionaries and areas are in the reader's language. */
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** `unit` is written, and empty where there is none. */
  z.object({ kind: z.literal('number'), ...range, unit: z.string() }),
  z.object({ kind: z.literal('boolean'), is: z.boolean() }),
  z.object({ kind: z.literal('days'), days: z.number().int() }),
  /** In mm; null: not stated. */
  z.object({ kind: z.literal('size'), sides: z.array(z.number().nullable()) }),
  z.object({ kind: z.literal('status'), status: z.enum(['on_sale', 'withdrawn']) }),
  z.object({ kind: z.literal('trade'), trade: z.enum(['domestic', 'imported']) }),
  z.object({
    kind: z.literal('price'),
    ...range,
    currency: z.string(),
    unit: z.string(),
    quantity: priceQuantity,
    /** In yuan, per square metre where the area is known; null where that says the same, or there is no rate. */
    comparable: comparablePrice.nullable(),
  }),
])
export type UnderstoodValue = z.output<typeof understoodValue>

const importField = z.object({
  field: z.string(),
  was: z.string().nullable(),
  is: z.string().nullable(),
  /** Of an added product: what `is` means. */
  value: understoodValue.optional(),
  /** The cell that it was read from, as written: without a column it is the same for every row. In JSON Lines `column` is the field. */
  from: z.object({ row: z.number().int(), column: z.string(), value: z.string() }).optional(),
})
export type ImportField = z.output<typeof importField>

/** The largest number of a line that can be stored. */
const LAST_LINE = 2 ** 31 - 1

export const getImportDifferences = endpoint({
  method: 'GET',
  path: '/admin-api/import/differences',
  access: 'staff',
  permission: 'import:read',
  summary: 'What a dry run would change, product by product and field by field',
  /** `line` alone: the product of that line. */
  input: z.object({
    id,
    kind: differenceKind,
    line: z.coerce.number<string | number>().int().min(1).max(LAST_LINE).optional(),
    ...paging,
  }),
  output: pageOf(
    z.object({
      line: z.number().int(),
      brand: z.string(),
      key: z.string(),
      name: z.string(),
      /** Of an added product they are read from the file when they are asked for: none if it is gone, or read otherwise by now. */
      fields: z.array(importField),
    }),
  ),
})
export type ImportDifference = z.output<typeof getImportDifferences.output>['list'][number]

/**
 * Why something stays after an undo: it, or a part of it, was changed since; it was deleted; its place was taken; it is in a
 * folder; or a remaining product would be without a SKU.
 */
export const keptReasons = ['changed', 'deleted', 'taken', 'folder', 'last'] as const
export type KeptReason = (typeof keptReasons)[number]

export const getKeptOfUndo = endpoint({
  method: 'GET',
  path: '/admin-api/import/kept',
  access: 'staff',
  permission: 'import:read',
  summary: 'What an undo left as it is, and why: product by product and field by field',
  input: z.object({ id, ...paging }),
  output: pageOf(
    z.object({
      productId: id,
      brand: z.string(),
      key: z.string(),
      name: z.string(),
      enName: z.string(),
      /** None for a product that stays as the import left it. */
      stayed: z.array(z.object({ field: z.string(), reason: z.enum(keptReasons) })),
    }),
  ),
})

export const getUploadRejections = endpoint({
  method: 'GET',
  path: '/admin-api/import/rejected',
  access: 'staff',
  permission: 'import:read',
  summary: 'The rejections of an upload’s dry run, or of its run: row, column, value and reason',
  input: z.object({ id, ...paging }),
  output: pageOf(
    z.object({
      line: z.number().int(),
      /** The column of a table; else the field of the line. */
      column: z.string(),
      value: z.string().nullable(),
      reason,
    }),
  ),
})

export const getRejectedRows = endpoint({
  method: 'GET',
  path: '/admin-api/import/rejected-rows',
  access: 'staff',
  permission: 'import:read',
  answersFile: true,
  summary: 'The rejected rows as a file, to be corrected and loaded again',
  input: z.object({ id }),
  output: z.unknown(),
})

export const getImportTemplate = endpoint({
  method: 'GET',
  path: '/admin-api/import/template',
  access: 'staff',
  permission: 'import:read',
  answersFile: true,
  summary: 'A template with every column and three example products',
  input: z.object({ language: z.enum(['en', 'zh']), format: z.enum(['csv', 'xlsx']) }),
  output: z.unknown(),
})
