import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type * as calls from '../../../contract/sharing/approval-calls.ts'
import { foldedAs } from '../../../contract/identity.ts'
import { approvalRuleOf, NEWEST_RULE } from '../../../contract/sharing/approval-rules.ts'
import { MOST_APPROVALS } from '../../../contract/sharing/links.ts'
import { keepFiles, madeKeysIn } from '../../catalogue/kept-files.ts'
import { countAttempt } from '../../members/attempts.ts'
import type { LinkContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import type { Trx } from '../../database.ts'
import { noteEvent, notifyOfEvent } from '../activity/note-event.ts'
import { thingLinkOf } from '../links/find-link.ts'
import { requireOpen } from '../links/still-open.ts'
import type { SharingDeps } from '../deps.ts'
import { mailAtOnce } from '../digests.ts'
import type { SharingDigestDeps } from '../digests.ts'
import { tellOwner } from '../tell-owner.ts'
import { getSharedContent } from '../views/view-of.ts'
import { LAID_OUT, layOut, picturesIn } from '../views/stored-view.ts'
import { piecesOfView, viewOf, writeContent } from '../views/written-content.ts'
import { depsWithin } from '../deps-within.ts'
import { columnsOf } from '../../workspace/thing-columns.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'

const MOST_IN_AN_HOUR = 20
const HOUR = 60 * 60_000

/**
 * Stores who approved what, with all that the link showed; the content is locked meanwhile. Throws 1009003004 without the right to
 * approve, 1009003006 after too many approvals, 409 with today's hash where the content has changed.
 */
export async function approveShared(
  deps: SharingDeps & SharingDigestDeps,
  { name, note, contentHash }: ParsedInputOf<typeof calls.approveShared>,
  { caller }: LinkContext,
): Promise<OutputOf<typeof calls.approveShared>> {
  const link = thingLinkOf({ caller })
  if (link.role !== 'approve') throw new Problem(1009003004)
  await countApproval(deps, link.id)
  const approved = await inTransaction(deps.db, async (trx) => {
    const at = deps.clock.now()
    // The thing before the link, as a transfer of ownership locks them (decisions/150).
    await holdAsItIs(trx, link)
    const { name: linkName, ...rights } = await requireOpen(trx, link.id, at)
    if (rights.role !== 'approve') throw new Problem(1009003004)
    const terms = { ...link, ...rights }
    const content = await getSharedContent(depsWithin(deps, trx), terms)
    const view = viewOf(terms, content)
    if (view.contentHash !== contentHash) throw new Problem(409, {}, { contentHash: view.contentHash })
    const given = await findGiven(trx, link.id, { name, note, contentHash })
    if (given) return given
    const written = await writeContent(content)
    const { hash, isDraft } = await written.settled(approvalRuleOf(NEWEST_RULE))
    await layOut(trx, piecesOfView(terms, written))
    await keepFiles(trx, madeKeysIn(piecesOfView(terms, written)))
    const { id } = await trx
      .insertInto('share_approval')
      .values({
        ...columnsOf(link),
        link_id: link.id,
        link_name: linkName,
        name,
        note,
        created_at: at,
        content_hash: Buffer.from(contentHash, 'hex'),
        settled_hash: Buffer.from(hash, 'hex'),
        was_draft: isDraft,
        rule: NEWEST_RULE,
        view: LAID_OUT,
        fields: rights.fields,
        figure: rights.figure,
        brand_id: rights.brandId,
        picture_keys: picturesIn(view),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await noteEvent(trx, { linkId: link.id, event: 'approved', name, at })
    await notifyOfEvent(trx, { of: 'discussion', kind: link.kind, refId: link.refId, linkId: link.id })
    await tellOwner(deps, trx, { kind: 'approval', link, by: name })
    await mailAtOnce(deps, trx, link.id)
    return id
  })
  deps.onMail()
  return approved
}

/**
 * The approval by this link of the same person and content, unless there is a new note: who approves twice approves once. Throws
 * 1009003006 where the link has too many approvals.
 */
async function findGiven(
  trx: Trx,
  linkId: string,
  { name, note, contentHash }: ParsedInputOf<typeof calls.approveShared>,
): Promise<string | undefined> {
  const given = await trx
    .selectFrom('share_approval')
    .select(['id', 'name', 'note', 'content_hash'])
    .where('link_id', '=', linkId)
    .orderBy('id', 'desc')
    .limit(MOST_APPROVALS)
    .execute()
  const isSame = (one: (typeof given)[number]) =>
    foldedAs(one.name) === foldedAs(name) &&
    (note === '' || one.note === note) &&
    one.content_hash.toString('hex') === contentHash
  const before = given.find(isSame)
  if (before) return before.id
  if (given.length >= MOST_APPROVALS) throw new Problem(1009003006, { most: MOST_APPROVALS })
  return undefined
}

/** Locks the thing, so that saves wait until the transaction ends. */
async function holdAsItIs(trx: Trx, { kind, refId }: Thing): Promise<void> {
  await sql`SELECT FROM ${sql.table(kind)} WHERE id = ${refId} FOR SHARE`.execute(trx)
}

async function countApproval(deps: Pick<SharingDeps, 'db' | 'clock'>, linkId: string): Promise<void> {
  const limit = { kind: 'share-approval', subject: linkId, most: MOST_IN_AN_HOUR, withinMs: HOUR }
  await countAttempt(deps, [limit])
}
