import { isThing } from '../../../contract/collaboration/rights.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type * as calls from '../../../contract/sharing/discussion-calls.ts'
import type { LinkContext } from '../../platform/http/serve.ts'
import { findApprovalsBy } from '../approvals/owners-approvals.ts'
import type { OpenLink } from '../links/find-link.ts'
import type { SharedContentDeps } from '../views/kept-contents.ts'
import { findCommentsBy } from './comments.ts'

/** The comments and approvals of the guest's own link. Those of other links may reveal what this link does not show. */
export async function getDiscussion(
  deps: SharedContentDeps,
  _input: object,
  { caller }: LinkContext,
): Promise<OutputOf<typeof calls.getDiscussion>> {
  const link = caller.link as OpenLink
  const [comments, approvals] = await Promise.all([
    findCommentsBy(deps, link, { isGuests: true }),
    isThing(link) ? findApprovalsBy(deps, link) : [],
  ])
  const showsNames = link.fields.includes('name')
  return {
    comments: comments.map(({ saidOf, ...comment }) => ({
      ...comment,
      saidOf: saidOf && (showsNames ? { name: saidOf.name, enName: saidOf.enName } : { name: '', enName: '' }),
    })),
    approvals,
  }
}
