import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { thingFields } from './rights.ts'

/** A page that somebody has open, as it calls itself. */
const tab = z.uuid()
/** Of a board's item, a budget list's line or a folder's item. */
const place = z.string().min(1).max(40)

/**
 * What a stream tells those who work on something of: `start` (all is heard from now on), what it is made of, who may what, what the
 * team said of it, who is here and where, and `end`: whoever reads has no right to it any more.
 */
export const teamHints = ['start', 'content', 'people', 'discussion', 'presence', 'end'] as const
export type TeamHint = (typeof teamHints)[number]

/**
 * One event of the stream (`text/event-stream`): `data: {"of": "content", "version": 7}`. It says that there is something new, not
 * what. A board's and a list's `content` has the version by which it is theirs, so that who saved it need not ask.
 */
export interface TeamEvent {
  of: TeamHint
  version?: number
}

export const followThing = endpoint({
  method: 'GET',
  path: '/app-api/project/live/follow',
  access: 'member',
  answersStream: true,
  summary:
    'Tells, as a stream of events, whoever may see a folder, a board or a budget list of what is new of it; read with fetch',
  input: z.object({
    ...thingFields,
    /** Is not told of its own moves. */
    tab: tab.optional(),
  }),
  output: z.unknown(),
})

/** Somebody is here as long as their page has said so within this time. */
export const HERE_SECONDS = 40

const present = z.object({
  memberId: id,
  nickname: z.string(),
  avatar: z.string().nullable(),
  /** The reader themselves, on another page of theirs. */
  isSelf: z.boolean(),
  tab,
  /** The item or line that they have chosen. */
  on: place.nullable(),
  /** When they came. */
  since: moment,
})
export type Present = z.output<typeof present>

export const sayHere = endpoint({
  method: 'POST',
  path: '/app-api/project/live/here',
  access: 'member',
  summary: `Say that one is here and where, or is leaving; answers who else is. Holds for ${HERE_SECONDS} s`,
  input: z.object({
    ...thingFields,
    tab,
    on: place.nullable().default(null),
    isLeaving: z.boolean().default(false),
  }),
  output: z.object({ people: z.array(present) }),
})
