import { sql } from 'kysely'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import { MOST_SENT_MEGABYTES, MOST_SENT_VERSIONS } from '../../../contract/sharing/sending-calls.ts'
import type * as calls from '../../../contract/sharing/sending-calls.ts'
import type { SentPart } from '../../../contract/sharing/sending-calls.ts'
import { keepFiles, madeKeysIn } from '../../catalogue/kept-files.ts'
import type { Trx } from '../../database.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { holdThing } from '../../workspace/rights.ts'
import { depsWithin } from '../deps-within.ts'
import { notifyOfEvent } from '../activity/note-event.ts'
import type { SharingDeps } from '../deps.ts'
import { layOut, picturesIn, LAID_OUT } from '../views/stored-view.ts'
import { piecesOfView, viewOf, writeContent } from '../views/written-content.ts'
import { composeParts, hashOfSending, holdParts } from './compose.ts'
import type { ComposedPart } from './compose.ts'

/** What would be sent now. Throws as `composeParts`. */
export async function previewSending(
  deps: SharingDeps,
  composition: ParsedInputOf<typeof calls.previewSending>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof calls.previewSending>> {
  const parts: SentPart[] = []
  for await (const part of composeParts(deps, composition, memberId)) parts.push(told(part))
  const number = (await latestNumber(deps.db, composition.projectId)) + 1
  return { number, contentHash: hashOfSending(composition, parts), parts }
}

/** Of what is offered, the alternatives in this part. Throws as `composeParts` before its end. */
export async function previewSentPart(
  deps: SharingDeps,
  { kind, refId, ...terms }: ParsedInputOf<typeof calls.previewSentPart>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof calls.previewSentPart>> {
  for await (const part of composeParts(deps, { ...terms, parts: [{ kind, refId }] }, memberId))
    return viewOf(part.terms, part.content)
  throw new Problem(404)
}

/**
 * Stores what is sent, while nobody can change it. Throws 409 with today's hash where it is not what was previewed, 1009003009 where
 * clients see just this already, 1009003007 and 1009003008 at the limits, and as `composeParts`.
 */
export async function sendVersion(
  deps: SharingDeps,
  { contentHash, ...composition }: ParsedInputOf<typeof calls.sendVersion>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof calls.sendVersion>> {
  const { projectId, letter, language, fields, figure, offered } = composition
  return inTransaction(deps.db, async (trx) => {
    await holdParts(trx, composition.parts)
    // One at a time: each has a number of its own.
    if (!(await holdThing(trx, { kind: 'project', refId: projectId }, memberId))) throw new Problem(404)
    const number = (await latestNumber(trx, projectId)) + 1
    const { nickname } = await trx
      .selectFrom('member')
      .select('nickname')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const { id } = await trx
      .insertInto('sent_version')
      .values({
        project_id: projectId,
        number,
        sent_by: memberId,
        sender_name: nickname,
        letter,
        language,
        fields: [...fields],
        figure,
        offered: [...offered],
        content_hash: Buffer.from(contentHash, 'hex'),
        bytes: 0,
        sent_at: deps.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const parts: SentPart[] = []
    for await (const part of composeParts(depsWithin(deps, trx), composition, memberId)) {
      await storePart(trx, id, part)
      parts.push(told(part))
    }
    const current = hashOfSending(composition, parts)
    if (current !== contentHash) throw new Problem(409, {}, { contentHash: current })
    await refuseSame(trx, { id, projectId })
    await sql`
      UPDATE sent_version SET bytes = (SELECT sum(pg_column_size(view) + pg_column_size(skus) + coalesce(pg_column_size(tally), 0)) FROM sent_part WHERE version_id = ${id})
      WHERE id = ${id}`.execute(trx)
    await requireRoom(trx, { projectId, memberId })
    await notifyOfEvent(trx, { of: 'content', kind: 'project', refId: projectId })
    return { id, number }
  })
}

function told({ place, name, terms: { kind, refId }, content: { contentHash } }: ComposedPart): SentPart {
  return { place, kind, refId, name, contentHash }
}

async function latestNumber(db: SharingDeps['db'], projectId: string): Promise<number> {
  const { latest } = await db
    .selectFrom('sent_version')
    .select(sql<number>`coalesce(max(number), 0)::int`.as('latest'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  return latest
}

/** Refuses a version that is the one which clients see, with the same SKUs behind it. */
async function refuseSame(trx: Trx, { id, projectId }: { id: string; projectId: string }): Promise<void> {
  const { rows } = await sql<{ number: number }>`
    SELECT shown.number FROM sent_version AS sent, (
      SELECT id, number, content_hash FROM sent_version
      WHERE project_id = ${projectId} AND withdrawn_at IS NULL AND id <> ${id} ORDER BY number DESC LIMIT 1
    ) AS shown
    WHERE sent.id = ${id} AND shown.content_hash = sent.content_hash AND NOT EXISTS (
      SELECT FROM sent_part AS one JOIN sent_part AS other ON other.version_id = shown.id AND other.place = one.place
      WHERE one.version_id = ${id} AND one.skus <> other.skus)`.execute(trx)
  if (rows[0]) throw new Problem(1009003009, { number: rows[0].number })
}

async function requireRoom(trx: Trx, { projectId, memberId }: { projectId: string; memberId: string }): Promise<void> {
  const { rows } = await sql<{ count: number; bytes: string }>`
    SELECT count(*) FILTER (WHERE project_id = ${projectId})::int AS count, coalesce(sum(bytes), 0) AS bytes
    FROM sent_version JOIN project ON project.id = project_id WHERE project.member_id = ${memberId}`.execute(trx)
  const { count = 0, bytes = '0' } = rows[0] ?? {}
  if (count > MOST_SENT_VERSIONS) throw new Problem(1009003007, { most: MOST_SENT_VERSIONS })
  if (Number(bytes) > MOST_SENT_MEGABYTES * 2 ** 20)
    throw new Problem(1009003008, { most: `${MOST_SENT_MEGABYTES} MB` })
}

async function storePart(
  trx: Trx,
  versionId: string,
  { place, name, terms, content, tally }: ComposedPart,
): Promise<void> {
  const written = await writeContent(content)
  await layOut(trx, piecesOfView(terms, written))
  await keepFiles(trx, madeKeysIn(piecesOfView(terms, written)))
  await trx
    .insertInto('sent_part')
    .values({
      version_id: versionId,
      place,
      kind: terms.kind,
      ref_id: terms.refId,
      name,
      content_hash: Buffer.from(content.contentHash, 'hex'),
      view: LAID_OUT,
      skus: skusOf(terms),
      tally: tally && JSON.stringify(tally),
      picture_keys: picturesIn(viewOf(terms, content)),
    })
    .execute()
}

/** The SKUs of a thing by the ids of its lines or items, which the view does not name. */
function skusOf({ kind, refId }: Thing) {
  const from = {
    board: sql`SELECT id::text, sku_id FROM board_item WHERE board_id = ${refId}`,
    budget: sql`SELECT id::text, sku_id FROM budget_entry WHERE budget_id = ${refId} AND type = 'line'`,
    folder: sql`SELECT id::text, sku_id FROM folder_item WHERE folder_id = ${refId} AND deleted_at IS NULL`,
  }[kind]
  return sql<string>`(SELECT coalesce(jsonb_object_agg(id, sku_id::text), '{}') FROM (${from}) AS entry WHERE sku_id IS NOT NULL)`
}
