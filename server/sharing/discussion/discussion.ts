import type { OutputOf } from '../../../contract/endpoint.ts'
import type * as calls from '../../../contract/sharing/discussion-calls.ts'
import type { LinkContext } from '../../platform/http/serve.ts'
import { findApprovalsBy } from '../approvals/owners-approvals.ts'
import type { OpenLink } from '../links/find-link.ts'
import type { SharedContentDeps } from '../views/kept-contents.ts'
import { findGuestComments } from './comments.ts'

/** What was said and approved by the guest's link. What was said by another may tell what this one does not show. */
export async function getDiscussion(
  deps: SharedContentDeps,
  _input: object,
  { caller }: LinkContext,
): Promise<OutputOf<typeof calls.getDiscussion>> {
  const link = caller.link as OpenLink
  const [comments, approvals] = await Promise.all([findGuestComments(deps, link.id), findApprovalsBy(deps, link)])
  return { comments, approvals }
}
