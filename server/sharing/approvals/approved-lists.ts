import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type * as calls from '../../../contract/sharing/approval-calls.ts'
import type { ApprovedList } from '../../../contract/sharing/approval-calls.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { rightOf } from '../../workspace/rights.ts'
import type { SharedContentDeps } from '../views/kept-contents.ts'
import { stillHolds } from './owners-approvals.ts'

/** Skips lists that the member may not edit. */
export async function getApprovedLists(
  deps: SharedContentDeps,
  { budgetIds }: ParsedInputOf<typeof calls.getApprovedLists>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof calls.getApprovedLists>> {
  const { rows } = await sql<Omit<ApprovedList, 'time'> & { at: Date; approvalId: string | null }>`
    SELECT budget.id::text AS "budgetId", budget.name AS "budgetName", budget.status, budget.version,
      given.name, given.number, given."isTakenOver", given.at, given.id::text AS "approvalId"
    FROM budget CROSS JOIN LATERAL (
      SELECT * FROM (
        (SELECT decision.verdict, decision.name, sent.number, followed_at IS NOT NULL AS "isTakenOver", decision.created_at AS at, NULL::bigint AS id
          FROM (SELECT sent_version.* FROM sent_version JOIN project ON project.id = project_id
            WHERE project.id = budget.project_id AND project.member_id = ${memberId} AND project.deleted_at IS NULL
              AND withdrawn_at IS NULL
            ORDER BY number DESC LIMIT 1) AS sent
          JOIN sent_part ON sent_part.version_id = sent.id AND sent_part.kind = 'budget' AND ref_id = budget.id
          JOIN sent_decision AS decision ON decision.version_id = sent.id
          ORDER BY decision.id DESC LIMIT 1)
        UNION ALL
        (SELECT 'approved', name, NULL, true, created_at, id FROM share_approval
          WHERE budget_id = budget.id AND budget.member_id = ${memberId} AND brand_id IS NULL
          ORDER BY id DESC LIMIT 1)
      ) AS approval WHERE verdict = 'approved' ORDER BY at DESC LIMIT 1) AS given
    WHERE budget.id = ANY (${budgetIds}::bigint[]) AND budget.deleted_at IS NULL AND budget.status IN ('draft', 'inReview')
      AND ${rightOf('budget', memberId)} IN ('own', 'edit')
      AND NOT EXISTS (SELECT FROM jsonb_array_elements(budget.status_log) AS move
        WHERE to_timestamp((move ->> 'time')::float8 / 1000) > given.at)
    ORDER BY budget.id`.execute(deps.db)
  const approved: ApprovedList[] = []
  // One after the other: each approval is compared with what is shown today.
  for (const { at, approvalId, ...list } of rows)
    if (approvalId === null || (await stillHolds(deps, approvalId, memberId)))
      approved.push({ ...list, time: at.getTime() })
  return approved
}
