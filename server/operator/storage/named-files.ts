import { ownerOf } from '../../members/profile/uploads.ts'
import { MADE_MARK } from '../../platform/storage/maker.ts'
import { nameOf } from '../../platform/storage/storage.ts'
import type { Db, Trx } from '../../database.ts'

/** A file that a row of the database names. */
export interface NamedFile {
  /** The name of its object. */
  name: string
  bytes: number
  /** The storage key that its content must have; undefined where the name says nothing about the content. */
  key?: string
  /** Whether it can be made, so that it need not be there. */
  isMakeable?: boolean
  /** The owner by whom that key is made. */
  owner?: string
  /**
   * Locks the row, so that the file is not removed meanwhile, and returns whether it is still there. Undefined for files that are
   * never removed.
   */
  hold?(trx: Trx): Promise<boolean>
}

const PAGE = 500

/** All files that the database names: pictures and documents of the catalogue, those of members, and uploads of imports. */
export async function* namedFiles(db: Db): AsyncGenerator<NamedFile> {
  for (const table of ['picture', 'stored_document'] as const)
    for await (const { key, bytes, kept_bytes: keptBytes, content_key: contentKey } of pages((after) => {
      const rows = db
        .selectFrom(table)
        .leftJoin('made_file', (join) => join.onRef('made_file.key', '=', `${table}.key`).on('kept_at', 'is not', null))
        .select([`${table}.id`, `${table}.key`, `${table}.bytes`, 'made_file.bytes as kept_bytes', 'content_key'])
        .orderBy(`${table}.id`)
        .limit(PAGE)
      return rows.$if(after !== undefined, (all) => all.where(`${table}.id`, '>', after ?? '')).execute()
    })) {
      const name = `storage/${nameOf(key)}`
      if (contentKey !== null) yield { name, bytes: Number(keptBytes), key: contentKey }
      else if (key.startsWith(MADE_MARK)) yield { name, bytes: Number(bytes), isMakeable: true }
      else yield { name, bytes: Number(bytes), key }
    }
  yield* filesOfMembers(db)
  yield* filesOfImports(db)
}

async function* filesOfMembers(db: Db): AsyncGenerator<NamedFile> {
  for await (const { key, bytes, directory, member_id: memberId } of pages((after) => {
    const rows = db
      .selectFrom('upload')
      .select(['key as id', 'key', 'bytes', 'directory', 'member_id'])
      .orderBy('key')
      .limit(PAGE)
    return rows.$if(after !== undefined, (all) => all.where('key', '>', after ?? '')).execute()
  })) {
    const hold = async (trx: Trx) =>
      isThere(trx.selectFrom('upload').select('key').where('key', '=', key).forKeyShare())
    if (directory === 'avatar') yield { name: `storage/${nameOf(key)}`, bytes, key, owner: ownerOf(memberId), hold }
    else yield { name: `private/${nameOf(key)}`, bytes, hold }
  }
  for await (const { id, key, bytes } of pages((after) => {
    const rows = db.selectFrom('company_document').select(['id', 'key', 'bytes']).orderBy('id').limit(PAGE)
    return rows.$if(after !== undefined, (all) => all.where('id', '>', after ?? '')).execute()
  })) {
    const hold = async (trx: Trx) =>
      isThere(trx.selectFrom('company_document').select('id').where('id', '=', id).forKeyShare())
    yield { name: `private/${nameOf(key)}`, bytes, hold }
  }
  for await (const { id, key, bytes } of pages((after) => {
    const rows = db
      .selectFrom('project_file')
      .select(['id', 'key', 'bytes'])
      .where('project_id', 'is not', null)
      .orderBy('id')
      .limit(PAGE)
    return rows.$if(after !== undefined, (all) => all.where('id', '>', after ?? '')).execute()
  })) {
    const hold = async (trx: Trx) =>
      isThere(trx.selectFrom('project_file').select('id').where('id', '=', id).forKeyShare())
    yield { name: `private/${nameOf(key)}`, bytes, hold }
  }
}

/** Files of uploads are kept for thirty days; an older upload has none. */
async function* filesOfImports(db: Db): AsyncGenerator<NamedFile> {
  const since = new Date(Date.now() - 29 * 24 * 60 * 60_000)
  for await (const { id, bytes } of pages((after) => {
    const rows = db
      .selectFrom('import_upload')
      .select(['id', 'bytes'])
      .where('created_at', '>', since)
      .orderBy('id')
      .limit(PAGE)
    return rows.$if(after !== undefined, (all) => all.where('id', '>', after ?? '')).execute()
  })) {
    const hold = async (trx: Trx) =>
      isThere(trx.selectFrom('import_upload').select('id').where('id', '=', id).forKeyShare())
    yield { name: `imports/${id}/upload`, bytes: Number(bytes), hold }
  }
}

async function* pages<Row extends { id: string }>(
  read: (after: string | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: string | undefined
  for (;;) {
    const rows = await read(after)
    yield* rows
    after = rows.at(-1)?.id
    if (rows.length < PAGE) return
  }
}

async function isThere(query: { executeTakeFirst(): Promise<object | undefined> }): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined
}
