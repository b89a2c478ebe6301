import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, listOf, moment, pageOf, paging } from '../fields.ts'
import { kind, language, linked } from './call-fields.ts'

/** The recorded events of a link. */
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
  /** A guest's event, by the name they gave; null: without a name. */
  name: z.string().nullable(),
})
export type Activity = z.output<typeof activity>

export const getActivity = endpoint({
  method: 'GET',
  path: '/app-api/project/share/activity',
  access: 'member',
  summary: 'The events of all links of a folder, a board or a budget list, the latest first',
  input: z.object({ ...linked, ...paging }),
  output: pageOf(activity),
})

export const exportActivity = endpoint({
  method: 'POST',
  path: '/app-api/project/share/activity-file',
  access: 'member',
  isServedInDemoMode: true,
  answersFile: true,
  summary: 'The events of all links as CSV',
  input: z.object({ ...linked, language: language.default('en') }),
  output: z.unknown(),
})

/** Of so many things the state is asked for at once. */
export const MOST_SHARE_STATES = 200

export const getShareState = endpoint({
  method: 'GET',
  path: '/app-api/project/share/state',
  access: 'member',
  summary: 'The state of the links of folders, boards or budget lists, for their cards and buttons',
  input: z.object({ kind, refIds: listOf(id).check(z.minLength(1), z.maxLength(MOST_SHARE_STATES)) }),
  output: z.array(
    z.object({
      refId: id,
      /** Links that have not ended. */
      links: z.number().int(),
      /** Members who may work on it, besides its owner. */
      collaborators: z.number().int(),
      /** Comments and approvals that the owner has not read. */
      unread: z.number().int(),
      /** Whether the latest approval of each link still holds; `none` without any. */
      approval: z.enum(['none', 'holds', 'changed']),
    }),
  ),
})
export type ShareState = z.output<typeof getShareState.output>[number]

export const markRead = endpoint({
  method: 'POST',
  path: '/app-api/project/share/read',
  access: 'member',
  summary:
    'Mark the comments and approvals of a folder, a board or a budget list as read by the owner; of a project the comments, with `number` those on one version alone',
  input: z.object({ ...linked, number: z.int32().min(1).optional() }),
  output: z.literal(true),
})

/**
 * The events of a stream: changes of what is shown, of comments and approvals, and of the link itself, whose rights have changed
 * or which has ended.
 */
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
  summary: 'A stream of events about changes of what a link shows and of its comments; read with fetch',
  input: z.object({}),
  output: z.unknown(),
})

export const followLinks = endpoint({
  method: 'GET',
  path: '/app-api/project/share/own-live',
  access: 'member',
  answersStream: true,
  summary: 'The same stream for the owner of a folder, a board or a budget list, of all its links',
  input: z.object(linked),
  output: z.unknown(),
})
