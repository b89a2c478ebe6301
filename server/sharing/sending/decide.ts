import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { foldedAs } from '../../../contract/identity.ts'
import { Problem } from '../../../contract/problem.ts'
import { MOST_APPROVALS } from '../../../contract/sharing/links.ts'
import type * as calls from '../../../contract/sharing/sending-calls.ts'
import type { LineDecision } from '../../../contract/sharing/sending-calls.ts'
import { countAttempt } from '../../members/attempts.ts'
import type { LinkContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import type { Trx } from '../../database.ts'
import { noteEvent, notifyOfEvent } from '../activity/note-event.ts'
import type { SharingDeps } from '../deps.ts'
import { mailAtOnce } from '../digests.ts'
import type { SharingDigestDeps } from '../digests.ts'
import { requireOpen } from '../links/still-open.ts'
import { tellOwner } from '../tell-owner.ts'
import { decidedLines, decidedTotals } from './decided-lines.ts'
import { findOpenVersions, projectLinkOf, told } from './shown.ts'

const MOST_IN_AN_HOUR = 20
const HOUR = 60 * 60_000

/**
 * Stores what a client decided on a version. Throws 1009003004 without the right to approve, 409 with the last version's number and hash
 * where another was sent since, it was withdrawn, or the link shows other fields by now; 1009003006 after too many decisions;
 * 400 as `decidedLines`.
 */
export async function decideOnVersion(
  deps: SharingDeps & SharingDigestDeps,
  given: ParsedInputOf<typeof calls.decideOnVersion>,
  context: LinkContext,
): Promise<string> {
  const link = projectLinkOf(context)
  if (link.role !== 'approve') throw new Problem(1009003004)
  await countAttempt(deps, [{ kind: 'share-approval', subject: link.id, most: MOST_IN_AN_HOUR, withinMs: HOUR }])
  const decided = await inTransaction(deps.db, async (trx) => {
    const at = deps.clock.now()
    // A version is sent under the same lock. The project before the link, as a transfer of ownership locks them (decisions/150).
    await trx.selectFrom('project').select('id').where('id', '=', link.refId).forShare().executeTakeFirst()
    const rights = await requireOpen(trx, link.id, at)
    if (rights.role !== 'approve') throw new Problem(1009003004)
    const [last] = await findOpenVersions(trx, link.refId)
    if (!last) throw new Problem(404)
    const { number, contentHash } = await told(trx, last, rights)
    if (number !== given.number || contentHash !== given.contentHash)
      throw new Problem(409, {}, { number, contentHash })
    const shown = { fields: rights.fields, language: link.language }
    const lines = await decidedLines(trx, last, shown, given.lines)
    const before = await findGiven(trx, { versionId: last.id, linkId: link.id }, { ...given, lines })
    if (before !== undefined) return before
    const totals = await decidedTotals(trx, last, shown, { verdict: given.verdict, lines })
    const { id } = await trx
      .insertInto('sent_decision')
      .values({
        version_id: last.id,
        link_id: link.id,
        link_name: rights.name,
        name: given.name,
        verdict: given.verdict,
        note: given.note,
        fields: rights.fields,
        content_hash: Buffer.from(contentHash, 'hex'),
        lines: lines.length > 0 ? JSON.stringify(lines) : null,
        totals: totals.length > 0 ? JSON.stringify(totals) : null,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const event = given.verdict === 'approved' ? 'approved' : 'commented'
    await noteEvent(trx, { linkId: link.id, event, name: given.name, at })
    await notifyOfEvent(trx, { of: 'discussion', kind: 'project', refId: link.refId, linkId: link.id })
    await tellOwner(deps, trx, { kind: given.verdict === 'approved' ? 'approval' : 'answer', link, by: given.name })
    await mailAtOnce(deps, trx, link.id)
    return id
  })
  deps.onMail()
  return decided
}

interface Given extends Omit<ParsedInputOf<typeof calls.decideOnVersion>, 'lines'> {
  lines: readonly LineDecision[]
}

/** The same decision by the same person, which stands. */
async function findGiven(
  trx: Trx,
  { versionId, linkId }: { versionId: string; linkId: string },
  { name, verdict, note, lines }: Given,
): Promise<string | undefined> {
  const given = await trx
    .selectFrom('sent_decision')
    .select(['id', 'name', 'verdict', 'note', 'lines'])
    .where('version_id', '=', versionId)
    .where('link_id', '=', linkId)
    .orderBy('id', 'desc')
    .limit(MOST_APPROVALS)
    .execute()
  const latest = given.find((one) => foldedAs(one.name) === foldedAs(name))
  const isSame = latest?.verdict === verdict && (note === '' || latest.note === note)
  if (isSame && saidOf(latest.lines ?? []) === saidOf(lines)) return latest.id
  if (given.length >= MOST_APPROVALS) throw new Problem(1009003006, { most: MOST_APPROVALS })
  return undefined
}

/** What lines are told, whatever their order and their names. */
function saidOf(lines: readonly LineDecision[]): string {
  const said = lines.map(({ place, lineId, chosenId, verdict, note }) => [place, lineId, chosenId, verdict, note])
  return said
    .map((one) => JSON.stringify(one))
    .toSorted()
    .join()
}
