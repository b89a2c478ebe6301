import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDate, plannedDate, id, moment, pageOf, paging } from '../fields.ts'
import { wordsTo } from '../names.ts'
import { saidOf } from '../said-of.ts'
import { rights, thingFields } from './rights.ts'

/*
 * The team's comments on a board, a budget list or a folder (decisions/142). Guests' comments by links are separate, and neither
 * is shown to the other (contract/sharing/discussion-calls.ts).
 */

export const LONGEST_TEAM_COMMENT = 2000
/** The most comments on one board, list or folder, replies counted. */
export const MOST_TEAM_COMMENTS = 2000
/** The most people named in one comment. */
const MOST_MENTIONS = 20

const said = wordsTo(LONGEST_TEAM_COMMENT)

const point = z.number().min(-20_000).max(20_000)
/** The place of a comment: an item of a board, a point on its paper (mm), a line of a budget list, or an item of a folder. */
const on = z.union([
  z.strictObject({ itemId: z.uuid().toLowerCase() }),
  z.strictObject({ lineId: z.uuid().toLowerCase() }),
  z.strictObject({ folderItemId: id }),
  z.strictObject({ x: point, y: point }),
])
export type TeamPlace = z.output<typeof on>

/** The name of that place when the comment was written; null where it had no name in that language. */
const onName = z.object({ name: z.string().nullable(), enName: z.string().nullable() })

const person = z.object({ memberId: id, nickname: z.string() })
export type TeamPerson = z.output<typeof person>

const teamComment = z.object({
  id,
  /** The first comment of its thread; null: this is the first. */
  parentId: id.nullable(),
  /** `memberId` and `nickname` are null where the account is gone. */
  author: z.object({ memberId: id.nullable(), nickname: z.string().nullable(), avatar: z.string().nullable() }),
  isMine: z.boolean(),
  /** Plain text. Empty for a deleted comment with remaining replies. */
  text: z.string(),
  isDeleted: z.boolean(),
  /** Null: the whole thing. Replies have no place of their own. */
  on: on.nullable(),
  onName: onName.nullable(),
  /** Whether its place no longer exists. */
  isPlaceGone: z.boolean(),
  saidOf: saidOf.nullable(),
  /** The people it names as `@nickname`, without deleted accounts. */
  mentions: z.array(person),
  /** The assignee. A comment with one is a to-do. */
  assignee: person.nullable(),
  dueOn: calendarDate.nullable(),
  createTime: moment,
  editTime: moment.nullable(),
  /** When the thread was settled, or the to-do was done. */
  resolveTime: moment.nullable(),
  resolvedBy: z.string().nullable(),
  /** Counts the changes of the comment. */
  version: z.number().int(),
  /** Whether somebody else wrote it after the member last read. */
  isNew: z.boolean(),
})
export type TeamComment = z.output<typeof teamComment>

const participant = person.extend({ avatar: z.string().nullable(), right: z.enum(rights), isMe: z.boolean() })
/** Somebody who can be named and assigned. */
export type Participant = z.output<typeof participant>

export const getTeamComments = endpoint({
  method: 'GET',
  path: '/app-api/project/comment/page',
  access: 'member',
  summary: 'All comments of a team on a board, a budget list or a folder, in the order of time',
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
  summary: 'How many threads are open, how many comments unread, and how many open threads each place has',
  input: z.object(thingFields),
  output: z.object({
    open: z.number().int(),
    unread: z.number().int(),
    /** Places of open threads. */
    places: z.array(z.object({ on, count: z.number().int() })),
  }),
})
export type DiscussionState = z.output<typeof getDiscussionState.output>

export const readTeamComments = endpoint({
  method: 'POST',
  path: '/app-api/project/comment/read',
  access: 'member',
  summary: 'Mark comments as read up to this one; later ones stay unread',
  input: z.object({ ...thingFields, upTo: id }),
  output: z.literal(true),
})

const mentions = z.array(id).max(MOST_MENTIONS)

export const createTeamComment = endpoint({
  method: 'POST',
  path: '/app-api/project/comment/create',
  access: 'member',
  summary:
    'Write a comment; with an assignee it is a to-do. The same key is the same comment. Named people must work on the thing (else 400); 1009004021 if the comment that it answers was deleted',
  input: z.object({
    ...thingFields,
    key: z.uuid(),
    parentId: id.optional(),
    on: on.optional(),
    text: said,
    mentions: mentions.default([]),
    assigneeId: id.optional(),
    dueOn: plannedDate.optional(),
  }),
  output: id,
})

export const updateTeamComment = endpoint({
  method: 'PUT',
  path: '/app-api/project/comment/update',
  access: 'member',
  summary: 'Change a comment of one’s own; 409 with the current comment if its version has changed',
  input: z.object({
    id,
    version: z.number().int(),
    text: said,
    mentions: mentions.default([]),
    /** Null: it is no to-do. */
    assigneeId: id.nullable(),
    dueOn: plannedDate.nullable(),
  }),
  output: z.literal(true),
})

export const deleteTeamComment = endpoint({
  method: 'DELETE',
  path: '/app-api/project/comment/delete',
  access: 'member',
  summary:
    'Delete a comment of one’s own or, as the owner of the thing, any; replies stay. False if it is already deleted',
  input: z.object({ id }),
  output: z.boolean(),
})

export const resolveTeamComment = endpoint({
  method: 'POST',
  path: '/app-api/project/comment/resolve',
  access: 'member',
  summary: 'Settle a thread or mark a to-do as done, or take that back',
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
  /** Who assigned it; null for a deleted account. */
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
    'The member’s to-dos over all things that they own or work on, the earliest due first; or the done ones, the latest first',
  input: z.object({ ...paging, state: z.enum(['open', 'done']).default('open') }),
  output: pageOf(todo),
})

export const countTodos = endpoint({
  method: 'GET',
  path: '/app-api/project/todo/count',
  access: 'member',
  summary: 'How many to-dos the member has',
  input: z.object({}),
  output: z.object({ open: z.number().int() }),
})
