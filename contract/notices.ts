import * as z from 'zod'
import { givenRights } from './collaboration/rights.ts'
import { endpoint } from './endpoint.ts'
import { calendarDate, id, listOf, moment } from './fields.ts'
import { sharedKinds } from './sharing/links.ts'

/** What members are told of. */
export const noticeKinds = [
  'board-taken-down',
  'import-done',
  'import-failed',
  'certificate-expiring',
  'comment',
  'approval',
  'company-verified',
  'company-refused',
  'substituted',
  'mention',
  'to-do',
  'to-do-done',
  'team-comment',
  'invitation',
  'invitation-answered',
  'access-changed',
  'ownership',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** What comes to the catalogue's staff alone. */
export const STAFF_NOTICES: readonly NoticeKind[] = ['import-done', 'import-failed']
/** What comes by a member's links: each link has a switch for mails besides (server/sharing/digests.ts). */
export const LINK_NOTICES: readonly NoticeKind[] = ['comment', 'approval']
/** What mails of their own tell of, and digests of notices do not. */
export const MAILED_APART = ['comment', 'approval', 'company-verified', 'company-refused', 'invitation'] as const
/** What no mail tells of, unless somebody asks for it: whoever imports has it before their eyes. */
const UNMAILED: readonly NoticeKind[] = STAFF_NOTICES

/** How a kind comes where its reader has not said otherwise. */
export function defaultSetting(kind: NoticeKind): { list: boolean; mail: boolean } {
  return { list: true, mail: !UNMAILED.includes(kind) }
}

/** At most this many are kept for a member. */
export const MOST_NOTICES = 500
/** Days before the end of a certificate in which it is told of. */
export const EXPIRING_WITHIN_DAYS = 60

const shared = z.object({
  of: z.enum(sharedKinds),
  refId: id,
  /** What is shared is called. */
  name: z.string(),
  /** The guest who came last, as they call themselves; or the member who did it. */
  by: z.string(),
})

/** By somebody who works on the same board, list or folder. */
const ofTeam = z.object({
  of: z.enum(sharedKinds),
  refId: id,
  /** The thing's. */
  name: z.string(),
  /** Who did it, the latest of several. */
  by: z.string(),
})

/** How what was said begins. */
const discussed = ofTeam.extend({ commentId: id, text: z.string() })

/** What is said of each kind beside its moment. */
export const noticeDetails = {
  'board-taken-down': z.object({ boardId: id, name: z.string(), reason: z.string() }),
  'import-done': z.object({ importId: id, name: z.string() }),
  'import-failed': z.object({ importId: id, name: z.string() }),
  'certificate-expiring': z.object({
    productId: id,
    /** One of the product's that lies in a folder of the reader's. */
    skuId: id,
    name: z.string().nullable(),
    enName: z.string().nullable(),
    /** What the certificate claims. */
    scheme: z.string(),
    enScheme: z.string().nullable(),
    number: z.string(),
    expiresOn: calendarDate,
  }),
  comment: shared,
  approval: shared,
  'company-verified': z.object({ company: z.string() }),
  'company-refused': z.object({ company: z.string(), reason: z.string() }),
  /** Somebody put another SKU in the place of one in what is the reader's. */
  substituted: shared.extend({
    /** How many places became others. */
    places: z.number().int(),
    /** The SKUs' names, in both languages where there are both. */
    from: z.object({ name: z.string(), enName: z.string() }),
    to: z.object({ name: z.string(), enName: z.string() }),
    /** The list was approved, and is a draft again. */
    reopens: z.boolean(),
  }),
  mention: discussed,
  'to-do': discussed.extend({ dueOn: calendarDate.nullable() }),
  'to-do-done': discussed,
  'team-comment': discussed,
  invitation: ofTeam.extend({
    invitationId: z.uuid(),
    right: z.enum(givenRights),
    /** The reader accepted it, and works on the thing. */
    isAccepted: z.literal(true).optional(),
  }),
  'invitation-answered': ofTeam.extend({ isAccepted: z.boolean() }),
  'access-changed': ofTeam.extend({
    /** `changed`, `removed`, `gone`: the reader may do something else, nothing, or nothing since its owner ends their account. `left`: somebody works no longer on what is the reader's. */
    what: z.enum(['changed', 'removed', 'gone', 'left']),
    /** What the reader may do now; null: nothing, or as before. */
    right: z.enum(givenRights).nullable(),
  }),
  /** It is the reader's from now on. */
  ownership: ofTeam,
} satisfies Record<NoticeKind, z.ZodType>

type Details<Kind extends NoticeKind> = z.output<(typeof noticeDetails)[Kind]>

/**
 * What somebody is to be told. `ref` says what it is about: while one of the same kind about the same is unread, it is renewed, and no
 * second one made.
 */
export type NewNotice = {
  [Kind in NoticeKind]: { memberId: string; kind: Kind; ref: string; details: Details<Kind> }
}[NoticeKind]

function noticeOf<Kind extends NoticeKind>(kind: Kind) {
  return z.object({
    id,
    kind: z.literal(kind),
    /** Where it stands among the reader's; greater ones came later. */
    version: id,
    /** How often it came before it was read. */
    count: z.number().int(),
    /** When it came last. */
    time: moment,
    isRead: z.boolean(),
    /** What it is about is not there any more, or no longer for this reader. */
    isGone: z.boolean(),
    details: noticeDetails[kind],
  })
}

const notice = z.discriminatedUnion('kind', [
  noticeOf('board-taken-down'),
  noticeOf('import-done'),
  noticeOf('import-failed'),
  noticeOf('certificate-expiring'),
  noticeOf('comment'),
  noticeOf('approval'),
  noticeOf('company-verified'),
  noticeOf('company-refused'),
  noticeOf('substituted'),
  noticeOf('mention'),
  noticeOf('to-do'),
  noticeOf('to-do-done'),
  noticeOf('team-comment'),
  noticeOf('invitation'),
  noticeOf('invitation-answered'),
  noticeOf('access-changed'),
  noticeOf('ownership'),
])
export type Notice = z.output<typeof notice>

export const getNoticePage = endpoint({
  method: 'GET',
  path: '/app-api/member/notice/page',
  access: 'member',
  summary: 'What the member has been told, the latest first',
  input: z.object({
    /** Those that came before the one of this version. */
    before: id.optional(),
    pageSize: z.coerce.number<string | number>().int().min(1).max(100).default(20),
    kind: z.enum(noticeKinds).optional(),
  }),
  output: z.object({
    list: z.array(notice),
    /** Whether older ones follow. */
    hasMore: z.boolean(),
    unread: z.number().int(),
    /** The version of the latest of all; null without any. */
    latest: id.nullable(),
  }),
})
export type NoticePage = z.output<typeof getNoticePage.output>

export const getUnreadNotices = endpoint({
  method: 'GET',
  path: '/app-api/member/notice/unread',
  access: 'member',
  summary: 'How much of what the member was told is unread',
  input: z.object({}),
  output: z.object({ count: z.number().int() }),
})

export const readNotices = endpoint({
  method: 'POST',
  path: '/app-api/member/notice/read',
  access: 'member',
  summary:
    'Note as read those with these ids, or all up to a version: none that came or was renewed later. Answers how many are unread now',
  input: z
    .object({ ids: listOf(id).optional(), upTo: id.optional() })
    .refine(({ ids, upTo }) => (ids === undefined) !== (upTo === undefined), { path: ['ids'] }),
  output: z.object({ count: z.number().int() }),
})

const setting = z.object({ kind: z.enum(noticeKinds), list: z.boolean(), mail: z.boolean() })
export type NoticeSetting = z.output<typeof setting>

export const getNoticeSettings = endpoint({
  method: 'GET',
  path: '/app-api/member/notice/settings',
  access: 'member',
  summary: 'Of each kind that may come to the member whether it comes into the list and by mail',
  input: z.object({}),
  output: z.array(setting),
})

export const updateNoticeSettings = endpoint({
  method: 'PUT',
  path: '/app-api/member/notice/settings',
  access: 'member',
  summary: 'Say of some kinds whether they come into the list and by mail; the others stay as they are. Answers all',
  input: z.object({ settings: z.array(setting).min(1).max(noticeKinds.length) }),
  output: z.array(setting),
})
