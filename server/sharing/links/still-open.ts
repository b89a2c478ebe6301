import { Problem } from '../../../contract/problem.ts'
import type { LinkRole } from '../../../contract/sharing/links.ts'
import type { Trx } from '../../database.ts'
import { rightsIn } from './stored-rights.ts'
import type { LinkRights } from './stored-rights.ts'

interface Rights extends LinkRights {
  /** The name of the person that the link is for. */
  name: string
  role: LinkRole
  brandId: string | null
}

/**
 * Locks a link until the transaction ends, so that it is not revoked in the middle of a call. Returns its present rights. Throws
 * 404 where it has ended.
 */
export async function requireOpen(trx: Trx, linkId: string, now: Date): Promise<Rights> {
  const open = await trx
    .selectFrom('share_link')
    .select(['name', 'role', 'fields', 'figure', 'figure_fields', 'brand_id as brandId'])
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (!open) throw new Problem(404)
  const { name, role, brandId } = open
  return { name, role, brandId, ...rightsIn(open) }
}
