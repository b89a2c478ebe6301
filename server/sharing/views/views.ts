import { Problem } from '../../../contract/problem.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type * as calls from '../../../contract/sharing/calls.ts'
import type { LinkContext, MemberContext } from '../../platform/http/serve.ts'
import type { OpenLink } from '../links/find-link.ts'
import type { OpeningParts } from './kept-contents.ts'
import { thingOf } from '../shared-thing.ts'
import type { ViewCount } from './view-count.ts'
import { viewOf } from './view-of.ts'

/** What the guest's link shows. */
export async function getShared(
  parts: OpeningParts & { views: ViewCount },
  { again }: ParsedInputOf<typeof calls.getShared>,
  { caller }: LinkContext,
): Promise<OutputOf<typeof calls.getShared>> {
  const link = caller.link as OpenLink
  const view = viewOf(link, await parts.contents.get(link))
  if (Number(again ?? 0) === 0) parts.views.count(link.id)
  return view
}

/** What a link of the member's shows, revoked or not. Throws 404. */
export async function previewLink(
  parts: OpeningParts,
  { id }: ParsedInputOf<typeof calls.previewLink>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.previewLink>> {
  const row = await parts.db
    .selectFrom('share_link')
    .innerJoin('member', 'member.id', 'share_link.member_id')
    .selectAll('share_link')
    .select('member.nickname as owner_name')
    .where('share_link.id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) throw new Problem(404)
  const { role, fields, language, brand_id: brandId, owner_name: ownerName } = row
  const terms = { ...thingOf(row), ownerId: memberId, fields, brandId, role, language, ownerName }
  return viewOf(terms, await parts.contents.get(terms))
}
