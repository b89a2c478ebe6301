import { Problem } from '../../../contract/problem.ts'
import type { LinkFieldName, LinkRole } from '../../../contract/sharing/links.ts'
import type { Trx } from '../deps.ts'

interface Rights {
  /** Whom the link is for. */
  name: string
  role: LinkRole
  fields: LinkFieldName[]
  brandId: string | null
}

/**
 * Holds a link as it is until the transaction ends: what is revoked while a call is on its way is revoked before or after it, never in
 * the middle. Answers what it allows by now. Throws 404 where it has ended.
 */
export async function requireOpen(trx: Trx, linkId: string, now: Date): Promise<Rights> {
  const open = await trx
    .selectFrom('share_link')
    .select(['name', 'role', 'fields', 'brand_id as brandId'])
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (!open) throw new Problem(404)
  return open
}
