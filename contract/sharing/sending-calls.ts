import * as z from 'zod'
import { thingFields } from '../collaboration/rights.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { contentHash, fields, kind, language } from './call-fields.ts'
import { difference } from './difference.ts'
import { view } from './shown-calls.ts'

/**
 * Versions that the owner of a project sends to its clients: what was sent stays as it was sent (decisions/239). Clients see the last one
 * that was not withdrawn, and never the things themselves.
 */

export const MOST_SENT_PARTS = 100
export const MOST_SENT_VERSIONS = 200
export const LONGEST_LETTER = 10_000

/** What a version is made of. */
const composition = {
  projectId: id,
  /** Of the project, in the order in which clients see them. */
  parts: z.array(z.object(thingFields)).min(1).max(MOST_SENT_PARTS),
  /** The most that a client sees. Fields that reveal prices need `price`. */
  fields,
  letter: z.string().trim().max(LONGEST_LETTER).default(''),
  language,
}

const part = z.object({ place: z.number().int(), kind, refId: id, name: z.string(), contentHash })
export type SentPart = z.output<typeof part>

export const previewSending = endpoint({
  method: 'POST',
  path: '/app-api/project/sending/preview',
  access: 'member',
  isServedInDemoMode: true,
  summary:
    'What sending these parts of one’s own project would send now: its number, its parts, and the hash over the letter and all that they show. 400 names a part that is not in the project',
  input: z.object(composition),
  output: z.object({ number: z.number().int(), contentHash, parts: z.array(part) }),
})

export const previewSentPart = endpoint({
  method: 'POST',
  path: '/app-api/project/sending/preview-part',
  access: 'member',
  isServedInDemoMode: true,
  summary: 'One of these parts, as clients would see it now',
  input: z.object({ ...thingFields, projectId: id, fields, language }),
  output: view,
})

export const sendVersion = endpoint({
  method: 'POST',
  path: '/app-api/project/sending/send',
  access: 'member',
  isRepeatable: true,
  summary: `Send the next version of one’s own project, exactly as it was previewed: 409 with today’s hash where something has changed since. A project has at most ${MOST_SENT_VERSIONS} (1009003007)`,
  input: z.object({ ...composition, contentHash }),
  output: z.object({ id, number: z.number().int() }),
})

const sentVersion = z.object({
  id,
  number: z.number().int(),
  /** Who sent it, by the name of that day. */
  senderName: z.string(),
  letter: z.string(),
  language,
  fields,
  contentHash,
  sendTime: moment,
  /** Null: clients may see it. */
  withdrawTime: moment.nullable(),
  /** Whether it is what clients see now. */
  isShown: z.boolean(),
  parts: z.array(part),
})
export type SentVersion = z.output<typeof sentVersion>

export const getSentVersions = endpoint({
  method: 'GET',
  path: '/app-api/project/sending/page',
  access: 'member',
  summary: 'The versions that were sent of one’s own project, the latest first',
  input: z.object({ projectId: id }),
  output: z.array(sentVersion),
})

const which = { id, place: z.coerce.number<string | number>().int().min(1) }

export const getSentPart = endpoint({
  method: 'GET',
  path: '/app-api/project/sending/part',
  access: 'member',
  summary: 'A part of a version, as it was sent; what is told of its SKUs beside it is as of today',
  input: z.object(which),
  output: view,
})

/** How a part of a version differs from the version before: new there, no more in it, the same, or changed. */
export const partStates = ['new', 'gone', 'same', 'changed'] as const

export const compareSent = endpoint({
  method: 'GET',
  path: '/app-api/project/sending/difference',
  access: 'member',
  summary:
    'What a version changed from the one that was sent before it and not withdrawn; for the first one all is new',
  input: z.object({ id }),
  output: z.object({
    /** Null: there is none before it. */
    before: z.number().int().nullable(),
    hasOtherLetter: z.boolean(),
    parts: z.array(
      part.omit({ contentHash: true }).extend({ state: z.enum(partStates), difference: difference.nullable() }),
    ),
  }),
})

export const withdrawVersion = endpoint({
  method: 'POST',
  path: '/app-api/project/sending/withdraw',
  access: 'member',
  summary: 'Withdraw a version for good: clients see the one before it, or none. What they decided on it stays',
  input: z.object({ id }),
  output: z.literal(true),
})
