import { sql } from 'kysely'
import { KEPT_IN_TRASH_MS } from '../../contract/keeping/keeping.ts'
import type { deletedPage } from '../../contract/keeping/keeping.ts'
import type { Db, Trx } from '../database.ts'
import type * as z from 'zod'

/** A deleted thing: its names, and its rows by table in an order that foreign keys accept. */
export interface TrashEntry {
  entity: string
  id: string
  name: string | null
  enName: string | null
  rows: [table: string, row: Record<string, unknown>][]
}

/**
 * Deletes things row by row, and keeps them for 30 days. SKUs leave members' folders with their product and return with it. `actor`
 * is written as in the change log.
 */
export async function moveToTrash(
  trx: Trx,
  things: readonly TrashEntry[],
  by: { actor: string; now: Date },
): Promise<void> {
  for (const { entity, id, name, enName, rows } of things) {
    const { id: trashId } = await trx
      .insertInto('catalogue_trash')
      .values({
        entity,
        entity_id: id,
        name,
        en_name: enName,
        rows: JSON.stringify(rows),
        actor: by.actor,
        deleted_at: by.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const skuIds = rows.flatMap(([table, row]) => (table === 'sku' ? [String(row['id'])] : []))
    await sql`
      WITH gone AS (DELETE FROM folder_item WHERE sku_id = ANY (${skuIds}::bigint[]) RETURNING *)
      INSERT INTO catalogue_trash_item (trash_id, folder_id, member_id, sku_id, place, note, added_at, deleted_at)
      SELECT ${trashId}::bigint, folder_id, member_id, sku_id, place, note, added_at, deleted_at FROM gone`.execute(trx)
    for (const [table, ids] of idsByTable(rows).toReversed())
      await sql`DELETE FROM ${sql.table(table)} WHERE id = ANY (${ids}::bigint[])`.execute(trx)
  }
}

/** Restores a thing, in members' folders too; returns whether the trash had it. What its rows refer to must exist. */
export async function restoreFromTrash(
  trx: Trx,
  { entity, id, now }: { entity: string; id: string; now: Date },
): Promise<boolean> {
  const thrown = await findTrashEntry(trx, { entity, id, now })
  if (!thrown) return false
  for (const [table, row] of thrown.rows) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
    await sql`
      INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM jsonb_populate_record(NULL::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(
      trx,
    )
  }
  await sql`
    INSERT INTO folder_item (folder_id, member_id, sku_id, place, note, added_at, deleted_at)
    SELECT folder_id, member_id, sku_id, place, note, added_at, deleted_at FROM catalogue_trash_item
    WHERE trash_id = ${thrown.id} ON CONFLICT DO NOTHING`.execute(trx)
  await trx.deleteFrom('catalogue_trash').where('id', '=', thrown.id).execute()
  return true
}

/** The thing of this name that was deleted last, with its rows. */
export async function findTrashEntry(db: Db, { entity, id, now }: { entity: string; id: string; now: Date }) {
  return db
    .selectFrom('catalogue_trash')
    .select(['id', 'name', 'en_name', 'rows'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('deleted_at', '>', restorableSince(now))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The things of a kind that can be restored, the latest first. */
export async function getPageOfDeleted(
  db: Db,
  { entity, pageNo, pageSize, now }: z.output<typeof deletedPage.input> & { entity: string; now: Date },
): Promise<z.output<typeof deletedPage.output>> {
  const rows = await db
    .selectFrom('catalogue_trash')
    .select(({ fn }) => [
      'entity_id',
      'name',
      'en_name',
      'actor',
      'deleted_at',
      fn.countAll<string>().over().as('total'),
    ])
    .where('entity', '=', entity)
    .where('deleted_at', '>', restorableSince(now))
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  return {
    list: rows.map((row) => ({
      id: row.entity_id,
      name: row.name,
      enName: row.en_name,
      actor: row.actor,
      deleteTime: row.deleted_at.getTime(),
      until: row.deleted_at.getTime() + KEPT_IN_TRASH_MS,
    })),
    total: Number(rows[0]?.total ?? 0),
  }
}

/** Deletes from the trash what can no longer be restored. */
export async function emptyTrash(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('catalogue_trash').where('deleted_at', '<=', restorableSince(now)).execute()
}

function restorableSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_IN_TRASH_MS)
}

function idsByTable(rows: TrashEntry['rows']): [table: string, ids: string[]][] {
  const ids = new Map<string, string[]>()
  for (const [table, row] of rows) ids.set(table, [...(ids.get(table) ?? []), String(row['id'])])
  return [...ids]
}
