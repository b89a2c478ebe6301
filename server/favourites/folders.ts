import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { InProject, Right } from '../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import type * as calls from '../../contract/favourites.ts'
import { Problem } from '../../contract/problem.ts'
import type { Language } from '../../contract/problem.ts'
import { keepNamed } from '../catalogue/kept-files.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { isNamedWith, nameKeyOf } from '../workspace/names.ts'
import { isWithin, projectOf, putInto } from '../workspace/in-project.ts'
import { isSharedWith, rightOf } from '../workspace/rights.ts'
import { deleteThings, holdOwn, lockThings, requireRoomFor, restorableSince, restoreOwn } from '../workspace/trash.ts'
import type { Trx } from '../database.ts'
import { freeName } from './free-name.ts'
import { getFolder, requireFolder } from './one-folder.ts'
import type { FavouriteDeps } from './deps.ts'

const COVERS = 4
const NO_PICTURE = {
  en: 'expected the address of a picture of the catalogue',
  'zh-CN': '应为产品库中图片的地址',
} satisfies Record<Language, string>

interface FolderRow {
  id: string
  name: string
  owner_name: string
  project: InProject
  right: Right
  sort: number
  cover_url: string | null
  updated_at: Date
  count: number
  covers: string[]
  total: number
}

/** The member's folders, or those shared with them, by `sort`, then the newest first. */
export async function getPageOfFolders(
  { db }: FavouriteDeps,
  { pageNo, pageSize, keyword = '', shared, projectId }: ParsedInputOf<typeof calls.getFolderPage>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getFolderPage>> {
  const isWhole = pageSize === -1
  const isListed =
    projectId === undefined
      ? listedBy({ keyword, shared }, memberId)
      : sql<boolean>`${await isWithin(db, { kind: 'folder', projectId }, memberId)} AND folder.deleted_at IS NULL AND ${isNamedWith(keyword)}`
  const { rows } = await sql<FolderRow>`
    WITH found AS (
      SELECT *, ${rightOf('folder', memberId)} AS "right", ${projectOf('folder', memberId)} AS project FROM folder WHERE ${isListed}
    )
    SELECT found.id::text, found.name, member.nickname AS owner_name, found.right, found.project, found.sort, found.cover_url, found.updated_at, items.count, covers.covers,
      (SELECT count(*)::int FROM found) AS total
    FROM (SELECT * FROM found ORDER BY sort, id DESC
      LIMIT ${isWhole ? null : pageSize} OFFSET ${isWhole ? 0 : (pageNo - 1) * pageSize}) AS found
    JOIN member ON member.id = found.member_id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS count FROM folder_item WHERE folder_id = found.id AND deleted_at IS NULL
    ) AS items
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg('/images/' || first.key ORDER BY first.place), '{}') AS covers FROM (
        SELECT picture.key, folder_item.place FROM folder_item
        JOIN picture_use ON picture_use.sku_id = folder_item.sku_id AND picture_use.role = 'cover'
        JOIN picture ON picture.id = picture_use.picture_id
        WHERE folder_item.folder_id = found.id AND folder_item.deleted_at IS NULL
        ORDER BY folder_item.place LIMIT ${COVERS}
      ) AS first
    ) AS covers
    ORDER BY found.sort, found.id DESC`.execute(db)
  const list = rows.map(
    ({
      id,
      name,
      owner_name: ownerName,
      project,
      right,
      sort,
      cover_url: coverUrl,
      count,
      covers,
      updated_at: updatedAt,
    }) => ({
      id,
      name,
      ownerName,
      project,
      right,
      sort,
      coverUrl,
      count,
      covers,
      updateTime: updatedAt.getTime(),
    }),
  )
  return { list, total: rows[0]?.total ?? (await countListed(db, isListed)) }
}

/** Counts separately where the page is empty: there are no rows to read the count from. */
async function countListed(db: FavouriteDeps['db'], isListed: RawBuilder<boolean>): Promise<number> {
  const { count } = await db
    .selectFrom('folder')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isListed)
    .executeTakeFirstOrThrow()
  return count
}

function listedBy(
  { keyword, shared }: Pick<ParsedInputOf<typeof calls.getFolderPage>, 'keyword' | 'shared'>,
  memberId: string,
): RawBuilder<boolean> {
  const isTheirs =
    shared === undefined ? sql<boolean>`folder.member_id = ${memberId}` : isSharedWith('folder', memberId)
  return sql`${isTheirs} AND folder.deleted_at IS NULL AND ${isNamedWith(keyword ?? '')}`
}

/** Throws 1008009001 where the member has a folder of this name, 1008009002 where they have too many, 400 for an invalid cover. */
export async function createFolder(
  { db, clock }: FavouriteDeps,
  { name, sort, coverUrl, projectId }: ParsedInputOf<typeof calls.createFolder>,
  { caller: { memberId }, language }: MemberContext,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    if (coverUrl !== null) await requirePicture(trx, coverUrl, language)
    await lockThings(trx, 'folder', memberId)
    await requireRoomFor(trx, 'folder', memberId, 1)
    await requireFreeName(trx, memberId, { name })
    const now = clock.now()
    const { id } = await trx
      .insertInto('folder')
      .values({
        member_id: memberId,
        name,
        name_key: nameKeyOf(name),
        sort,
        cover_url: coverUrl,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await putInto(trx, { projectId, memberId }, [{ kind: 'folder', refId: id }])
    await keepNamed(trx, coverUrl ?? '')
    return id
  })
}

/** Copies a folder with its items, in their order; its name gets a number where the member has it. Throws as `getFolder`, and 1008009002. */
export async function duplicateFolder(
  { db, clock }: FavouriteDeps,
  { id, name, projectId }: ParsedInputOf<typeof calls.duplicateFolder>,
  { caller: { memberId } }: MemberContext,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    await lockThings(trx, 'folder', memberId)
    await requireRoomFor(trx, 'folder', memberId, 1)
    const from = await getFolder(trx, { id, memberId, needed: 'comment' })
    const free = await numbered(trx, memberId, { name: name ?? from.name })
    const now = clock.now()
    const copy = await trx
      .insertInto('folder')
      .values({
        member_id: memberId,
        name: free,
        name_key: nameKeyOf(free),
        sort: 0,
        cover_url: from.coverUrl,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await putInto(trx, { projectId, memberId }, [{ kind: 'folder', refId: copy.id }])
    await sql`
      INSERT INTO folder_item (folder_id, member_id, sku_id, note, place, added_at)
      SELECT ${copy.id}, ${memberId}, sku_id, note, place, ${now} FROM folder_item
      WHERE folder_id = ${id} AND deleted_at IS NULL`.execute(trx)
    await keepNamed(trx, from.coverUrl ?? '')
    return copy.id
  })
}

/**
 * Changes a folder. Throws as `getFolder`, 1008009001 where the caller owns the folder and another of this name, 400 for an invalid
 * cover. A collaborator's new name gets a number where the owner has it: they must not learn the names of the owner's folders.
 */
export async function updateFolder(
  { db, clock }: FavouriteDeps,
  { id, name: wanted, sort, coverUrl }: ParsedInputOf<typeof calls.updateFolder>,
  { caller: { memberId }, language }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    const need = { id, memberId, needed: sort === undefined ? 'edit' : 'own' } as const
    await lockThings(trx, 'folder', (await getFolder(trx, need)).ownerId)
    // The owner may have changed meanwhile.
    const { coverUrl: before, ownerId, right } = await requireFolder(trx, need)
    if (coverUrl && coverUrl !== before) await requirePicture(trx, coverUrl, language)
    if (wanted !== undefined && right === 'own') await requireFreeName(trx, ownerId, { id, name: wanted })
    const name = wanted === undefined || right === 'own' ? wanted : await numbered(trx, ownerId, { id, name: wanted })
    await trx
      .updateTable('folder')
      .set({
        // Its place among the owner's folders is no part of what others see.
        ...((sort === undefined || name !== undefined || coverUrl !== undefined) && { updated_at: clock.now() }),
        ...(name !== undefined && { name, name_key: nameKeyOf(name) }),
        ...(sort !== undefined && { sort }),
        ...(coverUrl !== undefined && { cover_url: coverUrl }),
      })
      .where('id', '=', id)
      .execute()
    await keepNamed(trx, coverUrl ?? '')
  })
  return true
}

/** Numbers folders from 1 in this order. Skips other members' folders. */
export async function sortFolders(
  { db }: FavouriteDeps,
  { ids }: ParsedInputOf<typeof calls.sortFolders>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    await holdOwn(trx, 'folder', { memberId, ids })
    await sql`
      UPDATE folder SET sort = wanted.place
      FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS wanted (id, place)
      WHERE folder.id = wanted.id AND member_id = ${memberId} AND deleted_at IS NULL`.execute(trx)
  })
  return true
}

/** Throws 1009004002 where one of the folders is shared with the member. */
export async function deleteFolders(
  { db, clock }: FavouriteDeps,
  { ids }: ParsedInputOf<typeof calls.deleteFolders>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    await deleteThings(trx, 'folder', { memberId, ids, now: clock.now() })
  })
  return true
}

/** Restores all of them or none. Throws 1008009001 where a name is taken, 1008009002 where there is no room. */
export async function restoreFolders(
  { db, clock }: FavouriteDeps,
  { ids }: ParsedInputOf<typeof calls.restoreFolders>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    await lockThings(trx, 'folder', memberId)
    const folders = await trx
      .selectFrom('folder')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where('member_id', '=', memberId)
      .where('deleted_at', '>', restorableSince(now))
      .orderBy('id')
      .execute()
    await requireRoomFor(trx, 'folder', memberId, folders.length)
    for (const { id, name } of folders) {
      await requireFreeName(trx, memberId, { name })
      await restoreOwn(trx, 'folder', { memberId, ids: [id], now })
    }
  })
  return true
}

async function requirePicture(trx: Trx, address: string, language: Language): Promise<void> {
  const key = address.replace(/^\/images\//, '')
  const found = await trx.selectFrom('picture').select('id').where('key', '=', key).executeTakeFirst()
  if (!found) throw new Problem(400, { field: 'coverUrl', reason: NO_PICTURE[language] })
}

async function requireFreeName(trx: Trx, memberId: string, { id, name }: { id?: string; name: string }): Promise<void> {
  const other = await trx
    .selectFrom('folder')
    .select('name')
    .where('member_id', '=', memberId)
    .where('name_key', '=', nameKeyOf(name))
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '!=', id ?? ''))
    .executeTakeFirst()
  if (other) throw new Problem(1008009001, { name: other.name })
}

async function numbered(trx: Trx, ownerId: string, { id = '0', name }: { id?: string; name: string }): Promise<string> {
  const others = await trx
    .selectFrom('folder')
    .select('name_key')
    .where('member_id', '=', ownerId)
    .where('id', '!=', id)
    .where('deleted_at', 'is', null)
    .execute()
  return freeName(name, new Set(others.map((other) => other.name_key)))
}
