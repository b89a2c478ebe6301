import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type * as calls from '../../../contract/sharing/approval-calls.ts'
import { differenceOf } from '../../../contract/sharing/difference-of.ts'
import { rulesByKind } from '../../../contract/sharing/rules.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import type { LinkContext } from '../../platform/http/serve.ts'
import type { OpenLink } from '../links/find-link.ts'
import type { SharedContentDeps } from '../views/kept-contents.ts'
import { compileRules } from '../views/permit.ts'

/** What has changed since an approval. Throws 404 for an approval that this guest's link did not give. */
export async function getSharedDifference(
  deps: SharedContentDeps,
  { approvalId }: ParsedInputOf<typeof calls.getSharedDifference>,
  { caller }: LinkContext,
): Promise<OutputOf<typeof calls.getSharedDifference>> {
  const link = caller.link as OpenLink
  const approval = await deps.db
    .selectFrom('share_approval')
    .select('view')
    .where('id', '=', approvalId)
    .where('link_id', '=', link.id)
    .executeTakeFirst()
  if (!approval) throw new Problem(404)
  const today = (await deps.contents.get(link)).read()
  const before = lessOf(approval.view, link)
  return differenceOf(before, { ...before, ...today, fields: [...link.fields] })
}

/** Approved content, reduced to what the link shows now: its rights may have been restricted since. */
function lessOf(view: SharedView, { kind, fields }: OpenLink): SharedView {
  const permit = compileRules<object>(rulesByKind[kind], { fields: new Set(fields) })
  const shown = view[kind]
  return {
    ...view,
    fields: view.fields.filter((field) => fields.includes(field)),
    ...(shown && { [kind]: permit(shown) }),
  }
}
