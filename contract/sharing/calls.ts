import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, listOf, moment, pageOf, paging } from '../fields.ts'
import { nameTo } from '../names.ts'
import { difference } from './difference.ts'
import {
  fieldNames,
  LINK_PASSWORD,
  linkRoles,
  LONGEST_COMMENT,
  LONGEST_GUEST_NAME,
  LONGEST_LINK_NAME,
  MOST_LINKS,
  presets,
  sharedKinds,
} from './links.ts'
import { sharedBoard, sharedBudget, sharedFolder } from './views.ts'

const kind = z.enum(sharedKinds)
const role = z.enum(linkRoles)
const language = z.enum(['en', 'zh-CN'])
const fields = z.array(z.enum(fieldNames))
/** What is shared. */
const which = { kind, refId: id }
const linkName = nameTo(LONGEST_LINK_NAME)
const password = z.string().min(LINK_PASSWORD.least).max(LINK_PASSWORD.most)
/** Epoch milliseconds; a moment to come. */
const expiresAt = moment
/** Hexadecimal SHA-256. */
const contentHash = z.stringFormat('content_hash', /^[0-9a-f]{64}$/)

// The owner's calls.

const link = z.object({
  id,
  ...which,
  /** Whom it is for, in the owner's words; guests do not read it. */
  name: z.string(),
  role,
  fields,
  preset: z.enum(presets).nullable(),
  /** Only this brand's lines or items; null: all. */
  brandId: id.nullable(),
  language,
  hasPassword: z.boolean(),
  expiresAt,
  /** How often its page was opened. */
  views: z.number().int(),
  lastView: moment.nullable(),
  revoked: z.boolean(),
  /** Whether the owner has a mail of what is said and approved by it, in digests. */
  notifies: z.boolean(),
  createTime: moment,
})
export type Link = z.output<typeof link>

const newToken = z.object({
  id,
  /** This once: the server keeps its hash alone. */
  token: z.string(),
  url: z.string(),
})

export const createLink = endpoint({
  method: 'POST',
  path: '/app-api/project/share/create',
  access: 'member',
  isRepeatable: true,
  summary: `Make a link to a folder, a board or a budget list; at most ${MOST_LINKS} that have not ended (1009003002)`,
  input: z.object({
    ...which,
    name: linkName.optional(),
    role: role.default('view'),
    /** One of both. Those by which prices can be worked out need `price`. */
    fields: fields.optional(),
    preset: z.enum(presets).optional(),
    /** Only this brand's; the preset `supplier` needs one. No total then, which is over all. */
    brandId: id.optional(),
    language: language.default('en'),
    password: password.optional(),
    /** `DAYS_OF_A_LINK` from now where nothing is said; ten years at most. */
    expiresAt: expiresAt.optional(),
    notifies: z.boolean().default(true),
  }),
  output: newToken,
})

export const updateLink = endpoint({
  method: 'POST',
  path: '/app-api/project/share/update',
  access: 'member',
  summary: 'Change a link that stands; what is left out stays, a null password takes it away',
  input: z.object({
    id,
    name: linkName.optional(),
    role: role.optional(),
    fields: fields.optional(),
    preset: z.enum(presets).optional(),
    language: language.optional(),
    password: password.nullable().optional(),
    expiresAt: expiresAt.optional(),
    notifies: z.boolean().optional(),
  }),
  output: z.literal(true),
})

export const rotateLink = endpoint({
  method: 'POST',
  path: '/app-api/project/share/rotate',
  access: 'member',
  summary: 'Give a link another token; the one before opens nothing any more',
  input: z.object({ id }),
  output: newToken,
})

export const revokeLink = endpoint({
  method: 'POST',
  path: '/app-api/project/share/revoke',
  access: 'member',
  summary: 'End a link for good, from the next call on',
  input: z.object({ id }),
  output: z.literal(true),
})

export const getLinks = endpoint({
  method: 'GET',
  path: '/app-api/project/share/list',
  access: 'member',
  summary: 'The links to a folder, a board or a budget list of the member’s, the newest first',
  input: z.object(which),
  output: z.array(link),
})

/** What a guest reads, and whoever looks at what guests read. */
const view = z.object({
  kind,
  role,
  fields,
  /** Of the owner. */
  ownerName: z.string(),
  /** That the link was made for. */
  language,
  /** Over exactly what is shown of the board, budget or folder, without what is true of it only today (`now`, addresses of pictures). */
  contentHash,
  /** One of the three, as `kind` says. */
  board: sharedBoard.optional(),
  budget: sharedBudget.optional(),
  folder: sharedFolder.optional(),
})
export type SharedView = z.output<typeof view>

export const previewLink = endpoint({
  method: 'GET',
  path: '/app-api/project/share/preview',
  access: 'member',
  summary: 'What a link of the member’s shows to whoever opens it; it counts as no view',
  input: z.object({ id }),
  output: view,
})

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

export const markRead = endpoint({
  method: 'POST',
  path: '/app-api/project/share/read',
  access: 'member',
  summary: 'Note that the owner has read what was said and approved of a folder, a board or a budget list',
  input: z.object(which),
  output: z.literal(true),
})

const approval = z.object({
  id,
  /** Who approved, in their own words. */
  name: z.string(),
  /** What they wrote with it. */
  note: z.string(),
  time: moment,
  contentHash,
  /** Whether what is shown today is another than what was approved. */
  isChanged: z.boolean(),
})
export type Approval = z.output<typeof approval>

const ownersApproval = approval.extend({
  ...which,
  /** The name of what was approved, as it was then. */
  refName: z.string(),
  linkName: z.string(),
  isRead: z.boolean(),
})
export type OwnersApproval = z.output<typeof ownersApproval>

export const getApprovals = endpoint({
  method: 'GET',
  path: '/app-api/project/share/approvals',
  access: 'member',
  summary:
    'The approvals of a folder, a board or a budget list, the latest first; of all the member’s where none is named',
  input: z.object({ kind: kind.optional(), refId: id.optional() }),
  output: z.array(ownersApproval),
})

export const getApproval = endpoint({
  method: 'GET',
  path: '/app-api/project/share/approval',
  access: 'member',
  summary: 'What was approved, as it was shown then, and what has changed of it since',
  input: z.object({ id }),
  output: ownersApproval.extend({ view, difference }),
})

export const exportApproval = endpoint({
  method: 'POST',
  path: '/app-api/project/share/approval-file',
  access: 'member',
  isServedInDemoMode: true,
  answersFile: true,
  summary: 'What was approved as a PDF: who approved, when, and the hash on every page',
  input: z.object({ id, language: language.default('en') }),
  output: z.unknown(),
})

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

// The guests' calls.

const guestName = nameTo(LONGEST_GUEST_NAME)

export const getShared = endpoint({
  method: 'GET',
  path: '/app-api/project/share/get',
  access: 'link',
  summary:
    'What a link shows, with its password percent-encoded in `Share-Password` where it has one; with `again=1` it counts as no view, and where `known` is the hash of it nothing is shown again',
  input: z.object({ again: z.literal([0, 1, '0', '1']).optional(), known: contentHash.optional() }),
  output: view,
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

export const getSharedDifference = endpoint({
  method: 'GET',
  path: '/app-api/project/share/difference',
  access: 'link',
  summary: 'What has changed since an approval by the link, of what the link shows',
  input: z.object({ approvalId: id }),
  output: difference,
})

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

export const approveShared = endpoint({
  method: 'POST',
  path: '/app-api/project/share/approve',
  access: 'link',
  summary:
    'Approve what the hash stands for, by a link that lets approve (else 403); 409 where it is another by now, with its hash',
  input: z.object({ name: guestName, note: z.string().trim().max(LONGEST_COMMENT).default(''), contentHash }),
  output: id,
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
