import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { LINK_NOTICES } from '../../../contract/notices.ts'
import type * as calls from '../../../contract/sharing/activity-calls.ts'
import type { ShareState } from '../../../contract/sharing/activity-calls.ts'
import { approvalRuleOf } from '../../../contract/sharing/approval-rules.ts'
import type { Figure, LinkFieldName, SharedKind } from '../../../contract/sharing/links.ts'
import { isThing } from '../../../contract/collaboration/rights.ts'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { requireOwn } from '../own-thing.ts'
import type { SharingDeps } from '../deps.ts'
import { noticeRefOf } from '../tell-owner.ts'
import type { SharedContentDeps } from '../views/kept-contents.ts'
import { holds } from '../views/settled.ts'
import type { Approved } from '../views/settled.ts'
import { idColumnOf, isAbout } from '../../workspace/thing-columns.ts'

interface StateRow {
  ref_id: string
  links: number
  collaborators: number
  unread: number
  approvals: (Omit<Approved, 'rule'> & { rule: number | null } & {
    fields: LinkFieldName[]
    figure: Figure | null
    brandId: string | null
  })[]
}

/** The state of sharing for several things. Skips things that are not the member's. */
export async function getShareState(
  deps: SharedContentDeps,
  { kind, refIds }: ParsedInputOf<typeof calls.getShareState>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getShareState>> {
  const rows = await findStates(deps, { kind, refIds, memberId })
  const states: ShareState[] = []
  // One after the other: each approval is compared with what is shown today.
  for (const row of rows) {
    const { ref_id: refId, links, collaborators, unread } = row
    states.push({
      refId,
      links,
      collaborators,
      unread,
      approval: await approvalState(deps, { kind, ownerId: memberId }, row),
    })
  }
  return states
}

async function findStates(
  { db, clock }: Pick<SharingDeps, 'db' | 'clock'>,
  { kind, refIds, memberId }: { kind: SharedKind; refIds: readonly string[]; memberId: string },
): Promise<StateRow[]> {
  const column = sql.ref(idColumnOf(kind))
  const { rows } = await sql<StateRow>`
    SELECT thing.id::text AS ref_id,
      (SELECT count(*)::int FROM share_link WHERE ${column} = thing.id AND revoked_at IS NULL
        AND expires_at > ${clock.now()}) AS links,
      (SELECT count(DISTINCT member_id)::int FROM team WHERE ${column} = thing.id) AS collaborators,
      (SELECT count(*)::int FROM share_comment JOIN share_link ON share_link.id = link_id
        WHERE ${column} = thing.id AND read_at IS NULL)
      + (SELECT count(*)::int FROM share_approval WHERE ${column} = thing.id AND read_at IS NULL) AS unread,
      (SELECT coalesce(json_agg(json_build_object('contentHash', encode(content_hash, 'hex'),
          'hash', encode(settled_hash, 'hex'), 'isDraft', was_draft, 'rule', rule, 'fields', fields, 'figure', figure, 'brandId', brand_id::text)), '[]')
        FROM (SELECT DISTINCT ON (link_id) * FROM share_approval WHERE ${column} = thing.id
          ORDER BY link_id, id DESC) AS latest) AS approvals
    FROM ${sql.table(kind)} AS thing
    WHERE thing.id = ANY (${refIds}::bigint[]) AND thing.member_id = ${memberId} AND thing.deleted_at IS NULL`.execute(
    db,
  )
  return rows
}

async function approvalState(
  { contents }: Pick<SharedContentDeps, 'contents'>,
  { kind, ownerId }: { kind: SharedKind; ownerId: string },
  { ref_id: refId, approvals }: StateRow,
): Promise<ShareState['approval']> {
  for (const { fields, figure, brandId, rule, ...approved } of approvals) {
    const today = await contents.get({ kind, refId, ownerId, fields, figure, brandId }).catch((error: unknown) => {
      // The thing was deleted meanwhile.
      if (error instanceof Problem && error.code === 404) return undefined
      throw error
    })
    if (!today || !(await holds({ ...approved, rule: approvalRuleOf(rule) }, today))) return 'changed'
  }
  return approvals.length === 0 ? 'none' : 'holds'
}

/**
 * Marks what guests said and approved as read; of a project what they said, as its decisions are read apart (`readDecisions`). Throws
 * 404 where it is not the member's.
 */
export async function markRead(
  { db, clock, settleNotices }: Pick<SharingDeps, 'db' | 'clock' | 'settleNotices'>,
  { number, ...work }: ParsedInputOf<typeof calls.markRead>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    await requireOwn(trx, work, memberId)
    const at = clock.now()
    await trx
      .updateTable('share_comment')
      .set({ read_at: at })
      .where('read_at', 'is', null)
      .where('link_id', 'in', (from) =>
        from.selectFrom('share_link').select('id').where('member_id', '=', memberId).where(isAbout(work)),
      )
      .$if(number !== undefined, (all) =>
        all.where('version_id', 'in', (from) =>
          from
            .selectFrom('sent_version')
            .select('id')
            .where('project_id', '=', work.refId)
            .where('number', '=', number ?? 0),
        ),
      )
      .execute()
    const kinds = isThing(work) ? LINK_NOTICES : (['comment'] as const)
    await settleNotices(trx, { memberId, kinds, ref: noticeRefOf(work) }, at)
    if (!isThing(work)) return
    await trx
      .updateTable('share_approval')
      .set({ read_at: at })
      .where('read_at', 'is', null)
      .where(isAbout(work))
      .execute()
  })
  return true
}
