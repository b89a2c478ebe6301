import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type * as calls from '../../../contract/sharing/approval-calls.ts'
import { approvalRuleOf } from '../../../contract/sharing/approval-rules.ts'
import { differenceOf } from '../../../contract/sharing/difference-of.ts'
import { PRICE_FIELDS } from '../../../contract/sharing/links.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import type { LinkContext } from '../../platform/http/serve.ts'
import { givingWay } from '../../platform/in-pieces.ts'
import { thingLinkOf } from '../links/find-link.ts'
import type { ThingLink } from '../links/find-link.ts'
import type { SharedContentDeps } from '../views/kept-contents.ts'
import { readView, reducedTo } from '../views/stored-view.ts'

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
  const { rule, figure } = await deps.db
    .selectFrom('share_approval')
    .select(['rule', 'figure'])
    .where('id', '=', approvalId)
    .executeTakeFirstOrThrow(() => new Problem(404))
  const today = await (await deps.contents.get(link)).read()
  const before = await lessOf(view, link, figure === link.figure)
  return givingWay(differenceOf(before, { ...before, ...today, fields: [...link.fields] }, approvalRuleOf(rule)))
}

/**
 * Approved content, reduced to what the link shows now: its rights may have been restricted since. Prices that were shown
 * another way are left out, since one figure beside another, or beside a range, is no change.
 */
async function lessOf(view: SharedView, { fields, figure }: ThingLink, isSameFigure: boolean): Promise<SharedView> {
  const shown = isSameFigure ? fields : fields.filter((field) => !PRICE_FIELDS.includes(field))
  return reducedTo(view, { fields: shown, figure })
}
