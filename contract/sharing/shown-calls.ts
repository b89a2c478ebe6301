import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { contentHash, fields, kind, language, role } from './call-fields.ts'
import { sharedBoard, sharedBudget, sharedFolder } from './views.ts'

/** What a guest reads, and whoever looks at what guests read. */
export const view = z.object({
  kind,
  role,
  fields,
  /** Of the owner. */
  ownerName: z.string(),
  /** That the link was made for. */
  language,
  /** Over exactly what is shown of the board, budget or folder, without what is true of it only today (`now`, addresses of pictures). */
  contentHash,
  /** One of the three, as `kind` says. */
  board: sharedBoard.optional(),
  budget: sharedBudget.optional(),
  folder: sharedFolder.optional(),
})
export type SharedView = z.output<typeof view>

export const previewLink = endpoint({
  method: 'GET',
  path: '/app-api/project/share/preview',
  access: 'member',
  summary: 'What a link of the member’s shows to whoever opens it; it counts as no view',
  input: z.object({ id }),
  output: view,
})

export const getShared = endpoint({
  method: 'GET',
  path: '/app-api/project/share/get',
  access: 'link',
  summary:
    'What a link shows, with its password percent-encoded in `Share-Password` where it has one; with `again=1` it counts as no view, and where `known` is the hash of it nothing is shown again',
  input: z.object({ again: z.literal([0, 1, '0', '1']).optional(), known: contentHash.optional() }),
  output: view,
})

export const sharedFileFormats = ['pdf', 'csv'] as const

export const exportShared = endpoint({
  method: 'POST',
  path: '/app-api/project/share/export',
  access: 'link',
  isServedInDemoMode: true,
  answersFile: true,
  summary: 'What a link shows, as a file',
  input: z.object({ format: z.enum(sharedFileFormats), language }),
  output: z.unknown(),
})
