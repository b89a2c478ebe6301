import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { wordsTo } from '../names.ts'
import { saidOf } from '../said-of.ts'
import { approval } from './approval-calls.ts'
import { guestName, linked } from './call-fields.ts'
import { LONGEST_COMMENT } from './links.ts'
import { MOST_SENT_PARTS } from './sending-calls.ts'

const said = wordsTo(LONGEST_COMMENT)

const place = z.number().min(-20_000).max(20_000)
/**
 * The place of a comment: an item of a board or a folder, a line of a budget list, or a point on a board's paper (mm). Null: the
 * whole thing.
 */
const on = z.union([
  z.strictObject({ itemId: z.string().max(40) }),
  z.strictObject({ lineId: z.string().max(40) }),
  z.strictObject({ x: place, y: place }),
])
export type CommentPlace = z.output<typeof on>

/** Of a project's link: the version that a comment is on, and its part; without one, the version as a whole. */
const sent = z.object({
  number: z.number().int().min(1),
  place: z.number().int().min(1).max(MOST_SENT_PARTS).optional(),
})
export type SentPlace = z.output<typeof sent>

const comment = z.object({
  id,
  /** The comment that it answers; null: the first of a thread. */
  parentId: id.nullable(),
  name: z.string(),
  isOwner: z.boolean(),
  /** Plain text. */
  text: z.string(),
  on: on.nullable(),
  /** Null: by a link to a thing. */
  sent: z.object({ number: z.number().int(), place: z.number().int().nullable() }).nullable(),
  createTime: moment,
  resolveTime: moment.nullable(),
  /**
   * Without the SKU, whose page shows more than a link may; with empty names where the link shows none. On a version: what its place
   * held as it was sent.
   */
  saidOf: saidOf.omit({ skuId: true }).nullable(),
})
export type Comment = z.output<typeof comment>

const ownersComment = comment.extend({
  linkId: id,
  /** The owner's name for the link. */
  linkName: z.string(),
  /** Whether the owner has not read it yet. */
  isRead: z.boolean(),
  saidOf: saidOf.nullable(),
})
export type OwnersComment = z.output<typeof ownersComment>

export const getComments = endpoint({
  method: 'GET',
  path: '/app-api/project/share/comments',
  access: 'member',
  summary: 'The comments of all links of a folder, a board, a budget list or a project, in the order of time',
  input: z.object(linked),
  output: z.array(ownersComment),
})

export const replyToComment = endpoint({
  method: 'POST',
  path: '/app-api/project/share/reply',
  access: 'member',
  isRepeatable: true,
  summary:
    'Write a comment to the holders of a link: an answer, which stays where its thread is, or a new thread, by a project’s link on a version',
  input: z.object({
    linkId: id,
    parentId: id.optional(),
    text: said,
    on: on.optional(),
    sent: sent.optional(),
  }),
  output: id,
})

export const resolveComment = endpoint({
  method: 'POST',
  path: '/app-api/project/share/resolve',
  access: 'member',
  summary: 'Mark a comment as done, or not done (0)',
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
  summary:
    'The comments and approvals of a link; those of other links are not shown. By a project’s link the comments on all versions that it opens, and no approvals',
  input: z.object({}),
  output: z.object({ comments: z.array(comment), approvals: z.array(approval) }),
})
export type Discussion = z.output<typeof getDiscussion.output>

export const commentOnShared = endpoint({
  method: 'POST',
  path: '/app-api/project/share/comment',
  access: 'link',
  summary:
    'Write a comment, by a link with the role comment (else 403). The same key is the same comment. By a project’s link it is on a version (`sent`), an answer where its thread is',
  input: z.object({
    name: guestName,
    text: said,
    on: on.optional(),
    sent: sent.optional(),
    parentId: id.optional(),
    key: z.uuid().optional(),
  }),
  output: id,
})
