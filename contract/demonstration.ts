import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { moment } from './fields.ts'

const count = z.number().int()

/** What came of a removal. */
const outcome = z.object({
  /** Products that went. */
  removed: count,
  /** Products that stay, with what was changed of them or lies in somebody's folder. */
  kept: count,
  /** SKUs that lie in somebody's folder: they stay there, and are not on sale any more. */
  withdrawn: count,
})
export type RemovalOutcome = z.output<typeof outcome>

export const getDemonstration = endpoint({
  method: 'GET',
  path: '/admin-api/demonstration/status',
  access: 'operator',
  permission: 'demonstration:remove',
  summary: 'Whether the demonstration is here, and how far it is removed',
  input: z.object({}),
  output: z.object({
    /** `none`: it never was. `rest`: it was removed, but for the account of whoever did it. */
    state: z.enum(['none', 'loading', 'there', 'removing', 'failed', 'removed', 'rest']),
    /** Of a removal under way, in products; null before its first. */
    progress: z.object({ done: count, total: count.nullable() }).nullable(),
    /** Of the last removal. */
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
  summary: 'What of the demonstration would go, and what would stay',
  input: z.object({}),
  output: z.object({
    goes: z.object({ products: count, skus: count, boards: count, budgets: count, folders: count, accounts: count }),
    /** Products that somebody has changed or added to since, and untouched SKUs that lie in somebody's folder. */
    stays: z.object({ products: count, skusInFolders: count }),
    /** Whoever asks is signed in by an account of the demonstration: it is the one that stays. */
    keepsOwnAccount: z.boolean(),
  }),
})
export type RemovalPreview = z.output<typeof previewRemoval.output>

export const removeDemonstration = endpoint({
  method: 'POST',
  path: '/admin-api/demonstration/remove',
  access: 'operator',
  permission: 'demonstration:remove',
  summary: 'Take the demonstration out: its catalogue, boards, budget lists and accounts. No start loads it again',
  /** Said by somebody who was shown what goes and what stays. */
  input: z.object({ isConfirmed: z.literal(true) }),
  output: z.literal(true),
})
