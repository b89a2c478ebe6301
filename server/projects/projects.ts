import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type * as calls from '../../contract/projects.ts'
import type { Project, ProjectFields, ProjectSort } from '../../contract/projects.ts'
import { MOST_DELETED } from '../../contract/trash.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { holdsAll } from '../workspace/find-work.ts'
import { keywordsOf } from '../workspace/names.ts'
import { isSharedWith } from '../workspace/rights.ts'
import {
  deleteThings,
  lockThings,
  requireRoomFor,
  restorableSince,
  restoreThings,
  timesOf,
} from '../workspace/trash.ts'
import { cardOf, columnsOf, fieldsOf, getProjectRow, selectProjects } from './stored.ts'
import type { CardRow, ProjectDeps } from './stored.ts'

type Whose = Pick<MemberContext, 'caller'>

const orders: Record<ProjectSort, RawBuilder<unknown>> = {
  newest: sql`project.created_at DESC`,
  updated: sql`greatest(project.updated_at, holding.changed_at) DESC`,
  name: sql`project.name_key`,
}

/** A page of the member's projects, and of those that others share with them. */
export async function getPageOfProjects(
  { db }: ProjectDeps,
  { pageNo, pageSize, keyword = '', archived, sort }: ParsedInputOf<typeof calls.getProjectPage>,
  { caller: { memberId } }: Whose,
): Promise<OutputOf<typeof calls.getProjectPage>> {
  const isListed = sql<boolean>`(project.member_id = ${memberId} OR ${isSharedWith('project', memberId)})
    AND project.deleted_at IS NULL AND (project.archived_at IS NOT NULL) = ${archived !== undefined}
    AND ${holdsAll(sql`project.name_key`, keywordsOf(keyword))}`
  const [rows, { count }] = await Promise.all([
    selectProjects(db, memberId)
      .where(isListed)
      .orderBy(orders[sort])
      .orderBy('project.id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    db
      .selectFrom('project')
      .select(sql<number>`count(*)::int`.as('count'))
      .where(isListed)
      .executeTakeFirstOrThrow(),
  ])
  return { list: rows.map((row) => cardOf({ ...row, right: row.right ?? 'comment' })), total: count }
}

export async function getProject(
  { db }: ProjectDeps,
  { id }: ParsedInputOf<typeof calls.getProject>,
  { caller: { memberId } }: Whose,
): Promise<Project> {
  return wholeOf(await getProjectRow(db, { id, memberId, needed: 'comment' }))
}

function wholeOf(row: CardRow): Project {
  return { ...cardOf(row), rooms: row.fields.rooms }
}

/** Throws 1009007001 where the member has too many, 400 for days in the wrong order or two rooms with one id. */
export async function createProject(
  { db, clock }: ProjectDeps,
  fields: ParsedInputOf<typeof calls.createProject>,
  { caller: { memberId } }: Whose,
): Promise<string> {
  requireAgreeing(fields, '')
  return inTransaction(db, async (trx) => {
    await lockThings(trx, 'project', memberId)
    await requireRoomFor(trx, 'project', memberId, 1)
    const now = clock.now()
    const { id } = await trx
      .insertInto('project')
      .values({ member_id: memberId, ...columnsOf(fields), created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

/** Throws 409 with the project where somebody else has changed the same fields since the version; 400 as `createProject`. */
export async function updateProject(
  { db, clock }: ProjectDeps,
  { id, version: known, fields }: ParsedInputOf<typeof calls.updateProject>,
  { caller: { memberId } }: Whose,
): Promise<{ version: number }> {
  return inTransaction(db, async (trx) => {
    const row = await getProjectRow(trx, { id, memberId, needed: 'edit' }, { locks: true })
    const before = fieldsOf(row)
    const changed = (Object.keys(fields) as (keyof ProjectFields)[]).filter(
      (field) => fields[field] !== undefined && !isDeepStrictEqual(fields[field], before[field]),
    )
    if (changed.length === 0) return { version: row.version }
    if (changed.some((field) => (row.field_versions[field] ?? 1) > known)) throw new Problem(409, {}, wholeOf(row))
    const after = { ...before, ...(JSON.parse(JSON.stringify(fields)) as Partial<ProjectFields>) }
    requireAgreeing(after, 'fields.')
    const version = row.version + 1
    const fieldVersions = { ...row.field_versions, ...Object.fromEntries(changed.map((field) => [field, version])) }
    await trx
      .updateTable('project')
      .set({ ...columnsOf(after), version, field_versions: JSON.stringify(fieldVersions), updated_at: clock.now() })
      .where('id', '=', id)
      .execute()
    return { version }
  })
}

const ENDS_EARLIER = { en: 'is before the first day', zh: '早于开始日期' }
const TWICE = { en: 'names the same room twice', zh: '房间重复' }

/** Throws 400 that names the field. */
function requireAgreeing({ startsOn, endsOn, rooms }: ProjectFields, within: string): void {
  if (startsOn !== null && endsOn !== null && endsOn < startsOn)
    throw new Problem(400, { field: `${within}endsOn`, reason: ENDS_EARLIER })
  const ids = rooms.map(({ id }) => id)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (twice !== -1) throw new Problem(400, { field: `${within}rooms.${twice}.id`, reason: TWICE })
}

export async function archiveProject(
  { db, clock }: ProjectDeps,
  { id, isArchived }: ParsedInputOf<typeof calls.archiveProject>,
  { caller: { memberId } }: Whose,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    const { archived_at: before } = await getProjectRow(trx, { id, memberId, needed: 'own' }, { locks: true })
    const archivedAt = isArchived ? (before ?? clock.now()) : null
    await trx.updateTable('project').set({ archived_at: archivedAt }).where('id', '=', id).execute()
  })
  return true
}

/** Moves projects to the trash; what they hold stays. Throws 1009004002 where one is shared with the member. */
export async function deleteProjects(
  { db, clock }: ProjectDeps,
  { ids }: ParsedInputOf<typeof calls.deleteProjects>,
  { caller: { memberId } }: Whose,
): Promise<number> {
  return inTransaction(db, async (trx) => deleteThings(trx, 'project', { memberId, ids, now: clock.now() }))
}

/** Restores all of them or none. Throws 1009007001 where there is no room. */
export async function restoreProjects(
  { db, clock }: ProjectDeps,
  { ids }: ParsedInputOf<typeof calls.restoreProjects>,
  { caller: { memberId } }: Whose,
): Promise<true> {
  await inTransaction(db, async (trx) => restoreThings(trx, 'project', { memberId, ids, now: clock.now() }))
  return true
}

export async function getDeletedProjects(
  { db, clock }: ProjectDeps,
  _input: object,
  { caller: { memberId } }: Whose,
): Promise<OutputOf<typeof calls.getDeletedProjects>> {
  const rows = await db
    .selectFrom('project')
    .select(['id', 'name', 'deleted_at'])
    .where('member_id', '=', memberId)
    .where('deleted_at', '>', restorableSince(clock.now()))
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_DELETED)
    .execute()
  return rows.map(({ id, name, deleted_at: deletedAt }) => ({ id, name, ...timesOf(deletedAt ?? new Date(0)) }))
}
