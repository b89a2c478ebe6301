import { afterAll, beforeAll, expect, it } from 'vitest'
import { BUDGETS } from '../demo/budgets/budgets.ts'
import { loadDemonstrationBudgets } from './load-demonstration-budgets.ts'
import { createDemonstrationAccounts } from './members/sign-in/demonstration-accounts.ts'
import { createClock } from './platform/clock.ts'
import { aProduct } from './testing/factories.ts'
import { createTestApp } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'

let quarry: TestApp
const clock = createClock()

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

it('creates each list once its materials are there, in its intended status, and never again', async () => {
  const load = () => loadDemonstrationBudgets({ db: quarry.db, clock })
  expect(await load()).toBe(0)
  await createDemonstrationAccounts({ db: quarry.db, clock })
  expect(await load(), 'without materials').toBe(0)
  const models = new Set(BUDGETS.flatMap(({ lines }) => lines.flatMap((line) => ('model' in line ? [line.model] : []))))
  await quarry.importLines(
    [...models].map((model) => aProduct({ key: `of ${model}`, skus: [{ model, minPrice: 10 }] })),
  )
  expect(await load()).toBe(BUDGETS.length)
  expect(await load()).toBe(0)

  const rows = await quarry.db.selectFrom('budget').selectAll().orderBy('id').execute()
  expect(rows.map(({ name, status, line_count: lines }) => ({ name, status, lines }))).toEqual(
    BUDGETS.map(({ name, status, lines }) => ({ name, status, lines: lines.length })),
  )
  await quarry.db.deleteFrom('budget').execute()
  expect(await load(), 'deleted by its owner').toBe(0)
})
