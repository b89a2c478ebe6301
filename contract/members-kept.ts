import * as z from 'zod'
import { company, LONGEST_REASON, verifications } from './company.ts'
import { endpoint } from './endpoint.ts'
import { id, keyword, moment, pageOf, paging } from './fields.ts'
import { hides, isSeen } from './names.ts'
import { roles } from './permissions.ts'

/**
 * Members as operators see them: exactly these facts, and nothing else. No network addresses, only counts of what they made, and
 * of mails only that they were sent.
 */

/** `leaving`: has requested deletion. A member who is also locked is `locked`. */
export const memberStates = ['active', 'locked', 'leaving'] as const
export type MemberState = (typeof memberStates)[number]

export const memberSorts = ['newest', 'lastSeen', 'name'] as const

const row = z.object({
  id,
  email: z.string(),
  nickname: z.string(),
  /** Their highest role: an operator and an editor are members too. */
  role: z.enum(roles),
  state: z.enum(memberStates),
  /** Null where they are not locked. */
  lockReason: z.string().nullable(),
  /** When the account will be deleted; null: no deletion requested. */
  deleteTime: moment.nullable(),
  verification: z.enum(verifications),
  companyName: z.string().nullable(),
  createTime: moment,
  /** Accurate to five minutes; null: never signed in. */
  lastSeenTime: moment.nullable(),
  /** Whether it belongs to the demonstration: it cannot be locked, and keeps its role (1004004005). */
  isDemonstration: z.boolean(),
})
export type KeptMemberRow = z.output<typeof row>

export const getMemberPage = endpoint({
  method: 'GET',
  path: '/admin-api/member/page',
  access: 'operator',
  permission: 'member:keep',
  summary: 'The members; words are searched in address, nickname and company, in any spelling of case and width',
  input: z.object({
    keyword: keyword.optional(),
    role: z.enum(roles).optional(),
    state: z.enum(memberStates).optional(),
    verification: z.enum(verifications).optional(),
    sort: z.enum(memberSorts).default('newest'),
    ...paging,
  }),
  output: pageOf(row),
})

/** The actions of operators on an account. */
export const memberChanges = [
  'locked',
  'unlocked',
  'role-changed',
  'sessions-ended',
  'mail-resent',
  'company-verified',
  'company-refused',
  'document-read',
] as const
export type MemberChange = (typeof memberChanges)[number]

export const mailStates = ['sent', 'waiting', 'given-up'] as const

const mail = z.object({
  id,
  /** The kind of mail (`code`, `password-changed`, `account-locked`), never its text. */
  kind: z.string(),
  createTime: moment,
  state: z.enum(mailStates),
  /** When it was sent or given up; for a waiting one, when it is next tried. */
  time: moment,
  /** The last error, from the mail server or from our own code; null without one. */
  problem: z.string().nullable(),
  /** Whether `resendMail` accepts it. */
  canBeResent: z.boolean(),
})
export type KeptMail = z.output<typeof mail>

/** The changed facts, before and after: `role`, `isLocked`, `verification`, `sessions` (how many), `mail` (its kind). */
const touched = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const trailEntry = z.object({
  id,
  time: moment,
  /** Null: their account is deleted. */
  actor: z.object({ id, nickname: z.string() }).nullable(),
  what: z.enum(memberChanges),
  /** Empty without a reason. */
  reason: z.string(),
  before: touched,
  after: touched,
})
export type KeptTrailEntry = z.output<typeof trailEntry>

const keptMember = row.extend({
  /** Rises with every action of an operator on the account, and when the member submits or withdraws a company. */
  version: z.number().int(),
  /** Whether it is the caller. */
  isSelf: z.boolean(),
  /** Whether it is the last operator who can sign in: it can be neither locked nor demoted (1004004001). */
  isLastOperator: z.boolean(),
  /** Null where they are not locked. */
  lockTime: moment.nullable(),
  /** Where they are signed in, the latest use first, without the network address. */
  sessions: z.array(
    z.object({
      id,
      /** Browser and system in words, as far as known. */
      device: z.string(),
      createTime: moment,
      lastUsed: moment,
    }),
  ),
  /** How many exist, without deleted ones. */
  counts: z.object({
    folders: z.number().int(),
    boards: z.number().int(),
    publishedBoards: z.number().int(),
    budgets: z.number().int(),
    /** Links that still open something. */
    links: z.number().int(),
  }),
  /** Mails of the last 30 days to the account's address, the newest first, 100 at most. */
  mails: z.array(mail),
  /** Actions of operators, the newest first, 100 at most. */
  trail: z.array(trailEntry),
  company: company.nullable(),
  /** Why the company was refused; null otherwise. */
  refusalReason: z.string().nullable(),
})
export type KeptMember = z.output<typeof keptMember>

export const getKeptMember = endpoint({
  method: 'GET',
  path: '/admin-api/member/get',
  access: 'operator',
  permission: 'member:keep',
  summary: 'Everything that an operator may see of a member',
  input: z.object({ id }),
  output: keptMember,
})

/** The version that the operator has seen: if it has changed, 409 with the current member in `data`. */
const seen = { id, version: z.number().int().min(0) }
/** Line breaks stay; invisible and text-reversing characters are refused. */
const reason = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_REASON)
  .refine(isReadable, { params: { reason: 'unreadable' } })

function isReadable(text: string): boolean {
  return isSeen(text) && text.split(/[\n\r\t]/).every((line) => !hides(line))
}

export const lockMember = endpoint({
  method: 'PUT',
  path: '/admin-api/member/lock',
  access: 'operator',
  permission: 'member:keep',
  summary:
    'Lock an account: every session ends at once, and signing in is refused with the reason. What the member has shared and published stays. A mail tells the member',
  input: z.object({ ...seen, reason }),
  output: keptMember,
})

export const unlockMember = endpoint({
  method: 'PUT',
  path: '/admin-api/member/unlock',
  access: 'operator',
  permission: 'member:keep',
  summary: 'Unlock an account; a mail tells the member, without the reason',
  input: z.object({ ...seen, reason }),
  output: keptMember,
})

export const setMemberRole = endpoint({
  method: 'PUT',
  path: '/admin-api/member/set-roles',
  access: 'operator',
  permission: 'member:keep',
  summary: 'Make somebody a member, an editor or an operator; it applies to their sessions at once. A mail tells them',
  input: z.object({ ...seen, role: z.enum(roles), reason: reason.optional() }),
  output: keptMember,
})

export const endMemberSessions = endpoint({
  method: 'POST',
  path: '/admin-api/member/end-sessions',
  access: 'operator',
  permission: 'member:keep',
  summary: 'End all sessions of a member; they can sign in again',
  input: z.object({ id }),
  output: keptMember,
})

export const resendMail = endpoint({
  method: 'POST',
  path: '/admin-api/member/resend-mail',
  access: 'operator',
  permission: 'member:keep',
  summary: 'Send a waiting or abandoned mail now; neither a code nor a sent mail (1004004002)',
  input: z.object({ mailId: id }),
  output: keptMember,
})

export const judgeCompany = endpoint({
  method: 'PUT',
  path: '/admin-api/member/verify',
  access: 'operator',
  permission: 'member:keep',
  summary:
    'Verify or refuse a member’s company, or change the verdict; a refusal needs a reason, which the member reads. A mail tells them',
  input: z
    .object({ ...seen, verdict: z.enum(['verified', 'refused']), reason: reason.optional() })
    .refine(({ verdict, reason: why }) => verdict === 'verified' || why !== undefined, {
      path: ['reason'],
      params: { reason: 'refusalReason' },
    }),
  output: keptMember,
})

export const getMemberDocument = endpoint({
  method: 'GET',
  path: '/admin-api/member/document',
  access: 'operator',
  permission: 'member:keep',
  answersFile: true,
  summary: 'A document of a submitted company, as a file',
  input: z.object({ id }),
  output: z.unknown(),
})
