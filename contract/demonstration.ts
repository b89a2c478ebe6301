import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { moment } from './fields.ts'

const count = z.number().int()

/** The result of a removal. */
const outcome = z.object({
  /** Products that were removed. */
  removed: count,
  /** Products that stay, because they were changed or are in somebody's folder. */
  kept: count,
  /** SKUs in somebody's folder: they stay there, and are no longer on sale. */
  withdrawn: count,
})
export type RemovalOutcome = z.output<typeof outcome>

export const getDemonstration = endpoint({
  method: 'GET',
  path: '/admin-api/demonstration/status',
  access: 'operator',
  permission: 'demonstration:remove',
  summary: 'Whether the demonstration is here, and the progress of its removal',
  input: z.object({}),
  output: z.object({
    /** `none`: it was never loaded. `rest`: it was removed, except for the account of the operator who did it. */
    state: z.enum(['none', 'loading', 'there', 'removing', 'failed', 'removed', 'rest']),
    /** The progress of a running removal, in products; null before it is known. */
    progress: z.object({ done: count, total: count.nullable() }).nullable(),
    /** The result of the last removal. */
    endTime: moment.nullable(),
    outcome: outcome.nullable(),
  }),
})
export type Demonstration = z.output<typeof getDemonstration.output>

export const previewRemoval = endpoint({
  method: 'GET',
  path: '/admin-api/demonstration/preview',
  access: 'operator',
  permission: 'demonstration:remove',
  summary: 'What a removal of the demonstration would delete, and what would stay',
  input: z.object({}),
  output: z.object({
    goes: z.object({ products: count, skus: count, boards: count, budgets: count, folders: count, accounts: count }),
    /** Products that somebody has changed or added to since, and unchanged SKUs in somebody's folder. */
    stays: z.object({ products: count, skusInFolders: count }),
    /** Whether the caller's account is one of the demonstration: then it stays. */
    keepsOwnAccount: z.boolean(),
  }),
})
export type RemovalPreview = z.output<typeof previewRemoval.output>

export const removeDemonstration = endpoint({
  method: 'POST',
  path: '/admin-api/demonstration/remove',
  access: 'operator',
  permission: 'demonstration:remove',
  summary: 'Remove the demonstration: its catalogue, boards, budget lists and accounts. No start loads it again',
  /** Confirms that the caller was shown what is deleted and what stays. */
  input: z.object({ isConfirmed: z.literal(true) }),
  output: z.literal(true),
})
