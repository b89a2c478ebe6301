import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeDemonstration } from '../contract/demonstration.ts'
import { checkImport, getImport, getImportTemplate, uploadImport } from '../contract/import-screen.ts'
import { LINES } from '../demo/lines.ts'
import { isDemonstration, loadDemonstration } from './load-demonstration.ts'
import { memberIn } from './testing/members.ts'
import { createTestApp } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'

let quarry: TestApp
beforeEach(async () => {
  quarry = await createTestApp()
})
afterEach(() => quarry.close())

it('is for an empty catalogue, unless the demonstration was taken out of it', async () => {
  expect(await isDemonstration(quarry)).toBe(true)
  const { headers } = await memberIn(quarry, { isOperator: true })
  expect((await quarry.call(removeDemonstration, { isConfirmed: true }, headers)).code).toBe(200)
  expect(await isDemonstration(quarry)).toBe(false)
  const options = { folder: join(quarry.folder, 'demonstration'), signal: new AbortController().signal, workers: 1 }
  expect(await loadDemonstration(quarry, options)).toBe(false)
  expect(await quarry.db.selectFrom('product').select('id').execute()).toEqual([])
})

/** Lines of the demonstration, without the files that are drawn for it. */
function plainLines(): object[] {
  return LINES.map(({ text }) => JSON.parse(text) as { name?: string; brand?: object; skus?: object[] })
    .filter(({ skus, name }) => !skus || name !== undefined)
    .filter((line) => !('category' in line) || 'skus' in line)
    .map(({ skus, brand, ...line }) => ({
      ...line,
      ...(brand && { brand: { ...brand, logo: null } }),
      ...(skus && { skus: skus.map((sku) => ({ ...sku, coverImage: null })) }),
    }))
}

it.each(['en', 'zh'] as const)(
  'the template of an import (%s) holds products of the demonstration, which it leaves as they are',
  async (language) => {
    expect(await quarry.importLines(plainLines())).toMatchObject({ rejected: 0 })
    const { headers } = await memberIn(quarry, { isEditor: true })
    const { rawPayload } = await quarry.inject(`${getImportTemplate.path}?language=${language}&format=xlsx`, headers)
    const { data } = await quarry.upload(uploadImport, { file: rawPayload, name: 'template.xlsx' }, headers)
    const id = data.importId
    const find = async () => (await quarry.ask(getImport, { id }, headers)).data
    await expect.poll(async () => (await find()).state, { timeout: 10_000 }).toBe('read')
    await quarry.call(checkImport, { id }, headers)
    await expect.poll(async () => (await find()).state, { timeout: 10_000 }).toBe('checked')
    expect((await find()).checked).toMatchObject({ added: 0, changed: 0, unchanged: 3, rejected: 0 })
  },
)
