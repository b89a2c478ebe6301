import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { id, moment, pageOf, paging } from './fields.ts'

export const getImportPage = endpoint({
  method: 'GET',
  path: '/admin-api/import/page',
  access: 'staff',
  permission: 'import:read',
  summary: 'Imports into the catalogue, the newest first',
  input: z.object(paging),
  output: pageOf(
    z.object({
      id,
      /** The upload that it was run from, if any: it can be opened, and undone. */
      importId: id.nullable(),
      /** The file's name. */
      name: z.string(),
      /** Epoch milliseconds. */
      startTime: moment,
      /** Null: it is running, or was interrupted. */
      finishTime: moment.nullable(),
      isUnderWay: z.boolean(),
      /** Processed lines and all lines; null where their number is not known in advance. */
      done: z.number().int(),
      total: z.number().int().nullable(),
      added: z.number().int(),
      changed: z.number().int(),
      unchanged: z.number().int(),
      rejected: z.number().int(),
      /** Accepted, but without a picture or a text of either language. */
      incomplete: z.number().int(),
    }),
  ),
})
export type ImportRun = z.output<typeof getImportPage.output>['list'][number]

export const getImportRejections = endpoint({
  method: 'GET',
  path: '/admin-api/import/rejections',
  access: 'staff',
  permission: 'import:read',
  summary: 'The rejected lines of an import, and why',
  input: z.object({ id, ...paging }),
  output: pageOf(z.object({ line: z.number().int(), field: z.string(), reason: z.string() })),
})
