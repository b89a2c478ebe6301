import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getProductDetail, getProductPage } from '../../../contract/catalogue.ts'
import { createFolder, getFolderPage } from '../../../contract/favourites.ts'
import { getOwnData } from '../../../contract/profile.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

/** Does what visitors and members do, by statements that stay prepared on the connections. */
async function useEverything(key: string): Promise<number[]> {
  const { rejections } = await quarry.importLines([aProduct({ key, name: key })])
  expect(rejections).toEqual([])
  // Their data is made as a file, one at a time for each member.
  const { headers } = await memberIn(quarry)
  const page = await quarry.ask(getProductPage, { pageSize: 60 })
  const [first] = page.data?.list ?? []
  const answers = [
    page,
    await quarry.ask(getProductDetail, { skuId: first?.skuId ?? '' }),
    await quarry.call(createFolder, { name: key }, headers),
    await quarry.call(getFolderPage, {}, headers),
    await quarry.call(getOwnData, {}, headers),
  ]
  return answers.map(({ code }) => code)
}

it('a server goes on beside a newer one, which adds columns and tables while it runs', async () => {
  const fine = [200, 200, 200, 200, 200]
  // Every connection of the pool prepares the statements.
  const before = await Promise.all(['a', 'b', 'c', 'd'].map(useEverything))
  expect(before).toEqual([fine, fine, fine, fine])
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migration'`.execute(
    quarry.db,
  )
  for (const { name } of rows)
    await sql`ALTER TABLE ${sql.table(name)} ADD COLUMN of_the_newer text DEFAULT 'x'`.execute(quarry.db)
  await sql`CREATE TABLE of_the_newer (id bigint PRIMARY KEY)`.execute(quarry.db)
  await sql`INSERT INTO schema_migration (name) VALUES ('999-newer.sql')`.execute(quarry.db)
  expect(await Promise.all(['e', 'f', 'g', 'h'].map(useEverything))).toEqual([fine, fine, fine, fine])
  expect(await useEverything('i')).toEqual(fine)
})
