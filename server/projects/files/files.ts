import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { partsOfFileName, wholeFileName } from '../../../contract/file-names.ts'
import { Problem } from '../../../contract/problem.ts'
import type * as calls from '../../../contract/project-files.ts'
import type { ProjectFile } from '../../../contract/project-files.ts'
import type { DownloadedFile } from '../../platform/http/files.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { nameOf } from '../../platform/storage/storage.ts'
import { requireRight } from '../../workspace/rights.ts'
import { restorableSince, timesOf } from '../../workspace/trash.ts'
import { getFileRow, keepLatestDeletedFiles, mayDelete, requireRoomForFile } from './stored.ts'
import type { ProjectFileDeps } from './stored.ts'
import { toldFile } from './upload.ts'

type Whose = Pick<MemberContext, 'caller'>

export async function getProjectFiles(
  { db }: ProjectFileDeps,
  { projectId }: ParsedInputOf<typeof calls.getProjectFiles>,
  { caller: { memberId } }: Whose,
): Promise<ProjectFile[]> {
  const { right } = await requireRight(db, { kind: 'project', refId: projectId }, { memberId, needed: 'comment' })
  const rows = await db
    .selectFrom('project_file')
    .leftJoin('member', 'member.id', 'project_file.member_id')
    .selectAll('project_file')
    .select('nickname')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('project_file.created_at', 'desc')
    .orderBy('project_file.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...toldFile(row), addedBy: row.nickname, mayDelete: mayDelete(row, right, memberId) }))
}

/** A file for download: no browser shows it as a page. Throws 404, also where its content is gone. */
export async function downloadProjectFile(
  { db, privateObjects }: ProjectFileDeps,
  { id }: ParsedInputOf<typeof calls.downloadProjectFile>,
  { caller: { memberId } }: Whose,
): Promise<DownloadedFile> {
  const row = await getFileRow(db, { id, memberId, needed: 'comment' })
  const content = await privateObjects.open(nameOf(row.key))
  if (!content) throw new Problem(404)
  return { ...partsOfFileName(row.name), elseName: 'file', mediaType: row.media_type, content, bytes: row.bytes }
}

/** Keeps the ending, by which systems know what opens it. */
export async function renameProjectFile(
  { db }: ProjectFileDeps,
  { id, name }: ParsedInputOf<typeof calls.renameProjectFile>,
  { caller: { memberId } }: Whose,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const row = await getFileRow(trx, { id, memberId, needed: 'edit' }, { locks: true })
    const whole = wholeFileName({ name, ending: partsOfFileName(row.name).ending })
    await trx.updateTable('project_file').set({ name: whole }).where('id', '=', id).execute()
    return whole
  })
}

/** Moves a file to the trash. Throws 1009004002 for one that the member may not delete. */
export async function deleteProjectFile(
  { db, clock }: ProjectFileDeps,
  { id }: ParsedInputOf<typeof calls.deleteProjectFile>,
  { caller: { memberId } }: Whose,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    const row = await getFileRow(trx, { id, memberId, needed: 'edit' }, { locks: true })
    if (!mayDelete(row, row.right, memberId)) throw new Problem(1009004002)
    await trx.updateTable('project_file').set({ deleted_at: clock.now() }).where('id', '=', id).execute()
    await keepLatestDeletedFiles(trx, row.ownerId)
  })
  return true
}

/** Throws 404 where it is too late, 1009004002 as its deletion, and as `requireRoomForFile`. */
export async function restoreProjectFile(
  { db, clock }: ProjectFileDeps,
  { id }: ParsedInputOf<typeof calls.restoreProjectFile>,
  { caller: { memberId } }: Whose,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    const row = await getFileRow(trx, { id, memberId, needed: 'edit', isDeleted: true }, { locks: true })
    if (!mayDelete(row, row.right, memberId)) throw new Problem(1009004002)
    if (!row.project_id || (row.deleted_at ?? new Date(0)) <= restorableSince(clock.now())) throw new Problem(404)
    const file = { projectId: row.project_id, ownerId: row.ownerId, bytes: row.bytes }
    await requireRoomForFile(trx, file, { locks: true })
    await trx.updateTable('project_file').set({ deleted_at: null }).where('id', '=', id).execute()
  })
  return true
}

export async function getDeletedProjectFiles(
  { db, clock }: ProjectFileDeps,
  { projectId }: ParsedInputOf<typeof calls.getDeletedProjectFiles>,
  { caller: { memberId } }: Whose,
): Promise<OutputOf<typeof calls.getDeletedProjectFiles>> {
  const { right } = await requireRight(db, { kind: 'project', refId: projectId }, { memberId, needed: 'comment' })
  const rows = await db
    .selectFrom('project_file')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('deleted_at', '>', restorableSince(clock.now()))
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows
    .filter((row) => mayDelete(row, right, memberId))
    .map(({ id, name, deleted_at: deletedAt }) => ({ id, name, ...timesOf(deletedAt ?? new Date(0)) }))
}
