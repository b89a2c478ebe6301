import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeDemonstration } from '../contract/demonstration.ts'
import { isDemonstration, loadDemonstration } from './load-demonstration.ts'
import { memberIn } from './testing/members.ts'
import { createTestApp, writeFileInside } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

it('the demonstration loads into an empty catalogue, unless it was removed from it', async () => {
  expect(await isDemonstration(quarry)).toBe(true)
  const { headers } = await memberIn(quarry, { isOperator: true })
  expect((await quarry.call(removeDemonstration, { isConfirmed: true }, headers)).code).toBe(200)
  expect(await isDemonstration(quarry)).toBe(false)
  await writeFileInside(quarry.folder, 'made/64/drawn', Buffer.from('a picture'))
  const deps = { ...quarry, dataDir: quarry.folder, engine: { encoders: () => [] } }
  expect(await loadDemonstration(deps, new AbortController().signal)).toBe(false)
  await expect(access(join(quarry.folder, 'made')), 'what was drawn').rejects.toThrow('ENOENT')
  expect(await quarry.db.selectFrom('product').select('id').execute()).toEqual([])
})
