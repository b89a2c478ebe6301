import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { MADE_MARK, NotMade } from '../platform/storage/maker.ts'
import type { Maker } from '../platform/storage/maker.ts'
import { aPicture } from './factories.ts'

/** Makes pictures of one colour for all keys of its mark. */
export interface MadeFiles extends Maker {
  /** The keys of what was made, in the order in which that began. */
  made: string[]
  /** How many were begun, and the most that were made at a time. */
  begun: number
  most: number
  /** Waited for before a file is made. */
  before: (key: string) => Promise<void> | undefined
  /** The colour of all pictures that are made from now on. */
  edition: string
  /** Keys that cannot be made now. */
  refused: Set<string>
}

export function makeFiles(): MadeFiles {
  let atOnce = 0
  const files: MadeFiles = {
    made: [],
    begun: 0,
    most: 0,
    before: () => undefined,
    edition: '#204060',
    refused: new Set(),
    isOwn: (key) => key.startsWith(MADE_MARK),
    find: async (key) => ({ key, isEarlier: false }),
    async make(key) {
      files.begun += 1
      files.most = Math.max(files.most, ++atOnce)
      try {
        await files.before(key)
        if (files.refused.has(key)) throw new NotMade(`${key} is not made`)
        files.made.push(key)
        return await aPicture({ color: files.edition })
      } finally {
        atOnce -= 1
      }
    },
    makeAtLeast: async () => undefined,
    close: async () => undefined,
  }
  return files
}

/** The key of a file that is made, by a name. */
export function madeKeyOf(name: string): string {
  return (
    MADE_MARK +
    createHash('sha256')
      .update(name)
      .digest('hex')
      .slice(0, 40 - MADE_MARK.length)
  )
}

/** Gives the cover of each SKU the key of a file that is made, by the SKU's model. Returns the keys by model. */
export async function makeCovers(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('picture_use')
    .innerJoin('sku', 'sku.id', 'picture_use.sku_id')
    .select(['sku.model', 'picture_id'])
    .where('role', '=', 'cover')
    .execute()
  for (const { model, picture_id: id } of rows)
    await sql`UPDATE picture SET key = ${madeKeyOf(model)} WHERE id = ${id}`.execute(db)
  return new Map(rows.map(({ model }) => [model, madeKeyOf(model)]))
}
