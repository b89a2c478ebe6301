import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { id, moment, pageOf, paging } from './fields.ts'

export const getImportPage = endpoint({
  method: 'GET',
  path: '/admin-api/import/page',
  access: 'staff',
  permission: 'import:read',
  summary: 'What was imported into the catalogue, the newest first',
  input: z.object(paging),
  output: pageOf(
    z.object({
      id,
      /** Of the upload that it was run from, where it was one: it can be looked at, and taken back. */
      importId: id.nullable(),
      /** The file. */
      name: z.string(),
      /** Epoch milliseconds. */
      startTime: moment,
      /** Null: it is under way, or was broken off. */
      finishTime: moment.nullable(),
      isUnderWay: z.boolean(),
      /** Lines that are through, and all; null where their number is not known beforehand. */
      done: z.number().int(),
      total: z.number().int().nullable(),
      added: z.number().int(),
      changed: z.number().int(),
      unchanged: z.number().int(),
      rejected: z.number().int(),
      /** Taken, but without a picture or a text of either language. */
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
  summary: 'Which lines of an import were rejected, and why',
  input: z.object({ id, ...paging }),
  output: pageOf(z.object({ line: z.number().int(), field: z.string(), reason: z.string() })),
})
