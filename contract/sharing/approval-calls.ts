import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { contentHash, guestName, kind, language, which } from './call-fields.ts'
import { difference } from './difference.ts'
import { LONGEST_COMMENT } from './links.ts'
import { view } from './shown-calls.ts'

export const approval = z.object({
  id,
  /** Who approved, in their own words. */
  name: z.string(),
  /** What they wrote with it. */
  note: z.string(),
  time: moment,
  contentHash,
  /** Whether what is shown today is another than what was approved. A list that goes on, to be ordered and delivered, is not. */
  isChanged: z.boolean(),
})
export type Approval = z.output<typeof approval>

const ownersApproval = approval.extend({
  ...which,
  /** The name of what was approved, as it was then. */
  refName: z.string(),
  /** Whether it lies in the trash, and shows nothing today: it is not said to have changed then. What was approved still opens. */
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
    'The approvals of a folder, a board or a budget list, the latest first; of all the member’s where none is named',
  input: z
    .object({ kind: kind.optional(), refId: id.optional() })
    // One without the other names nothing.
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

export const getSharedDifference = endpoint({
  method: 'GET',
  path: '/app-api/project/share/difference',
  access: 'link',
  summary: 'What has changed since an approval by the link, of what the link shows',
  input: z.object({ approvalId: id }),
  output: difference,
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
