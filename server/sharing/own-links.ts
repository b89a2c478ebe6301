import type { OwnData } from '../../contract/profile.ts'
import { thingOf, workOf } from '../workspace/thing-columns.ts'
import { findEventsOf } from './activity/activity.ts'
import { findApprovals } from './approvals/owners-approvals.ts'
import { findCommentsBy } from './discussion/comments.ts'
import type { SharingDeps } from './deps.ts'
import { rightsIn } from './links/stored-rights.ts'

/** Everything that is stored about a member's links, one link after the other: fields, comments and events. */
export async function* getOwnLinks(
  { db }: Pick<SharingDeps, 'db'>,
  memberId: string,
): AsyncGenerator<OwnData['links'][number]> {
  const rows = await db.selectFrom('share_link').selectAll().where('member_id', '=', memberId).orderBy('id').execute()
  for (const row of rows) {
    const work = workOf(row)
    const comments = await findCommentsBy({ db }, { id: row.id, ...work }, { isGuests: false })
    yield {
      ...work,
      name: row.name,
      role: row.role,
      ...rightsIn(row),
      brandId: row.brand_id,
      language: row.language,
      hasPassword: row.password_hash !== null,
      notifies: row.notifies,
      createTime: row.created_at.getTime(),
      expireTime: row.expires_at.getTime(),
      revokeTime: row.revoked_at?.getTime() ?? null,
      views: row.views,
      comments: comments.map(({ id: _id, parentId: _parentId, ...comment }) => comment),
      events: await findEventsOf(db, row.id),
    }
  }
}

/** The approvals of a member's things. The approved content itself is available as PDF. */
export async function getOwnApprovals(
  { db }: Pick<SharingDeps, 'db'>,
  memberId: string,
): Promise<OwnData['approvals']> {
  const rows = await findApprovals({ db }, memberId)
  return rows.toReversed().map((row) => ({
    ...thingOf(row),
    linkName: row.link_name,
    name: row.name,
    note: row.note,
    time: row.created_at.getTime(),
    contentHash: row.content_hash.toString('hex'),
  }))
}

/** Counts a member's links that are neither revoked nor expired. */
export async function countLinks({ db, clock }: Pick<SharingDeps, 'db' | 'clock'>, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('share_link')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirstOrThrow()
  return Number(count)
}
