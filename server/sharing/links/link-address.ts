import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type * as calls from '../../../contract/sharing/link-calls.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { SharingDeps } from '../deps.ts'
import { decryptToken } from './kept-tokens.ts'

export type NewLink = OutputOf<typeof calls.createLink>
type AddressDeps = Pick<SharingDeps, 'db' | 'publicUrl' | 'linkKey'>

/** The address of a link again, null where it cannot be read. Throws as `findMadeLink`. */
export async function getLinkAddress(
  deps: AddressDeps,
  { id }: ParsedInputOf<typeof calls.getLinkAddress>,
  context: MemberContext,
): Promise<OutputOf<typeof calls.getLinkAddress>> {
  return { url: (await findMadeLink(deps, id, context))?.url ?? null }
}

/**
 * A link as it was told when it was made; undefined where its token cannot be read again. Throws 404 where it is not the member's,
 * 1009003005 where it is revoked. One that has expired may be given more time, and has its address until then.
 */
export async function findMadeLink(
  deps: AddressDeps,
  id: string,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<NewLink | undefined> {
  const link = await deps.db
    .selectFrom('share_link')
    .select(['id', 'project_id', 'token_hash', 'token_encrypted', 'revoked_at'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!link) throw new Problem(404)
  if (link.revoked_at) throw new Problem(1009003005)
  const token = decryptToken(deps.linkKey, link)
  return token === undefined ? undefined : tellLink(deps, { id, isProjects: link.project_id !== null }, token)
}

/** A project's link has a page of its own. */
export function tellLink(
  { publicUrl }: Pick<SharingDeps, 'publicUrl'>,
  { id, isProjects }: { id: string; isProjects: boolean },
  token: string,
): NewLink {
  return { id, token, url: `${publicUrl}/share/${isProjects ? 'project/' : ''}${token}` }
}
