import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { thingFields } from './rights.ts'

/** The id that a page gives itself. */
const tab = z.uuid()
/** The id of a board's item, a budget list's line or a folder's item. */
const place = z.string().min(1).max(40)

/**
 * The events of a team's stream: `start` (events arrive from now on), changes of the content, of rights, of the discussion, of
 * presence, and `end`: the reader no longer has a right to it.
 */
export const teamHints = ['start', 'content', 'people', 'discussion', 'presence', 'end'] as const
export type TeamHint = (typeof teamHints)[number]

/**
 * One event of the stream (`text/event-stream`): `data: {"of": "content", "version": 7}`. It says that something is new, not
 * what. The `content` of a board or list has its version, so that the page that saved it need not fetch.
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
    'A stream of events about what is new in a folder, a board or a budget list, for people who may see it; read with fetch',
  input: z.object({
    ...thingFields,
    /** The page gets no event of its own moves. */
    tab: tab.optional(),
  }),
  output: z.unknown(),
})

/** A page counts as open for this long after its last report. */
export const HERE_SECONDS = 40

const present = z.object({
  memberId: id,
  nickname: z.string(),
  avatar: z.string().nullable(),
  /** Whether it is another page of the reader's own. */
  isSelf: z.boolean(),
  tab,
  /** The selected item or line. */
  on: place.nullable(),
  /** When they arrived. */
  since: moment,
})
export type Present = z.output<typeof present>

export const sayHere = endpoint({
  method: 'POST',
  path: '/app-api/project/live/here',
  access: 'member',
  summary: `Report where one is on the thing, or that one leaves; answers who else is there. Valid for ${HERE_SECONDS} s`,
  input: z.object({
    ...thingFields,
    tab,
    on: place.nullable().default(null),
    isLeaving: z.boolean().default(false),
  }),
  output: z.object({ people: z.array(present) }),
})
