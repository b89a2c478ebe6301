import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { approval } from './approval-calls.ts'
import { guestName, which } from './call-fields.ts'
import { LONGEST_COMMENT } from './links.ts'

/** Plain text of several lines, of which at least a letter or sign can be seen. */
const said = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_COMMENT)
  .regex(/(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u)

const place = z.number().min(-20_000).max(20_000)
/** What a comment is on: an item of a board or a folder, a line of a budget list, or a place on a board's paper (mm). Null: all of it. */
const on = z.union([
  z.strictObject({ itemId: z.string().max(40) }),
  z.strictObject({ lineId: z.string().max(40) }),
  z.strictObject({ x: place, y: place }),
])
export type CommentPlace = z.output<typeof on>

const comment = z.object({
  id,
  /** The comment that it answers; null: it begins. */
  parentId: id.nullable(),
  name: z.string(),
  isOwner: z.boolean(),
  /** Plain. */
  text: z.string(),
  on: on.nullable(),
  createTime: moment,
  resolveTime: moment.nullable(),
})
export type Comment = z.output<typeof comment>

const ownersComment = comment.extend({
  linkId: id,
  /** The link's, as the owner calls it. */
  linkName: z.string(),
  /** Not yet by the owner. */
  isRead: z.boolean(),
})
export type OwnersComment = z.output<typeof ownersComment>

export const getComments = endpoint({
  method: 'GET',
  path: '/app-api/project/share/comments',
  access: 'member',
  summary: 'What was said by all links of a folder, a board or a budget list, in the order of time',
  input: z.object(which),
  output: z.array(ownersComment),
})

export const replyToComment = endpoint({
  method: 'POST',
  path: '/app-api/project/share/reply',
  access: 'member',
  isRepeatable: true,
  summary: 'Say something to whoever holds a link: in answer to a comment, or to begin with',
  input: z.object({
    linkId: id,
    parentId: id.optional(),
    text: said,
    on: on.optional(),
  }),
  output: id,
})

export const resolveComment = endpoint({
  method: 'POST',
  path: '/app-api/project/share/resolve',
  access: 'member',
  summary: 'Say of a comment that it is done, or is not after all (0)',
  input: z.object({ id, resolved: z.literal([0, 1]).default(1) }),
  output: z.literal(true),
})

export const deleteComment = endpoint({
  method: 'POST',
  path: '/app-api/project/share/delete-comment',
  access: 'member',
  summary: 'Delete a comment with its answers, for everybody',
  input: z.object({ id }),
  output: z.literal(true),
})

export const getDiscussion = endpoint({
  method: 'GET',
  path: '/app-api/project/share/discussion',
  access: 'link',
  summary: 'What was said and approved by a link; nobody reads what was said by another',
  input: z.object({}),
  output: z.object({ comments: z.array(comment), approvals: z.array(approval) }),
})
export type Discussion = z.output<typeof getDiscussion.output>

export const commentOnShared = endpoint({
  method: 'POST',
  path: '/app-api/project/share/comment',
  access: 'link',
  summary: 'Say something, by a link that lets comment (else 403). The same key is the same comment',
  input: z.object({
    name: guestName,
    text: said,
    on: on.optional(),
    parentId: id.optional(),
    key: z.uuid().optional(),
  }),
  output: id,
})
