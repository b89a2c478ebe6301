import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import { differenceOf } from '../../../contract/sharing/difference-of.ts'
import type * as calls from '../../../contract/sharing/sending-calls.ts'
import type { SentPart, SentVersion } from '../../../contract/sharing/sending-calls.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { givingWay } from '../../platform/in-pieces.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { requireRight } from '../../workspace/rights.ts'
import type { SharingDeps } from '../deps.ts'
import { readView, withPictures } from '../views/stored-view.ts'
import { asOfToday } from './today.ts'

type Whose = Pick<MemberContext, 'caller'>
type Db = SharingDeps['db']

/** Throws 404 where the project is not the member's. */
export async function getSentVersions(
  { db }: Pick<SharingDeps, 'db'>,
  { projectId }: ParsedInputOf<typeof calls.getSentVersions>,
  { caller: { memberId } }: Whose,
): Promise<SentVersion[]> {
  await requireRight(db, { kind: 'project', refId: projectId }, { memberId, needed: 'own' })
  const rows = await db
    .selectFrom('sent_version')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('number', 'desc')
    .execute()
  const parts = await findParts(
    db,
    rows.map(({ id }) => id),
  )
  const shown = rows.find((row) => row.withdrawn_at === null)
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    senderName: row.sender_name,
    letter: row.letter,
    language: row.language,
    fields: row.fields,
    contentHash: row.content_hash.toString('hex'),
    sendTime: row.sent_at.getTime(),
    withdrawTime: row.withdrawn_at?.getTime() ?? null,
    isShown: row === shown,
    parts: parts.get(row.id) ?? [],
  }))
}

/** The parts of versions, without what they show. */
async function findParts(db: Db, versionIds: readonly string[]): Promise<Map<string, SentPart[]>> {
  if (versionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sent_part')
    .select(['version_id', 'place', 'kind', 'ref_id', 'name', 'content_hash'])
    .where('version_id', 'in', versionIds)
    .orderBy('version_id')
    .orderBy('place')
    .execute()
  const parts = new Map<string, SentPart[]>()
  for (const { version_id: versionId, ref_id: refId, content_hash: hash, ...part } of rows)
    parts.set(versionId, [...(parts.get(versionId) ?? []), { ...part, refId, contentHash: hash.toString('hex') }])
  return parts
}

/** Throws 404 where the version is not of a project of the member's, or has no such part. */
export async function getSentPart(
  deps: SharingDeps,
  { id, place }: ParsedInputOf<typeof calls.getSentPart>,
  { caller: { memberId } }: Whose,
): Promise<SharedView> {
  await getOwnVersion(deps.db, id, memberId)
  const view = await readPart(deps.db, { id, place })
  if (!view) throw new Problem(404)
  return asOfToday(deps, { id, place }, await withPictures(deps, view))
}

async function readPart(db: Db, { id, place }: { id: string; place: number }): Promise<SharedView | undefined> {
  return readView(db, sql`SELECT view FROM sent_part WHERE version_id = ${id} AND place = ${place}`)
}

/** A version of a project of the member's. Throws 404. */
async function getOwnVersion(db: Db, id: string, memberId: string, { locks = false } = {}) {
  const found = await db.selectFrom('sent_version').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) throw new Problem(404)
  const project = { kind: 'project' as const, refId: found.project_id }
  await requireRight(db, project, { memberId, needed: 'comment', locks })
  // Who only works on the project does not learn what was sent.
  await requireRight(db, project, { memberId, needed: 'own' })
  return found
}

/** Throws 404 as above. */
export async function withdrawVersion(
  { db, clock }: SharingDeps,
  { id }: ParsedInputOf<typeof calls.withdrawVersion>,
  { caller: { memberId } }: Whose,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    const { withdrawn_at: before } = await getOwnVersion(trx, id, memberId, { locks: true })
    if (before === null)
      await trx.updateTable('sent_version').set({ withdrawn_at: clock.now() }).where('id', '=', id).execute()
  })
  return true
}

/** Throws 404 as above. */
export async function compareSent(
  { db }: SharingDeps,
  { id }: ParsedInputOf<typeof calls.compareSent>,
  { caller: { memberId } }: Whose,
): Promise<OutputOf<typeof calls.compareSent>> {
  return differenceFromBefore(db, await getOwnVersion(db, id, memberId))
}

interface Version {
  id: string
  project_id: string
  number: number
  letter: string
}

/** What a version changed from the one before it that was not withdrawn. */
async function differenceFromBefore(db: Db, version: Version): Promise<OutputOf<typeof calls.compareSent>> {
  const before = await db
    .selectFrom('sent_version')
    .select(['id', 'number', 'letter'])
    .where('project_id', '=', version.project_id)
    .where('number', '<', version.number)
    .where('withdrawn_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const parts = await findParts(db, before ? [before.id, version.id] : [version.id])
  const [former, now] = [(before && parts.get(before.id)) ?? [], parts.get(version.id) ?? []]
  const compared: OutputOf<typeof calls.compareSent>['parts'] = []
  for (const { contentHash, ...part } of now) {
    const same = former.find(({ kind, refId }) => kind === part.kind && refId === part.refId)
    if (!before || !same) compared.push({ ...part, state: 'new', difference: null })
    else if (same.contentHash === contentHash) compared.push({ ...part, state: 'same', difference: null })
    else {
      const [one, other] = [
        await readPart(db, { id: before.id, place: same.place }),
        await readPart(db, { id: version.id, place: part.place }),
      ]
      if (!one || !other) throw new Error(`a part of version ${version.id} is missing`)
      compared.push({ ...part, state: 'changed', difference: await givingWay(differenceOf(one, other)) })
    }
  }
  const gone = former.filter(({ kind, refId }) => !now.some((part) => part.kind === kind && part.refId === refId))
  for (const { contentHash: _hash, ...part } of gone) compared.push({ ...part, state: 'gone', difference: null })
  return { before: before?.number ?? null, hasOtherLetter: before?.letter !== version.letter, parts: compared }
}
