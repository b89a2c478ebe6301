import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFolder, createItems, exportItems } from '../../../contract/favourites.ts'
import { openSpooledFile } from '../../platform/storage/spooled-file.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let isFull = false
/** Files that were opened on a full disk and not closed. */
let open = 0

beforeAll(async () => {
  quarry = await createTestApp({
    async openSpool() {
      const file = await openSpooledFile(join(quarry.folder, 'spool'))
      if (!isFull) return file
      open += 1
      return {
        ...file,
        write: async (bytes) => writeFile('/dev/full', bytes),
        async close() {
          open -= 1
          await file.close()
        },
      }
    },
  })
  await quarry.importLines([aProduct()])
})
afterAll(() => quarry.close())

it.each(['csv', 'xlsx'])('says that there is no room to make a file, and lets go of it (%s)', async (format) => {
  const { headers } = await memberIn(quarry)
  const { id } = await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()
  const { data: favoritesId } = await quarry.call(createFolder, { name: 'Full' }, headers)
  await quarry.call(createItems, { favoritesId, skuIds: [id] }, headers)
  const url = `${exportItems.path}?favoritesId=${favoritesId}&format=${format}&language=en`
  isFull = true
  const refused = (await quarry.inject(url, headers)).json()
  isFull = false
  expect(refused).toMatchObject({ code: 503, msg: expect.stringContaining('space'), data: null })
  expect(open).toBe(0)
  expect((await quarry.inject(url, headers)).headers['content-disposition']).toContain('attachment')
})
