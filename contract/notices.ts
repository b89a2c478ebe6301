import * as z from 'zod'
import { givenRights, workKinds } from './collaboration/rights.ts'
import { endpoint } from './endpoint.ts'
import { calendarDate, id, listOf, moment } from './fields.ts'

/** The kinds of notices. */
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

/** Kinds for the catalogue's staff only. */
export const STAFF_NOTICES: readonly NoticeKind[] = ['import-done', 'import-failed']
/** Kinds caused by a member's links: each link also has a switch for mails (server/sharing/digests.ts). */
export const LINK_NOTICES: readonly NoticeKind[] = ['comment', 'approval']
/** Kinds with mails of their own, which digests leave out. */
export const MAILED_APART = ['comment', 'approval', 'company-verified', 'company-refused', 'invitation'] as const
/** How long a mail of a kind waits at most: none, or until others that come meanwhile are gathered into it. */
export function mailWaitOf(kind: NoticeKind): 'none' | 'hour' | 'day' {
  if (kind === 'comment') return 'hour'
  return MAILED_APART.some((apart) => apart === kind) ? 'none' : 'day'
}

/** Kinds without mails by default: the person who imports sees the result anyway. */
const UNMAILED: readonly NoticeKind[] = STAFF_NOTICES

/** The default setting of a kind. */
export function defaultSetting(kind: NoticeKind): { list: boolean; mail: boolean } {
  return { list: true, mail: !UNMAILED.includes(kind) }
}

/** The most notices of a member. */
export const MOST_NOTICES = 500
/** Days before a certificate's end from which its notice is sent. */
export const EXPIRING_WITHIN_DAYS = 60

const shared = z.object({
  of: z.enum(workKinds),
  refId: id,
  /** The name of the shared thing. */
  name: z.string(),
  /** The latest guest, by their own name; or the member who did it. */
  by: z.string(),
})

/** By a collaborator on the same board, list or folder. */
const ofTeam = z.object({
  of: z.enum(workKinds),
  refId: id,
  /** The thing's. */
  name: z.string(),
  /** Who did it, the latest of several. */
  by: z.string(),
})

/** The beginning of the comment. */
const discussed = ofTeam.extend({ commentId: id, text: z.string() })

/** The details of each kind. */
export const noticeDetails = {
  'board-taken-down': z.object({ boardId: id, name: z.string(), reason: z.string() }),
  'import-done': z.object({ importId: id, name: z.string() }),
  'import-failed': z.object({ importId: id, name: z.string() }),
  'certificate-expiring': z.object({
    productId: id,
    /** A SKU of the product in a folder of the reader's. */
    skuId: id,
    name: z.string().nullable(),
    enName: z.string().nullable(),
    /** The certificate's claim. */
    scheme: z.string(),
    enScheme: z.string().nullable(),
    number: z.string(),
    expiresOn: calendarDate,
  }),
  /** `isAnswer`: not a comment, but a decision on a version that does not approve all of it. */
  comment: shared.extend({ isAnswer: z.literal(true).optional() }),
  approval: shared,
  'company-verified': z.object({ company: z.string() }),
  'company-refused': z.object({ company: z.string(), reason: z.string() }),
  /** Somebody substituted a SKU in the reader's things. */
  substituted: shared.extend({
    /** The number of changed places. */
    places: z.number().int(),
    /** The SKUs' names, in both languages where there are both. */
    from: z.object({ name: z.string(), enName: z.string() }),
    to: z.object({ name: z.string(), enName: z.string() }),
    /** Whether the list was approved, and is a draft again. */
    reopens: z.boolean(),
  }),
  mention: discussed,
  'to-do': discussed.extend({ dueOn: calendarDate.nullable() }),
  'to-do-done': discussed,
  'team-comment': discussed,
  invitation: ofTeam.extend({
    invitationId: z.uuid(),
    right: z.enum(givenRights),
    /** Whether the reader accepted it, and works on the thing. */
    isAccepted: z.literal(true).optional(),
  }),
  'invitation-answered': ofTeam.extend({ isAccepted: z.boolean() }),
  'access-changed': ofTeam.extend({
    /**
     * `changed`, `removed`, `gone`: the reader has another right, none, or none since the owner ends their account. `left`:
     * somebody stopped working on the reader's thing.
     */
    what: z.enum(['changed', 'removed', 'gone', 'left']),
    /** The reader's right now; null: none, or unchanged. */
    right: z.enum(givenRights).nullable(),
  }),
  /** The thing belongs to the reader from now on. */
  ownership: ofTeam,
} satisfies Record<NoticeKind, z.ZodType>

type Details<Kind extends NoticeKind> = z.output<(typeof noticeDetails)[Kind]>

/**
 * A notice to write. `ref` says what it is about: while one of the same kind about the same thing is unread, that one is renewed,
 * and no second one is made.
 */
export type NewNotice = {
  [Kind in NoticeKind]: { memberId: string; kind: Kind; ref: string; details: Details<Kind> }
}[NoticeKind]

function noticeOf<Kind extends NoticeKind>(kind: Kind) {
  return z.object({
    id,
    kind: z.literal(kind),
    /** Its version among the reader's notices; greater ones came later. */
    version: id,
    /** How often it happened before it was read. */
    count: z.number().int(),
    /** When it last happened. */
    time: moment,
    isRead: z.boolean(),
    /** Whether its target no longer exists, or not for this reader. */
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
  summary: 'The member’s notices, the latest first',
  input: z.object({
    /** Only notices before the one of this version. */
    before: id.optional(),
    pageSize: z.coerce.number<string | number>().int().min(1).max(100).default(20),
    kind: z.enum(noticeKinds).optional(),
  }),
  output: z.object({
    list: z.array(notice),
    /** Whether there are older ones. */
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
  summary: 'How many of the member’s notices are unread',
  input: z.object({}),
  output: z.object({ count: z.number().int() }),
})

export const readNotices = endpoint({
  method: 'POST',
  path: '/app-api/member/notice/read',
  access: 'member',
  summary:
    'Mark notices as read, by ids or all up to a version: none that came or was renewed later. Answers how many are still unread',
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
  summary: 'For each kind that the member may get, whether it is listed and mailed',
  input: z.object({}),
  output: z.array(setting),
})

export const updateNoticeSettings = endpoint({
  method: 'PUT',
  path: '/app-api/member/notice/settings',
  access: 'member',
  summary: 'Set for some kinds whether they are listed and mailed; the others stay. Answers all',
  input: z.object({ settings: z.array(setting).min(1).max(noticeKinds.length) }),
  output: z.array(setting),
})
