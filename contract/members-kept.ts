import * as z from 'zod'
import { company, LONGEST_REASON, verifications } from './company.ts'
import { endpoint } from './endpoint.ts'
import { id, keyword, moment, pageOf, paging } from './fields.ts'
import { READABLE } from './names.ts'
import { roles } from './permissions.ts'

/**
 * Members as operators keep them. What an operator may see of a member is what stands here, and nothing else: no address of a
 * network, nothing that they have made but how many, and of their mails that they went.
 */

/** One that is locked and leaving is `locked`. */
export const memberStates = ['active', 'locked', 'leaving'] as const
export type MemberState = (typeof memberStates)[number]

export const memberSorts = ['newest', 'lastSeen', 'name'] as const

const row = z.object({
  id,
  email: z.string(),
  nickname: z.string(),
  /** What they may most: an operator and an editor are members too. */
  role: z.enum(roles),
  state: z.enum(memberStates),
  /** Null where they are not locked. */
  lockReason: z.string().nullable(),
  /** When the account goes; null: it stays. */
  deleteTime: moment.nullable(),
  verification: z.enum(verifications),
  companyName: z.string().nullable(),
  createTime: moment,
  /** To five minutes; null: never signed in. */
  lastSeenTime: moment.nullable(),
  /** Of the demonstration: it cannot be locked, and keeps its role (1004004005). */
  isDemonstration: z.boolean(),
})
export type KeptMemberRow = z.output<typeof row>

export const getMemberPage = endpoint({
  method: 'GET',
  path: '/admin-api/member/page',
  access: 'operator',
  permission: 'member:keep',
  summary: 'The members; words are looked for in address, nickname and company, however they are written',
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

/** What operators do to an account. */
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
  /** As `code`, `password-changed`, `account-locked`: what it is, never what it says. */
  kind: z.string(),
  createTime: moment,
  state: z.enum(mailStates),
  /** When it was sent or given up; of one that waits, when it is tried next. */
  time: moment,
  /** What the mail server or ours said last; null where all is well. */
  problem: z.string().nullable(),
  /** Whether `resendMail` would take it. */
  canBeResent: z.boolean(),
})
export type KeptMail = z.output<typeof mail>

/** What a change touched, as it was and as it became: `role`, `isLocked`, `verification`, `sessions` (how many), `mail` (its kind). */
const touched = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

const trailEntry = z.object({
  id,
  time: moment,
  /** Null: their account is gone. */
  actor: z.object({ id, nickname: z.string() }).nullable(),
  what: z.enum(memberChanges),
  /** Empty where none was given. */
  reason: z.string(),
  before: touched,
  after: touched,
})
export type KeptTrailEntry = z.output<typeof trailEntry>

const keptMember = row.extend({
  /** Rises with whatever an operator does to the account, and whenever the member sends or withdraws a company. */
  version: z.number().int(),
  /** Whether it is the one who asks. */
  isSelf: z.boolean(),
  /** Whether no other operator could sign in without this one: it can be neither locked nor made less (1004004001). */
  isLastOperator: z.boolean(),
  /** Null where they are not locked. */
  lockTime: moment.nullable(),
  /** Where they are signed in, the latest use first, without the address. */
  sessions: z.array(
    z.object({
      id,
      /** Browser and system in words, as far as they tell. */
      device: z.string(),
      createTime: moment,
      lastUsed: moment,
    }),
  ),
  /** How many there are, without those that were deleted. */
  counts: z.object({
    folders: z.number().int(),
    boards: z.number().int(),
    publishedBoards: z.number().int(),
    budgets: z.number().int(),
    /** That open something still. */
    links: z.number().int(),
  }),
  /** Of the last 30 days to the address of the account, the newest first, 100 at most. */
  mails: z.array(mail),
  /** What operators did, the newest first, 100 at most. */
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
  summary: 'All that an operator may see of a member',
  input: z.object({ id }),
  output: keptMember,
})

/** Of what the operator has seen: another one is refused (409) with the member as they are now in `data`. */
const seen = { id, version: z.number().int().min(0) }
/** Lines are kept; nothing that hides or turns what follows. */
const reason = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_REASON)
  .refine(isReadable, { params: { reason: 'unreadable' } })

function isReadable(text: string): boolean {
  return READABLE.test(text.replaceAll(/[\n\r\t]/g, ' '))
}

export const lockMember = endpoint({
  method: 'PUT',
  path: '/admin-api/member/lock',
  access: 'operator',
  permission: 'member:keep',
  summary:
    'Lock an account: every session ends at once, and signing in is refused with the reason. What the member has shared and published stays. A mail tells them',
  input: z.object({ ...seen, reason }),
  output: keptMember,
})

export const unlockMember = endpoint({
  method: 'PUT',
  path: '/admin-api/member/unlock',
  access: 'operator',
  permission: 'member:keep',
  summary: 'Let a locked account sign in again; a mail tells its member, without the reason',
  input: z.object({ ...seen, reason }),
  output: keptMember,
})

export const setMemberRole = endpoint({
  method: 'PUT',
  path: '/admin-api/member/set-roles',
  access: 'operator',
  permission: 'member:keep',
  summary: 'Make somebody a member, an editor or an operator; their sessions go on with it at once. A mail tells them',
  input: z.object({ ...seen, role: z.enum(roles), reason: reason.optional() }),
  output: keptMember,
})

export const endMemberSessions = endpoint({
  method: 'POST',
  path: '/admin-api/member/end-sessions',
  access: 'operator',
  permission: 'member:keep',
  summary: 'Sign somebody out everywhere; they can sign in again',
  input: z.object({ id }),
  output: keptMember,
})

export const resendMail = endpoint({
  method: 'POST',
  path: '/admin-api/member/resend-mail',
  access: 'operator',
  permission: 'member:keep',
  summary: 'Have a mail that waits or was given up sent now; neither a code nor one that was sent (1004004002)',
  input: z.object({ mailId: id }),
  output: keptMember,
})

export const judgeCompany = endpoint({
  method: 'PUT',
  path: '/admin-api/member/verify',
  access: 'operator',
  permission: 'member:keep',
  summary:
    'Verify or refuse the company of a member, or think better of it; a refusal takes a reason, which the member reads. A mail tells them',
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
  summary: 'A document of a company that was sent to be verified, as a file',
  input: z.object({ id }),
  output: z.unknown(),
})
