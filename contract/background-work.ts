import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { id, moment, pageOf, paging } from './fields.ts'

/** The most failed jobs that are tried again or discarded at a time. */
export const MOST_JOBS_AT_ONCE = 100
/** The newest decisions of operators that are told. */
export const MOST_TOLD_DECISIONS = 20

const count = z.number().int()

/** The first word of the kind of a job: `mail`, `sweep`, `import`, `bulk`, `demonstration`, `picture`. */
const group = z.string()

const workOfKind = z.object({
  kind: group,
  /** Jobs whose time has come, or that wait for another attempt. */
  waiting: count,
  /** Of those, how many have failed at least once. */
  retrying: count,
  running: count,
  failed: count,
  /** Since when the oldest waiting job is due; null if none waits. */
  waitsSince: moment.nullable(),
  /** Why the latest attempt of one that waits has failed; null if none has. */
  problem: z.string().nullable(),
})
export type WorkOfKind = z.output<typeof workOfKind>

export const decisions = ['sent-again', 'discarded'] as const

export const getBackgroundWork = endpoint({
  method: 'GET',
  path: '/admin-api/job/overview',
  access: 'operator',
  permission: 'job:keep',
  summary: 'What waits, runs and has failed of the background work, by kind, and what operators did about failures',
  input: z.object({}),
  output: z.object({
    kinds: z.array(workOfKind),
    /** The newest first. */
    decisions: z.array(
      z.object({
        id,
        time: moment,
        /** The operator's nickname; null for a deleted account. */
        actor: z.string().nullable(),
        what: z.enum(decisions),
        kind: group,
        /** Which job it was. */
        jobId: id,
      }),
    ),
  }),
})
export type BackgroundWork = z.output<typeof getBackgroundWork.output>

const failedJob = z.object({
  id,
  kind: group,
  failTime: moment,
  /** All attempts, also those before an operator sent it again. */
  attempts: count,
  /** Why the last attempt failed, in the words of our code or of the mail server. */
  problem: z.string(),
  /** For a mail that is still known: its kind and address, never its text. */
  mail: z.object({ kind: z.string(), email: z.string() }).nullable(),
  /** For work on an uploaded file: the import. */
  importId: id.nullable(),
})
export type FailedJob = z.output<typeof failedJob>

export const getFailedJobs = endpoint({
  method: 'GET',
  path: '/admin-api/job/failed',
  access: 'operator',
  permission: 'job:keep',
  summary: 'Jobs that have failed for good, the latest first',
  input: z.object(paging),
  output: pageOf(failedJob),
})

const some = z.object({ ids: z.array(id).min(1).max(MOST_JOBS_AT_ONCE) })
/** `left`: those that were not failed any more, or are of no use any more. */
const outcome = z.object({ done: count, left: count })

export const sendJobsAgain = endpoint({
  method: 'POST',
  path: '/admin-api/job/send-again',
  access: 'operator',
  permission: 'job:keep',
  summary: 'Try failed jobs again from the start; a mail whose news is no longer true stays failed',
  input: some,
  output: outcome,
})

export const discardJobs = endpoint({
  method: 'POST',
  path: '/admin-api/job/discard',
  access: 'operator',
  permission: 'job:keep',
  summary: 'Forget failed jobs; nothing is undone by it',
  input: some,
  output: outcome,
})
