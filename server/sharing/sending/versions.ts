import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import { approvalRuleOf, NEWEST_RULE } from '../../../contract/sharing/approval-rules.ts'
import { differenceOf } from '../../../contract/sharing/difference-of.ts'
import type * as calls from '../../../contract/sharing/sending-calls.ts'
import type { SentPart, SentVersion } from '../../../contract/sharing/sending-calls.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { givingWay } from '../../platform/in-pieces.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { requireRight } from '../../workspace/rights.ts'
import { notifyOfEvent } from '../activity/note-event.ts'
import type { SharingDeps } from '../deps.ts'
import type { SharingTables } from '../tables.ts'
import { answersRefOf, noticeRefOf } from '../tell-owner.ts'
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
  const decisions = await findDecisions(db, sql`sent_version.project_id = ${projectId}`)
  const shown = rows.find((row) => row.withdrawn_at === null)
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    senderName: row.sender_name,
    letter: row.letter,
    language: row.language,
    fields: row.fields,
    figure: row.figure,
    offered: row.offered ?? [],
    contentHash: row.content_hash.toString('hex'),
    sendTime: row.sent_at.getTime(),
    withdrawTime: row.withdrawn_at?.getTime() ?? null,
    isShown: row === shown,
    parts: parts.get(row.id) ?? [],
    decisions: decisions
      .filter(({ versionId }) => versionId === row.id)
      .map(({ versionId: _versionId, ...decision }) => decision),
  }))
}

/** What was decided, in the order of time. */
export async function findDecisions(db: Db, isWanted: RawBuilder<boolean>) {
  const rows = await db
    .selectFrom('sent_decision')
    .innerJoin('sent_version', 'sent_version.id', 'version_id')
    .select([
      'sent_decision.id',
      'version_id',
      'number',
      'link_id',
      'link_name',
      'name',
      'verdict',
      'note',
      'lines',
      'totals',
      'created_at',
      'read_at',
      'followed_at',
    ])
    .where(isWanted)
    .orderBy('sent_decision.id')
    .execute()
  return rows.map(
    ({
      version_id: versionId,
      link_id: linkId,
      link_name: linkName,
      created_at: at,
      read_at: readAt,
      followed_at: followedAt,
      lines,
      totals,
      ...decision
    }) => ({
      ...decision,
      versionId,
      linkId,
      linkName,
      time: at.getTime(),
      lines: lines ?? [],
      totals: totals ?? [],
      isRead: readAt !== null,
      followTime: followedAt?.getTime() ?? null,
    }),
  )
}

/** Marks all decisions as read, and the notices of them. Throws 404 where the project is not the member's. */
export async function readDecisions(
  { db, clock, settleNotices }: SharingDeps,
  { projectId }: ParsedInputOf<typeof calls.readDecisions>,
  { caller: { memberId } }: Whose,
): Promise<true> {
  const project = { kind: 'project' as const, refId: projectId }
  await inTransaction(db, async (trx) => {
    await requireRight(trx, project, { memberId, needed: 'own' })
    const now = clock.now()
    await sql`
      UPDATE sent_decision SET read_at = ${now} FROM sent_version
      WHERE sent_version.id = version_id AND project_id = ${projectId} AND read_at IS NULL`.execute(trx)
    await settleNotices(trx, { memberId, kinds: ['approval'], ref: noticeRefOf(project) }, now)
    await settleNotices(trx, { memberId, kinds: ['comment'], ref: answersRefOf(project) }, now)
  })
  return true
}

/** The parts of versions, without what they show. */
export async function findParts(db: Db, versionIds: readonly string[]): Promise<Map<string, SentPart[]>> {
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
  const { figure } = await getOwnVersion(deps.db, id, memberId)
  const view = await readPart(deps.db, { id, place })
  if (!view) throw new Problem(404)
  return asOfToday(deps, { id, place, figure }, await withPictures(deps, view))
}

export async function readPart(db: Db, { id, place }: { id: string; place: number }): Promise<SharedView | undefined> {
  return readView(db, sql`SELECT view FROM sent_part WHERE version_id = ${id} AND place = ${place}`)
}

/** A version of a project of the member's. Throws 404. */
export async function getOwnVersion(db: Db, id: string, memberId: string, { locks = false } = {}) {
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
    const { withdrawn_at: before, project_id: refId } = await getOwnVersion(trx, id, memberId, { locks: true })
    if (before !== null) return
    await trx.updateTable('sent_version').set({ withdrawn_at: clock.now() }).where('id', '=', id).execute()
    await notifyOfEvent(trx, { of: 'content', kind: 'project', refId })
  })
  return true
}

/** Throws 404 as above. */
export async function compareSent(
  { db }: SharingDeps,
  { id }: ParsedInputOf<typeof calls.compareSent>,
  { caller: { memberId } }: Whose,
): Promise<OutputOf<typeof calls.compareSent>> {
  return compareParts(db, await getOwnVersion(db, id, memberId), async (view) => view)
}

export type Version = Selectable<SharingTables['sent_version']>

/** What a version changed from the one before it that was not withdrawn, as far as `show` shows both. */
export async function compareParts(
  db: Db,
  version: Version,
  show: (view: SharedView, of: Version) => Promise<SharedView>,
): Promise<OutputOf<typeof calls.compareSent>> {
  const before = await db
    .selectFrom('sent_version')
    .selectAll()
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
      const found = await givingWay(
        differenceOf(await show(one, before), await show(other, version), approvalRuleOf(NEWEST_RULE)),
      )
      const isSame = Object.values(found).every(({ length }) => length === 0)
      compared.push({ ...part, state: isSame ? 'same' : 'changed', difference: isSame ? null : found })
    }
  }
  const gone = former.filter(({ kind, refId }) => !now.some((part) => part.kind === kind && part.refId === refId))
  for (const { contentHash: _hash, ...part } of gone) compared.push({ ...part, state: 'gone', difference: null })
  // Where there is none any more, there is nothing to read.
  const hasOtherLetter = version.letter !== '' && before?.letter !== version.letter
  return { before: before?.number ?? null, hasOtherLetter, parts: compared }
}
