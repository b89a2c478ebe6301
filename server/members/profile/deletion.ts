import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { DAYS_TO_REGRET } from '../../../contract/profile.ts'
import type { requestDeletion as requestDeletionCall } from '../../../contract/profile.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import type { Trx } from '../../database.ts'
import { getOwnAccount, requireProof, requireUnchanged } from '../sign-in/credentials.ts'
import { useCode } from '../sign-in/email-codes.ts'
import { queueMail } from '../mail/mail-jobs.ts'
import type { MemberDeps } from '../deps.ts'
import { holdOperators, isNobodyLeft, requireAnotherOperator } from '../staff/last-operator.ts'
import { removeDocumentFiles, removeDocuments } from '../company/documents.ts'
import type { DocumentRemoval } from '../company/deps.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import type { UploadDeps } from './uploads.ts'

const DAY = 24 * 60 * 60_000

type HandOver = ParsedInputOf<typeof requestDeletionCall>['handOver']

export interface HidingDeps extends MemberDeps {
  /** Makes collaborators the owners of things. Throws where the thing is not the member's, or cannot become the other's. */
  handThingsOver(trx: Trx, order: { memberId: string; things: HandOver }): Promise<void>
  /** Tells the collaborators on the member's things that they lose access. */
  tellOfEnd(trx: Trx, memberId: string): Promise<void>
  /** Hides everything of the member's that others see. */
  hideElsewhere(trx: Trx, memberId: string): Promise<void>
}

/**
 * Schedules the deletion of an account, hides what it published, and hands over what others get. A second request keeps the first
 * date. Throws 1004004001 for the last operator, and 404, 1009004009 to 1009004011 for a failed handover.
 */
export async function requestDeletion(
  deps: HidingDeps,
  { password, code, handOver }: ParsedInputOf<typeof requestDeletionCall>,
  context: MemberContext,
): Promise<{ deleteTime: number }> {
  const { db, clock } = deps
  const { caller, language } = context
  const member = await getOwnAccount(deps, caller.memberId)
  const codeId = await requireProof(deps, member, { password: { password }, code: { code }, context })
  const now = clock.now()
  const deleteAt = member.delete_at ?? new Date(now.getTime() + DAYS_TO_REGRET * DAY)
  await inTransaction(db, async (trx) => {
    requireAnotherOperator(await holdOperators(trx, member.id), member.id)
    await requireUnchanged(trx, member)
    if (codeId !== undefined) await useCode(trx, codeId, now)
    await trx
      .updateTable('member')
      .set({ delete_at: deleteAt, delete_language: language })
      .where('id', '=', member.id)
      .execute()
    await deps.handThingsOver(trx, { memberId: member.id, things: handOver })
    if (!member.delete_at) await deps.tellOfEnd(trx, member.id)
    await deps.hideElsewhere(trx, member.id)
    await endOtherSessions(trx, { memberId: member.id, keptId: caller.sessionId }, now)
    if (!member.delete_at) await queueMail(trx, { kind: 'deletion-requested', email: member.email, language }, now)
  })
  return { deleteTime: deleteAt.getTime() }
}

export async function cancelDeletion(
  { db }: MemberDeps,
  _input: unknown,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await db.updateTable('member').set({ delete_at: null, delete_language: null }).where('id', '=', memberId).execute()
  return true
}

export interface DeletionDeps extends DocumentRemoval, Pick<UploadDeps, 'clock' | 'leavePictures'> {
  /** Deletes pictures: their files, then their rows. */
  removeUploads(keys: string[]): Promise<void>
}

/** Deletes every account whose waiting time is over, with all its data; returns their ids. Keeps the last operator. */
export async function deleteDueAccounts(deps: DeletionDeps): Promise<string[]> {
  const { db, clock, removeUploads, leavePictures } = deps
  const now = clock.now()
  const due = await db.selectFrom('member').select('id').where('delete_at', '<=', now).execute()
  const gone: string[] = []
  for (const { id } of due) {
    if (await isNeeded(deps, id)) continue
    await leavePictures(db, id)
    // Files first: an interrupted deletion still finds their rows at the next try.
    const uploads = await db.selectFrom('upload').select('key').where('member_id', '=', id).execute()
    await removeUploads(uploads.map(({ key }) => key))
    await removeDocuments(deps, id)
    await db.transaction().execute(async (trx) => {
      const member = await trx
        .selectFrom('member')
        .select(['email', 'delete_language'])
        .where('id', '=', id)
        .where('delete_at', '<=', now)
        .forUpdate()
        .executeTakeFirst()
      if (!member) return
      // Again, now that none can be added: a document may have been sent meanwhile.
      await removeDocumentFiles(deps, trx, id)
      await leavePictures(trx, id)
      await trx.deleteFrom('member').where('id', '=', id).execute()
      const language = member.delete_language ?? 'en'
      await queueMail(trx, { kind: 'account-deleted', email: member.email, language }, now)
    })
    gone.push(id)
  }
  return gone
}

/** Whether the account is the last operator’s. Checked at the request and again at the deletion: the other operators may have gone. */
async function isNeeded({ db }: Pick<DeletionDeps, 'db'>, id: string): Promise<boolean> {
  const operators = await db.transaction().execute(async (trx) => holdOperators(trx, id))
  return isNobodyLeft(operators, id)
}
