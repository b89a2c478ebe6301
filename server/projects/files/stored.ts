import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { GivenRight, Right } from '../../../contract/collaboration/rights.ts'
import { Problem } from '../../../contract/problem.ts'
import { MOST_BYTES_OF_OWNER, MOST_BYTES_OF_PROJECT, MOST_PROJECT_FILES } from '../../../contract/project-files.ts'
import type { Db, Trx } from '../../database.ts'
import { oneAtATime } from '../../platform/postgres/one-at-a-time.ts'
import type { ObjectStore } from '../../platform/storage/objects/objects.ts'
import type { OpenSpool } from '../../platform/storage/spooled-file.ts'
import { requireRight } from '../../workspace/rights.ts'
import type { ProjectDeps } from '../stored.ts'
import type { ProjectTables } from '../tables.ts'

export interface ProjectFileDeps extends ProjectDeps {
  /** Where contents are kept; they have no address. */
  privateObjects: Pick<ObjectStore, 'put' | 'open' | 'remove'>
  openSpool: OpenSpool
  /** Counts an upload. Throws 429 after too many in an hour, 1004004007 for a demonstration account of everybody. */
  admitUpload(memberId: string): Promise<void>
}

export type FileRow = Selectable<ProjectTables['project_file']>

const MEBIBYTE = 1024 * 1024

interface FileAccess {
  id: string
  memberId: string
  needed: Right
  /** Whether one in the trash is wanted. */
  isDeleted?: boolean
}

/** A file of a project to which the member has this right, with that right. Throws 404, and as `requireRight`. */
export async function getFileRow(
  db: Db | Trx,
  { id, memberId, needed, isDeleted = false }: FileAccess,
  { locks = false } = {},
): Promise<FileRow & { right: Right; ownerId: string }> {
  const find = async () => {
    const row = await db.selectFrom('project_file').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row || row.project_id === null || (row.deleted_at !== null) !== isDeleted) throw new Problem(404)
    return { ...row, project_id: row.project_id }
  }
  const { project_id: refId } = await find()
  const { right, ownerId } = await requireRight(db, { kind: 'project', refId }, { memberId, needed, locks })
  // Again, now that nobody else changes it.
  return { ...(await find()), right, ownerId }
}

/** Whoever added a file deletes it while they may edit, and so does the project's owner. */
export function mayDelete({ member_id: addedBy }: Pick<FileRow, 'member_id'>, right: Right, memberId: string): boolean {
  return right === 'own' || (right === ('edit' satisfies GivenRight) && addedBy === memberId)
}

/**
 * Throws 1009007003 to 1009007005 where a file of these bytes has no room in a project. Files in the trash do not count. With `locks`,
 * other files of the owner's projects wait until the transaction ends.
 */
export async function requireRoomForFile(
  db: Db | Trx,
  { projectId, ownerId, bytes }: { projectId: string; ownerId: string; bytes: number },
  { locks = false } = {},
): Promise<void> {
  if (locks) await lockFilesOf(db, ownerId)
  const has = await sumFiles(db, { projectId, ownerId })
  if (has.count >= MOST_PROJECT_FILES) throw new Problem(1009007003, { most: MOST_PROJECT_FILES })
  if (has.bytes + bytes > MOST_BYTES_OF_PROJECT)
    throw new Problem(1009007004, { limit: `${MOST_BYTES_OF_PROJECT / MEBIBYTE} MB` })
  requireWithin(has, bytes)
}

/** Throws 1009007005 where a project that became a member's brings more files than theirs may hold together. */
export async function requireRoomForFilesOf(trx: Trx, access: { projectId: string; ownerId: string }): Promise<void> {
  await lockFilesOf(trx, access.ownerId)
  requireWithin(await sumFiles(trx, access), 0)
}

function requireWithin({ name, all }: { name: string; all: number }, more: number): void {
  if (all + more > MOST_BYTES_OF_OWNER)
    throw new Problem(1009007005, { name, limit: `${MOST_BYTES_OF_OWNER / MEBIBYTE} MB` })
}

/** How many files a project has and their bytes, and the bytes of all its owner's. */
async function sumFiles(db: Db | Trx, { projectId, ownerId }: { projectId: string; ownerId: string }) {
  const { rows } = await sql<{ name: string; count: number; bytes: number; all: number }>`
    SELECT nickname AS name, count(file.id) FILTER (WHERE project_id = ${projectId})::int AS count,
      coalesce(sum(bytes) FILTER (WHERE project_id = ${projectId}), 0)::float8 AS bytes, coalesce(sum(bytes), 0)::float8 AS "all"
    FROM member LEFT JOIN project ON project.member_id = member.id
    LEFT JOIN project_file AS file ON file.project_id = project.id AND file.deleted_at IS NULL
    WHERE member.id = ${ownerId} GROUP BY member.id`.execute(db)
  const [has] = rows
  if (!has) throw new Problem(404)
  return has
}

/** Lets only one transaction at a time add or delete files of a member's projects; after the project's row. */
async function lockFilesOf(db: Db | Trx, ownerId: string): Promise<void> {
  await oneAtATime(db, `project files ${ownerId}`)
}

/** The trash of an owner's files holds the latest deleted, as many as one project may have: the rest is nobody's. */
export async function keepLatestDeletedFiles(trx: Trx, ownerId: string): Promise<void> {
  await lockFilesOf(trx, ownerId)
  await sql`
    UPDATE project_file SET project_id = NULL WHERE id IN (
      SELECT id FROM (
        SELECT file.id, sum(bytes) OVER latest AS bytes, row_number() OVER latest AS place
        FROM project_file AS file JOIN project ON project.id = file.project_id
        WHERE project.member_id = ${ownerId} AND file.deleted_at IS NOT NULL
        WINDOW latest AS (ORDER BY file.deleted_at DESC, file.id DESC)
      ) AS deleted WHERE bytes > ${MOST_BYTES_OF_PROJECT} OR place > ${MOST_PROJECT_FILES})`.execute(trx)
}
