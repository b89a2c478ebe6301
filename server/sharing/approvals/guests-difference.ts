import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type * as calls from '../../../contract/sharing/approval-calls.ts'
import { differenceOf } from '../../../contract/sharing/difference-of.ts'
import { rulesByKind } from '../../../contract/sharing/rules.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import type { LinkContext } from '../../platform/http/serve.ts'
import { givingWay } from '../../platform/in-pieces.ts'
import { thingLinkOf } from '../links/find-link.ts'
import type { ThingLink } from '../links/find-link.ts'
import type { SharedContentDeps } from '../views/kept-contents.ts'
import { compileRules, permitInPieces } from '../views/permit.ts'
import { readView } from '../views/stored-view.ts'

/** What has changed since an approval. Throws 404 for an approval that this guest's link did not give. */
export async function getSharedDifference(
  deps: SharedContentDeps,
  { approvalId }: ParsedInputOf<typeof calls.getSharedDifference>,
  { caller }: LinkContext,
): Promise<OutputOf<typeof calls.getSharedDifference>> {
  const link = thingLinkOf({ caller })
  const view = await readView(
    deps.db,
    sql`SELECT view FROM share_approval WHERE id = ${approvalId} AND link_id = ${link.id}`,
  )
  if (!view) throw new Problem(404)
  const today = await (await deps.contents.get(link)).read()
  const before = await lessOf(view, link)
  return givingWay(differenceOf(before, { ...before, ...today, fields: [...link.fields] }))
}

/** Approved content, reduced to what the link shows now: its rights may have been restricted since. */
async function lessOf(view: SharedView, { kind, fields }: ThingLink): Promise<SharedView> {
  const permit = compileRules<object>(rulesByKind[kind], { fields: new Set(fields) })
  const shown = view[kind]
  return {
    ...view,
    fields: view.fields.filter((field) => fields.includes(field)),
    ...(shown && { [kind]: await permitInPieces(permit, shown) }),
  }
}
