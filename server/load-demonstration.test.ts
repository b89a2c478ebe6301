import { expect, it } from 'vitest'
import { LINES } from '../demo/lines.ts'
import { getImport, checkImport, getImportTemplate, uploadImport } from '../contract/import-screen.ts'
import { memberIn } from './testing/members.ts'
import { createTestApp } from './testing/test-app.ts'

/** Lines of the demonstration without drawn files. */
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
  'the template of an import (%s) contains products of the demonstration, and importing it changes nothing',
  async (language) => {
    const quarry = await createTestApp()
    try {
      expect(await quarry.importLines(plainLines())).toMatchObject({ rejected: 0 })
      const { headers } = await memberIn(quarry, { isEditor: true })
      const { rawPayload } = await quarry.inject(`${getImportTemplate.path}?language=${language}&format=xlsx`, headers)
      const { data } = await quarry.upload(uploadImport, { file: rawPayload, name: 'template.xlsx' }, headers)
      const id = data.importId
      const find = async () => (await quarry.ask(getImport, { id }, headers)).data
      await expect.poll(async () => (await find()).state).toBe('read')
      await quarry.call(checkImport, { id }, headers)
      await expect.poll(async () => (await find()).state).toBe('checked')
      expect((await find()).checked).toMatchObject({ added: 0, changed: 0, unchanged: 3, rejected: 0 })
    } finally {
      await quarry.close()
    }
  },
)
