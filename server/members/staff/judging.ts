import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { getMemberDocument, judgeCompany, KeptMember } from '../../../contract/members-kept.ts'
import { Problem } from '../../../contract/problem.ts'
import type { DownloadedFile } from '../../platform/http/files.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { fileOf } from '../company/document-file.ts'
import { mailMember } from './account-mail.ts'
import { changeMember } from './change-member.ts'
import { isEverybodys } from '../sign-in/everybodys-accounts.ts'
import type { StaffDeps } from './deps.ts'
import { noteChange, noteReading } from './trail.ts'

/** Decides on a company, for the first time or again. Its documents stay for 30 days from now. Throws 1004004004. */
export async function judge(
  deps: StaffDeps,
  { id, version, verdict, reason }: ParsedInputOf<typeof judgeCompany>,
  { caller }: MemberContext,
): Promise<KeptMember> {
  return changeMember(
    deps,
    { id, version },
    {
      caller,
      async change({ trx, member, now }) {
        const before = member.company_verification
        const why = verdict === 'refused' ? (reason ?? null) : null
        if (before === 'none') throw new Problem(1004004004)
        const company = await trx
          .updateTable('company')
          .set({ judged_at: now, reason: why })
          .where('member_id', '=', id)
          .returning('name')
          .executeTakeFirst()
        if (!company) throw new Problem(1004004004)
        await trx.updateTable('member').set({ company_verification: verdict }).where('id', '=', id).execute()
        await noteChange(
          trx,
          {
            memberId: id,
            actorId: caller.memberId,
            what: verdict === 'verified' ? 'company-verified' : 'company-refused',
            reason,
            before: { verification: before },
            after: { verification: verdict, company: company.name },
          },
          now,
        )
        const kind = verdict === 'verified' ? 'company-verified' : 'company-refused'
        const judged = { memberId: id, verdict, company: company.name, reason: why ?? '' }
        if (!(await deps.onCompanyJudged(trx, judged))) return
        await mailMember(trx, member, { kind, company: company.name, ...(why !== null && { reason: why }), now })
      },
    },
  )
}

/** A document that a member sent for a decision; unsent and withdrawn ones are the member's alone. The reading is recorded. Throws 404. */
export async function fileSentDocument(
  deps: StaffDeps,
  { id }: ParsedInputOf<typeof getMemberDocument>,
  { caller }: MemberContext,
): Promise<DownloadedFile> {
  const row = await deps.db
    .selectFrom('company_document')
    .innerJoin('member', 'member.id', 'company_document.member_id')
    .select(['member_id', 'key', 'name', 'media_type', 'is_demonstration'])
    .where('company_document.id', '=', id)
    .where('unsent_at', 'is', null)
    .executeTakeFirst()
  const isHidden = row && !row.is_demonstration && (await isEverybodys(deps, caller.memberId))
  const file = await fileOf(deps, isHidden ? undefined : row)
  if (row) await noteReading(deps.db, { memberId: row.member_id, actorId: caller.memberId }, deps.clock.now())
  return file
}
