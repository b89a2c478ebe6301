import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { contentHash, fields, kind, language, role } from './call-fields.ts'
import { studio } from '../paper.ts'
import { sharedBoard, sharedBudget, sharedFolder } from './views.ts'

/** The view of a guest, also in the owner's preview. */
export const view = z.object({
  kind,
  role,
  fields,
  /** The owner's name. */
  ownerName: z.string(),
  /** When the link ends, for its guests. */
  expiresAt: moment.optional(),
  /** What the owner's studio puts on its papers; absent where it has set nothing. It is not content: no hash covers it. */
  studio: studio.optional(),
  /** The language of the link. */
  language,
  /** Covers exactly what is shown of the board, budget or folder, without today's facts (`now`, addresses of pictures). */
  contentHash,
  /** One of the three, by `kind`. */
  board: sharedBoard.optional(),
  budget: sharedBudget.optional(),
  folder: sharedFolder.optional(),
})
export type SharedView = z.output<typeof view>

export const previewLink = endpoint({
  method: 'GET',
  path: '/app-api/project/share/preview',
  access: 'member',
  summary: 'A preview of what one of the member’s links shows; it does not count as a view',
  input: z.object({ id }),
  output: view,
})

export const getShared = endpoint({
  method: 'GET',
  path: '/app-api/project/share/get',
  access: 'link',
  summary:
    'What a link shows, with its password percent-encoded in `Share-Password` if it has one; with `again=1` it does not count as a view, and if `known` is the current hash the content is not sent again',
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
