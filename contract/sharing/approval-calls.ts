import * as z from 'zod'
import { budgetStatuses } from '../budgets/budget.ts'
import { endpoint } from '../endpoint.ts'
import { id, listOf, moment } from '../fields.ts'
import { noteTo } from '../names.ts'
import { contentHash, guestName, kind, language, which } from './call-fields.ts'
import { difference } from './difference.ts'
import { LONGEST_COMMENT } from './links.ts'
import { view } from './shown-calls.ts'

export const approval = z.object({
  id,
  /** Who approved, as they named themselves. */
  name: z.string(),
  /** Their message. */
  note: z.string(),
  time: moment,
  contentHash,
  /**
   * Whether what is shown today differs from what was approved. The later statuses of a list, ordered and so on, do not count.
   */
  isChanged: z.boolean(),
})
export type Approval = z.output<typeof approval>

const ownersApproval = approval.extend({
  ...which,
  /** The name at the time of the approval. */
  refName: z.string(),
  /** Whether it is in the trash, and shows nothing to compare. The approved content still opens. */
  isInTrash: z.boolean(),
  linkName: z.string(),
  isRead: z.boolean(),
})
export type OwnersApproval = z.output<typeof ownersApproval>

export const getApprovals = endpoint({
  method: 'GET',
  path: '/app-api/project/share/approvals',
  access: 'member',
  summary:
    'The approvals of a folder, a board or a budget list, the latest first; of all the member’s if none is given',
  input: z
    .object({ kind: kind.optional(), refId: id.optional() })
    // One without the other is meaningless.
    .check(({ value, issues }) => {
      const [missing, ...others] = (['kind', 'refId'] as const).filter((field) => value[field] === undefined)
      if (missing === undefined || others.length > 0) return
      issues.push({ code: 'invalid_type', expected: 'string', path: [missing], input: undefined })
    }),
  output: z.array(ownersApproval),
})

export const getApproval = endpoint({
  method: 'GET',
  path: '/app-api/project/share/approval',
  access: 'member',
  summary: 'What was approved, as it was shown then, and what has changed since',
  input: z.object({ id }),
  output: ownersApproval.extend({ view, difference }),
})

export const exportApproval = endpoint({
  method: 'POST',
  path: '/app-api/project/share/approval-file',
  access: 'member',
  isServedInDemoMode: true,
  answersFile: true,
  summary: 'An approval as a PDF: who approved, when, and the hash on every page',
  input: z.object({ id, language: language.default('en') }),
  output: z.unknown(),
})

export const getSharedDifference = endpoint({
  method: 'GET',
  path: '/app-api/project/share/difference',
  access: 'link',
  summary: 'What the link’s content has changed since an approval by the link',
  input: z.object({ approvalId: id }),
  output: difference,
})

export const approveShared = endpoint({
  method: 'POST',
  path: '/app-api/project/share/approve',
  access: 'link',
  summary:
    'Approve the content with this hash, by a link with the role approve (else 403); 409 with the current hash if it has changed',
  input: z.object({ name: guestName, note: noteTo(LONGEST_COMMENT).default(''), contentHash }),
  output: id,
})

/** So many lists are asked about at once: those of a project. */
const MOST_ASKED_LISTS = 200

const approvedList = z.object({
  budgetId: id,
  budgetName: z.string(),
  /** What the list itself says. */
  status: z.enum(budgetStatuses),
  version: z.number().int(),
  /** Who approved. */
  name: z.string(),
  /** The version of its project that was approved; null: the list, by a link of its own. */
  number: z.number().int().nullable(),
  /** Whether what was decided on the version is in the list; an approval by a link of its own needs nothing. */
  isTakenOver: z.boolean(),
  time: moment,
})
export type ApprovedList = z.output<typeof approvedList>

export const getApprovedLists = endpoint({
  method: 'GET',
  path: '/app-api/project/share/approved-lists',
  access: 'member',
  summary:
    'Which of these budget lists were approved as a whole, and say of themselves that they are a draft or in review. What was approved is the last version of one’s own project, or one’s own list by a link of its own, as it still is. A list whose status was moved since is left out',
  input: z.object({ budgetIds: listOf(id).check(z.minLength(1), z.maxLength(MOST_ASKED_LISTS)) }),
  output: z.array(approvedList),
})
