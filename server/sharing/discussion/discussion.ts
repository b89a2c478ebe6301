import type { OutputOf } from '../../../contract/endpoint.ts'
import type * as calls from '../../../contract/sharing/discussion-calls.ts'
import type { LinkContext } from '../../platform/http/serve.ts'
import { findApprovalsBy } from '../approvals/owners-approvals.ts'
import type { OpenLink } from '../links/find-link.ts'
import type { OpeningParts } from '../views/kept-contents.ts'
import { findComments } from './comments.ts'

/** What was said and approved by the guest's link. What was said by another may tell what this one does not show. */
export async function getDiscussion(
  parts: OpeningParts,
  _input: object,
  { caller }: LinkContext,
): Promise<OutputOf<typeof calls.getDiscussion>> {
  const link = caller.link as OpenLink
  const [comments, approvals] = await Promise.all([findComments(parts, link.id), findApprovalsBy(parts, link)])
  return { comments, approvals }
}
