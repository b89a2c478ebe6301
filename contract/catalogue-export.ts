import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { productFilters } from './filter-schemas.ts'

/**
 * The export formats: `jsonl` is an import file, which loads back without a change; `zip` is the same with its pictures and
 * documents, for another installation; the others are tables of one row a SKU, as the import screen takes them.
 */
export const catalogueFormats = ['xlsx', 'csv', 'jsonl', 'zip'] as const
export type CatalogueFormat = (typeof catalogueFormats)[number]

export const exportCatalogue = endpoint({
  method: 'GET',
  path: '/admin-api/export/catalogue',
  access: 'staff',
  permission: 'catalogue:export',
  answersFile: true,
  summary:
    'The catalogue as a file: without a filter everything, withdrawn products and settings included; with filters the products on sale that have a SKU meeting all of them, each with all of its SKUs',
  input: z.object({
    ...productFilters,
    format: z.enum(catalogueFormats),
    /** The language of a table's headings and of the file's name. */
    language: z.enum(['en', 'zh-CN']).default('en'),
  }),
  output: z.unknown(),
})
