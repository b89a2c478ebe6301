import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, listOf, moment, pageOf, paging } from '../fields.ts'
import { kind, language, which } from './call-fields.ts'

/** What is noted of a link. */
export const shareEvents = [
  'created',
  'changed',
  'rotated',
  'revoked',
  'viewed',
  'commented',
  'replied',
  'approved',
  'exported',
] as const
export type ShareEvent = (typeof shareEvents)[number]

const activity = z.object({
  id,
  event: z.enum(shareEvents),
  time: moment,
  linkName: z.string(),
  /** Of the guest who said their name; null: of nobody by name. */
  name: z.string().nullable(),
})
export type Activity = z.output<typeof activity>

export const getActivity = endpoint({
  method: 'GET',
  path: '/app-api/project/share/activity',
  access: 'member',
  summary: 'What happened by the links of a folder, a board or a budget list, the latest first',
  input: z.object({ ...which, ...paging }),
  output: pageOf(activity),
})

export const exportActivity = endpoint({
  method: 'POST',
  path: '/app-api/project/share/activity-file',
  access: 'member',
  isServedInDemoMode: true,
  answersFile: true,
  summary: 'The same as CSV',
  input: z.object({ ...which, language: language.default('en') }),
  output: z.unknown(),
})

export const getShareState = endpoint({
  method: 'GET',
  path: '/app-api/project/share/state',
  access: 'member',
  summary: 'How things stand with the links of folders, boards or budget lists, for their cards and buttons',
  input: z.object({ kind, refIds: listOf(id).check(z.minLength(1), z.maxLength(200)) }),
  output: z.array(
    z.object({
      refId: id,
      /** Links that have not ended. */
      links: z.number().int(),
      /** Comments and approvals that the owner has not read. */
      unread: z.number().int(),
      /** Of each link's latest approval whether it still holds; `none` without any. */
      approval: z.enum(['none', 'holds', 'changed']),
    }),
  ),
})
export type ShareState = z.output<typeof getShareState.output>[number]

export const markRead = endpoint({
  method: 'POST',
  path: '/app-api/project/share/read',
  access: 'member',
  summary: 'Note that the owner has read what was said and approved of a folder, a board or a budget list',
  input: z.object(which),
  output: z.literal(true),
})

/** What a stream tells of: what is shown, what was said and approved, and the link itself, whose rights have changed or which has ended. */
export const liveHints = ['start', 'content', 'discussion', 'link'] as const
/** One event of a stream (`text/event-stream`): `data: {"of": "content"}`. It says that there is something new, not what. */
export interface LiveEvent {
  of: (typeof liveHints)[number]
}

export const followShared = endpoint({
  method: 'GET',
  path: '/app-api/project/share/live',
  access: 'link',
  answersStream: true,
  summary: 'Tells, as a stream of events, when what a link shows or what was said by it has changed; read with fetch',
  input: z.object({}),
  output: z.unknown(),
})

export const followLinks = endpoint({
  method: 'GET',
  path: '/app-api/project/share/own-live',
  access: 'member',
  answersStream: true,
  summary: 'The same for the owner of a folder, a board or a budget list, of all its links',
  input: z.object(which),
  output: z.unknown(),
})
