import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { MADE_MARK } from '../platform/storage/maker.ts'
import { createFolder, createItems } from '../../contract/favourites.ts'
import { aPicture, aProduct } from './factories.ts'
import { memberIn } from './members.ts'
import type { TestApp } from './test-app.ts'

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
export async function makeCovers({ db }: Pick<TestApp, 'db'>): Promise<Map<string, string>> {
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

/** Imports OAK and ASH, whose covers can be made, and lets a member take OAK. Waits until that is kept. */
export async function takeOak(quarry: TestApp): Promise<{ taken: string; other: string }> {
  const lines = await Promise.all(
    ['OAK', 'ASH'].map(async (model, at) => {
      await writeFile(join(quarry.folder, `${model}.png`), await aPicture({ width: 60 + at }))
      return aProduct({ key: model, skus: [{ model, minPrice: 9, maxPrice: 9, coverImage: `${model}.png` }] })
    }),
  )
  await quarry.importLines(lines)
  await makeCovers(quarry)
  const oak = await quarry.db.selectFrom('sku').select('id').where('model', '=', 'OAK').executeTakeFirstOrThrow()
  const { headers } = await memberIn(quarry)
  const { data: favoritesId } = await quarry.call(createFolder, { name: 'Oak' }, headers)
  await quarry.call(createItems, { favoritesId, skuIds: [oak.id] }, headers)
  const isKept = async () => {
    const kept = quarry.db.selectFrom('made_file').select('key').where('kept_at', 'is not', null)
    if ((await kept.execute()).length === 0) throw new Error('nothing is kept yet')
  }
  await vi.waitFor(isKept, { timeout: 20_000, interval: 20 })
  return { taken: madeKeyOf('OAK'), other: madeKeyOf('ASH') }
}
