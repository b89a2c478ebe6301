import * as z from 'zod'
import { change } from './audit.ts'
import { decisions } from './background-work.ts'
import { givenRights, workFields, workKinds } from './collaboration/rights.ts'
import { company } from './company.ts'
import { endpoint } from './endpoint.ts'
import { id, moment } from './fields.ts'
import { code, email, nickname, password } from './members.ts'
import { lineTo } from './names.ts'
import { restoreDecisions } from './restored-backup.ts'
import { saidOf } from './said-of.ts'
import { paper } from './paper.ts'
import { projectFields } from './projects.ts'
import { sharedKinds } from './sharing/links.ts'
import { versionKinds } from './versions.ts'
import { namedSku, whereabouts } from './substitution.ts'

/** A telephone number as people write it (specification §5: correct). */
export const MOBILE = /^\+?[0-9 ()-]{6,20}$/

/** An optional fact about a person: null or an empty text clears it. */
function optionalFact(shape: RegExp, longest: number) {
  return z
    .string()
    .trim()
    .max(longest)
    .regex(new RegExp(`^$|${shape.source}`, 'u'))
    .nullable()
    .transform((text) => text || null)
    .optional()
}

export const LONGEST_ABOUT = 60
const about = lineTo(LONGEST_ABOUT)
  .nullable()
  .transform((text) => text || null)
  .optional()

/** Omitted fields stay as they are. */
export const updateUser = endpoint({
  method: 'PUT',
  path: '/app-api/member/user/update',
  access: 'member',
  summary: 'Change the profile; omitted fields stay, null clears',
  input: z.object({
    nickname: nickname.optional(),
    /** The address of a picture that the member has uploaded; null: the default one. */
    avatar: z.string().max(200).nullable().optional(),
    mobile: optionalFact(MOBILE, 20),
    sex: z.literal([1, 2]).nullable().optional(),
    department: about,
    positions: about,
    /** Whether the member's use is counted in the analysis. */
    isCounted: z.boolean().optional(),
  }),
  output: z.literal(true),
})

export const updatePassword = endpoint({
  method: 'PUT',
  path: '/app-api/member/user/update-password',
  access: 'member',
  summary:
    'Change the password, with the old one where one is set, else with a code of scene 1 sent to its address; ends every other session',
  input: z.object({ oldPassword: password.optional(), code: code.optional(), password }),
  output: z.literal(true),
})

export const updateEmail = endpoint({
  method: 'PUT',
  path: '/app-api/member/user/update-email',
  access: 'member',
  summary:
    'Change the address, with a code of scene 1 sent to the new one, and the password where one is set, else a code of scene 1 sent to the old one. For 72 hours the old address can take the account back',
  input: z.object({ email, code, password: password.optional(), oldCode: code.optional() }),
  output: z.literal(true),
})

const session = z.object({
  id,
  /** Whether it is the caller's session. */
  current: z.boolean(),
  /** Browser and system in words, as far as known. */
  device: z.string(),
  /** The network address of the sign-in. */
  address: z.string(),
  createTime: moment,
  lastUsed: moment,
})

export const getSessions = endpoint({
  method: 'GET',
  path: '/app-api/member/user/sessions',
  access: 'member',
  summary: 'Where the member is signed in, the latest use first',
  input: z.object({}),
  output: z.array(session),
})
export type Session = z.output<typeof session>

export const endSession = endpoint({
  method: 'DELETE',
  path: '/app-api/member/user/session',
  access: 'member',
  summary: 'End another session; false if the member has no such session',
  input: z.object({ id }),
  output: z.boolean(),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/app-api/member/user/sessions',
  access: 'member',
  summary: 'End all other sessions; answers how many',
  input: z.object({}),
  output: z.number().int(),
})

const workedOn = { kind: z.enum(workKinds), name: z.string(), owner: z.string(), right: z.enum(givenRights) }
const ownInvitation = z.object({
  ...workedOn,
  email: z.string(),
  message: z.string(),
  createTime: moment,
  expireTime: moment,
  declineTime: moment.nullable(),
})

const versionFacts = {
  kind: z.enum(versionKinds),
  refId: id,
  name: z.string(),
  note: z.string(),
  isAutomatic: z.boolean(),
  createTime: moment,
}

/** Everything stored about a member, for export. */
export const ownData = z.object({
  /** Epoch milliseconds, as all times here; the page writes them into its file as ISO 8601. */
  exportTime: moment,
  profile: z.object({
    id,
    email: z.string(),
    username: z.string(),
    nickname: z.string(),
    avatar: z.string().nullable(),
    mobile: z.string().nullable(),
    sex: z.literal([1, 2]).nullable(),
    department: z.string().nullable(),
    positions: z.string().nullable(),
    roles: z.array(z.string()),
    hasPassword: z.boolean(),
    /** Whether the member's use is counted, without names. */
    isCounted: z.boolean(),
    /** Of the member's company. */
    verification: z.string(),
    policyAcceptTime: moment.nullable(),
    createTime: moment,
    lastSeenTime: moment.nullable(),
    /** The language of mails that the member did not request; null: unknown. */
    language: z.string().nullable(),
    deleteTime: moment.nullable(),
  }),
  /** The last submission of the company, and unsubmitted documents; the files are in the profile. */
  company: z.object({
    reason: z.string().nullable(),
    company: company.nullable(),
    unsent: company.shape.documents,
  }),
  /** What operators did to the account. */
  accountChanges: z.array(
    z.object({ what: z.string(), reason: z.string(), before: z.unknown(), after: z.unknown(), time: moment }),
  ),
  /** The member's own actions on other accounts, as an operator. */
  keptMembers: z.array(z.object({ memberId: id, what: z.string(), reason: z.string(), time: moment })),
  sessions: z.array(session.omit({ current: true })),
  /** The networks from which the member has signed in within 90 days: an IPv4 address, or the network of an IPv6 one. */
  networks: z.array(z.object({ network: z.string(), lastUsed: z.number() })),
  socialLogins: z.array(z.object({ issuer: z.string(), openid: z.string(), createTime: moment })),
  /** Former addresses of the account that may still take it back. */
  formerEmails: z.array(z.object({ email: z.string(), changeTime: moment, endTime: moment })),
  uploads: z.array(z.object({ url: z.string(), directory: z.string(), bytes: z.number().int(), createTime: moment })),
  /** Null: nothing is set. */
  paper: paper.nullable(),
  /** With recently deleted ones, which have a `deleteTime`. */
  folders: z.array(
    z.object({
      name: z.string(),
      sort: z.number().int(),
      coverUrl: z.string().nullable(),
      createTime: moment,
      updateTime: moment,
      deleteTime: moment.nullable(),
      items: z.array(
        z.object({
          skuId: id,
          model: z.string(),
          name: z.string().nullable(),
          enName: z.string().nullable(),
          note: z.string(),
          addTime: moment,
          deleteTime: moment.nullable(),
        }),
      ),
    }),
  ),
  /** With recently deleted ones. */
  projects: z.array(
    projectFields.extend({
      createTime: moment,
      updateTime: moment,
      archiveTime: moment.nullable(),
      deleteTime: moment.nullable(),
    }),
  ),
  /** Of the member's projects, and what they added to others', with recently deleted ones; the contents are downloaded there. */
  projectFiles: z.array(
    z.object({
      project: z.string(),
      name: z.string(),
      bytes: z.number().int(),
      isAddedByMember: z.boolean(),
      createTime: moment,
      deleteTime: moment.nullable(),
    }),
  ),
  /** With recently deleted ones; items as in the calls of boards. */
  boards: z.array(
    z.looseObject({
      name: z.string(),
      visibility: z.enum(['private', 'published']),
      createTime: moment,
      updateTime: moment,
      deleteTime: moment.nullable(),
      items: z.array(z.looseObject({ id: z.string(), type: z.string() })),
    }),
  ),
  /** With recently deleted ones; rooms, lines and allocations as in the calls of budgets. */
  budgets: z.array(
    z.looseObject({
      name: z.string(),
      status: z.string(),
      createTime: moment,
      updateTime: moment,
      deleteTime: moment.nullable(),
      rooms: z.array(z.looseObject({ id: z.string() })),
      lines: z.array(z.looseObject({ id: z.string() })),
      allocations: z.array(z.looseObject({ id: z.string() })),
    }),
  ),
  /** Versions of the member's boards and lists, with contents as in the calls of boards and budgets. */
  versions: z.array(
    z.object({
      ...versionFacts,
      fields: z.looseObject({ name: z.string() }),
      entries: z.array(z.looseObject({ id: z.string(), type: z.string() })),
    }),
  ),
  /** The names of versions that the member made of others' boards and lists. */
  versionsOfOthers: z.array(z.object(versionFacts)),
  /** The links by which the member shares things, with their comments and events. */
  links: z.array(
    z.object({
      kind: z.enum(workKinds),
      refId: id,
      name: z.string(),
      role: z.string(),
      fields: z.array(z.string()),
      figure: z.string().nullable(),
      brandId: id.nullable(),
      language: z.string(),
      hasPassword: z.boolean(),
      notifies: z.boolean(),
      createTime: moment,
      expireTime: moment,
      revokeTime: moment.nullable(),
      views: z.number().int(),
      comments: z.array(
        z.object({
          name: z.string(),
          isOwner: z.boolean(),
          text: z.string(),
          on: z.unknown(),
          /** Of a project's link: the version, and the part in it. */
          sent: z.unknown(),
          saidOf: saidOf.nullable(),
          createTime: moment,
          resolveTime: moment.nullable(),
        }),
      ),
      events: z.array(z.object({ event: z.string(), name: z.string().nullable(), time: moment })),
    }),
  ),
  /** Approvals of the member's things, by guests. */
  approvals: z.array(
    z.object({
      kind: z.enum(sharedKinds),
      refId: id,
      linkName: z.string(),
      name: z.string(),
      note: z.string(),
      time: moment,
      contentHash: z.string(),
    }),
  ),
  /** The member's comments to their team on a folder, a board or a budget list of any owner. */
  teamComments: z.array(
    z.object({
      kind: z.enum(sharedKinds),
      refId: id,
      text: z.string(),
      on: z.unknown(),
      /** What it was said of. */
      saidOf: saidOf.nullable(),
      isReply: z.boolean(),
      isTodo: z.boolean(),
      dueOn: z.string().nullable(),
      createTime: moment,
      editTime: moment.nullable(),
      resolveTime: moment.nullable(),
    }),
  ),
  /** To-dos that others assigned to the member, on things that the member may see now. */
  todos: z.array(
    z.object({
      kind: z.enum(sharedKinds),
      refId: id,
      text: z.string(),
      dueOn: z.string().nullable(),
      createTime: moment,
      doneTime: moment.nullable(),
    }),
  ),
  /** The people the member works with: on others' things, and by invitations sent or received. */
  people: z.object({
    worksOn: z.array(z.object({ ...workedOn, createTime: moment })),
    sent: z.array(ownInvitation),
    received: z.array(ownInvitation),
  }),
  /** Reports of other members' boards, to the operators. */
  boardReports: z.array(z.object({ boardId: id, reason: z.string(), time: moment })),
  /** The member's changes to the catalogue by hand, as staff, the newest first. */
  changes: z.array(change),
  /** Imports that the member has run or, with `isTakenBack`, undone, with the number of changes to the catalogue. */
  importRuns: z.array(
    z.object({ id, name: z.string(), isTakenBack: z.boolean(), time: moment, changes: z.number().int() }),
  ),
  /** The member's notices, their settings, and the certificates that they were notified of. */
  notices: z.object({
    list: z.array(
      z.object({
        kind: z.string(),
        details: z.looseObject({}),
        count: z.number().int(),
        time: moment,
        readTime: moment.nullable(),
      }),
    ),
    settings: z.array(z.object({ kind: z.string(), list: z.boolean(), mail: z.boolean() })),
    /** The language in which they last read. */
    language: z.string().nullable(),
    /** When a mail last reported some. */
    mailTime: moment.nullable(),
    certificates: z.array(z.object({ productId: id, scheme: z.string(), number: z.string(), expiresOn: z.string() })),
  }),
  /** Keys of the feed for partners that the member has made or revoked, as an operator. */
  feedKeys: z.array(
    z.object({
      name: z.string(),
      hint: z.string(),
      isMade: z.boolean(),
      isRevoked: z.boolean(),
      createTime: moment,
      expireTime: moment.nullable(),
      revokeTime: moment.nullable(),
    }),
  ),
  /** What the member decided on background work that had failed for good, as an operator. */
  workDecisions: z.array(z.object({ what: z.enum(decisions), kind: z.string(), jobId: id, time: moment })),
  /** What the member decided about what restores of backups brought back, as an operator. */
  restoreDecisions: z.array(z.object({ what: z.enum(restoreDecisions), time: moment, backupTime: moment })),
  /** Substitutions by the member, wherever they may edit, the latest first. */
  substitutions: z.array(
    z.object({
      time: moment,
      undoTime: moment.nullable(),
      from: namedSku,
      to: namedSku,
      places: z.array(z.object({ kind: z.enum(sharedKinds), name: z.string(), place: whereabouts })),
    }),
  ),
  /** Mails that were sent to the member lately. */
  mails: z.array(z.object({ kind: z.string(), email: z.string(), createTime: moment })),
})

export const getOwnData = endpoint({
  method: 'GET',
  path: '/app-api/member/user/data',
  access: 'member',
  summary: 'Everything stored about the member',
  input: z.object({}),
  output: ownData,
})
export type OwnData = z.output<typeof getOwnData.output>

/** Days from the request to the deletion of an account, in which the member may change their mind. */
export const DAYS_TO_REGRET = 30

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/app-api/member/user/request-deletion',
  access: 'member',
  summary:
    'Delete the account in 30 days; with the password where one is set, else with a code of scene 1 sent to its address. Ends every other session. Whatever is not handed over is deleted with the account, for collaborators too',
  input: z.object({
    password: password.optional(),
    code: code.optional(),
    /** Things to hand over to a collaborator now; everything else of the member is deleted with the account. */
    handOver: z
      .array(z.object({ ...workFields, memberId: id }))
      .max(1000)
      .default([]),
  }),
  output: z.object({
    /** Epoch milliseconds. */
    deleteTime: moment,
  }),
})

export const cancelDeletion = endpoint({
  method: 'POST',
  path: '/app-api/member/user/cancel-deletion',
  access: 'member',
  summary: 'Cancel the deletion of the account',
  input: z.object({}),
  output: z.literal(true),
})
