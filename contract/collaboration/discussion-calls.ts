import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDate, id, moment, pageOf, paging } from '../fields.ts'
import { rights, thingFields } from './rights.ts'

/*
 * What those who work on a board, a budget list or a folder say to each other (decisions/142). Guests' comments by links are something
 * else, and neither is shown to the other (contract/sharing/discussion-calls.ts).
 */

export const LONGEST_TEAM_COMMENT = 2000
/** Comments on one board, list or folder, replies counted. */
export const MOST_TEAM_COMMENTS = 2000
/** People named in one comment. */
const MOST_MENTIONS = 20

/** Plain text of several lines, of which at least a letter or sign can be seen. */
const said = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_TEAM_COMMENT)
  .regex(/(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u)

const point = z.number().min(-20_000).max(20_000)
/** What a comment is on: an item of a board, a place on its paper (mm), a line of a budget list, or an item of a folder. */
const on = z.union([
  z.strictObject({ itemId: z.uuid().toLowerCase() }),
  z.strictObject({ lineId: z.uuid().toLowerCase() }),
  z.strictObject({ folderItemId: id }),
  z.strictObject({ x: point, y: point }),
])
export type TeamPlace = z.output<typeof on>

/** What it is on was called so when it was said; null where it had no name in that language. */
const onName = z.object({ name: z.string().nullable(), enName: z.string().nullable() })

const person = z.object({ memberId: id, nickname: z.string() })
export type TeamPerson = z.output<typeof person>

const teamComment = z.object({
  id,
  /** The first comment of its thread; null: this is one. */
  parentId: id.nullable(),
  /** `memberId` and `nickname` are null where the account is gone. */
  author: z.object({ memberId: id.nullable(), nickname: z.string().nullable(), avatar: z.string().nullable() }),
  isMine: z.boolean(),
  /** Plain. Empty where it was deleted and has replies that stay. */
  text: z.string(),
  isDeleted: z.boolean(),
  /** Null: all of it. Replies have none of their own. */
  on: on.nullable(),
  onName: onName.nullable(),
  /** What it was on is not there any more. */
  isPlaceGone: z.boolean(),
  /** Whom it names as `@nickname`; those who are gone are not among them. */
  mentions: z.array(person),
  /** A comment with one is a to-do. */
  assignee: person.nullable(),
  dueOn: calendarDate.nullable(),
  createTime: moment,
  editTime: moment.nullable(),
  /** When its thread was settled or, of a to-do, when that was done. */
  resolveTime: moment.nullable(),
  resolvedBy: z.string().nullable(),
  /** Counts the changes. */
  version: z.number().int(),
  /** It came, by somebody else, after the member last read. */
  isNew: z.boolean(),
})
export type TeamComment = z.output<typeof teamComment>

const participant = person.extend({ avatar: z.string().nullable(), right: z.enum(rights), isMe: z.boolean() })
/** Somebody who can be named, and be given something to do. */
export type Participant = z.output<typeof participant>

export const getTeamComments = endpoint({
  method: 'GET',
  path: '/app-api/project/comment/page',
  access: 'member',
  summary: 'All that was said on a board, a budget list or a folder by who works on it, in the order of time',
  input: z.object(thingFields),
  output: z.object({
    list: z.array(teamComment),
    /** The owner first. */
    people: z.array(participant),
    right: z.enum(rights),
  }),
})
export type TeamDiscussion = z.output<typeof getTeamComments.output>

export const getDiscussionState = endpoint({
  method: 'GET',
  path: '/app-api/project/comment/state',
  access: 'member',
  summary: 'How many threads are open and how many comments unread, and how many open threads stand at which place',
  input: z.object(thingFields),
  output: z.object({
    open: z.number().int(),
    unread: z.number().int(),
    /** Of open threads that are on something. */
    places: z.array(z.object({ on, count: z.number().int() })),
  }),
})
export type DiscussionState = z.output<typeof getDiscussionState.output>

export const readTeamComments = endpoint({
  method: 'POST',
  path: '/app-api/project/comment/read',
  access: 'member',
  summary: 'Note that the member has read up to this comment; what came later stays unread',
  input: z.object({ ...thingFields, upTo: id }),
  output: z.literal(true),
})

const mentions = z.array(id).max(MOST_MENTIONS)

export const createTeamComment = endpoint({
  method: 'POST',
  path: '/app-api/project/comment/create',
  access: 'member',
  summary:
    'Say something; with an assignee it is a to-do. The same key is the same comment. Who is named must work on the thing (else 400); 1009004021 where what it answers was deleted',
  input: z.object({
    ...thingFields,
    key: z.uuid(),
    parentId: id.optional(),
    on: on.optional(),
    text: said,
    mentions: mentions.default([]),
    assigneeId: id.optional(),
    dueOn: calendarDate.optional(),
  }),
  output: id,
})

export const updateTeamComment = endpoint({
  method: 'PUT',
  path: '/app-api/project/comment/update',
  access: 'member',
  summary: 'Change a comment of one’s own; 409 with the comment as it is where it has another version by now',
  input: z.object({
    id,
    version: z.number().int(),
    text: said,
    mentions: mentions.default([]),
    /** Null: it is no to-do. */
    assigneeId: id.nullable(),
    dueOn: calendarDate.nullable(),
  }),
  output: z.literal(true),
})

export const deleteTeamComment = endpoint({
  method: 'DELETE',
  path: '/app-api/project/comment/delete',
  access: 'member',
  summary:
    'Delete a comment of one’s own or, as the owner of the thing, any; replies stay. False where it is gone already',
  input: z.object({ id }),
  output: z.boolean(),
})

export const resolveTeamComment = endpoint({
  method: 'POST',
  path: '/app-api/project/comment/resolve',
  access: 'member',
  summary: 'Say of a thread that it is settled, or of a to-do that it is done, or that it is not after all',
  input: z.object({ id, isResolved: z.boolean() }),
  output: z.literal(true),
})

const todo = z.object({
  /** The comment’s. */
  id,
  ...thingFields,
  /** The thing’s. */
  name: z.string(),
  on: on.nullable(),
  onName: onName.nullable(),
  text: z.string(),
  /** Who gave it; null where the account is gone. */
  by: z.string().nullable(),
  isMine: z.boolean(),
  dueOn: calendarDate.nullable(),
  createTime: moment,
  doneTime: moment.nullable(),
})
export type Todo = z.output<typeof todo>

export const getTodos = endpoint({
  method: 'GET',
  path: '/app-api/project/todo/page',
  access: 'member',
  summary:
    'What the member has to do over all that they own or work on, the earliest due first; or what they have done, the latest first',
  input: z.object({ ...paging, state: z.enum(['open', 'done']).default('open') }),
  output: pageOf(todo),
})

export const countTodos = endpoint({
  method: 'GET',
  path: '/app-api/project/todo/count',
  access: 'member',
  summary: 'How much the member has to do',
  input: z.object({}),
  output: z.object({ open: z.number().int() }),
})
