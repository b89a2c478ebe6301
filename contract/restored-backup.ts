import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { id, moment, pageOf, paging } from './fields.ts'
import { sharedKinds } from './sharing/links.ts'

/** What opens something to whoever has it, and lives again where it was ended after the backup. */
export const revivedKinds = ['session', 'link', 'invitation', 'feed-key'] as const
export type RevivedKind = (typeof revivedKinds)[number]

export const restoreDecisions = ['ended', 'kept'] as const

const count = z.number().int()
const counts = z.object({ session: count, link: count, invitation: count, 'feed-key': count })
export type RevivedCounts = z.output<typeof counts>

const restoredBackup = z.object({
  id,
  /** The moment that the backup is of. */
  backupTime: moment,
  restoreTime: moment,
  /** What of the backup is open now; the caller's own present session does not count. */
  open: counts,
  /** Null until an operator has decided. `actor` is null for a deleted account, `ended` where all was kept. */
  decision: z
    .object({
      what: z.enum(restoreDecisions),
      time: moment,
      actor: z.string().nullable(),
      ended: counts.nullable(),
    })
    .nullable(),
})
export type RestoredBackup = z.output<typeof restoredBackup>

const operators = { access: 'operator', permission: 'backup:decide' } as const

export const getRestoredBackup = endpoint({
  method: 'GET',
  path: '/admin-api/backup/restored',
  ...operators,
  summary:
    'The last restore of a backup, how much of what it brought back is open, and what operators decided; null if there was none',
  input: z.object({}),
  output: restoredBackup.nullable(),
})

const revived = z.object({
  /** A number, of an invitation a UUID. */
  id: z.string(),
  /** The nickname of whose it is: the member, the owner, the inviter, or who made the key; null for a deleted account. */
  whose: z.string().nullable(),
  /** The device of a session, the title of what a link or an invitation opens, the name of a key. */
  what: z.string(),
  /** What a link or an invitation opens. */
  thing: z.enum(sharedKinds).nullable(),
  /** The address that was invited. */
  email: z.string().nullable(),
  since: moment,
  /** Null: without an end. */
  until: moment.nullable(),
})
export type Revived = z.output<typeof revived>

export const getRevivedPage = endpoint({
  method: 'GET',
  path: '/admin-api/backup/revived',
  ...operators,
  summary: 'What the last restore brought back and is open now, of one kind, the latest first',
  input: z.object({ kind: z.enum(revivedKinds), ...paging }),
  output: pageOf(revived),
})

export const endRevived = endpoint({
  method: 'POST',
  path: '/admin-api/backup/end-revived',
  ...operators,
  summary: 'End all that a restore brought back, save the caller’s present session. Returns how many of each kind',
  input: z.object({ id }),
  output: counts,
})

export const keepRevived = endpoint({
  method: 'POST',
  path: '/admin-api/backup/keep-revived',
  ...operators,
  summary: 'Keep all that a restore brought back; it is not asked about again',
  input: z.object({ id }),
  output: z.literal(true),
})
