import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getBoard } from '../../contract/boards/calls.ts'
import { createBudget, deleteBudgets } from '../../contract/budgets/calls.ts'
import { substitute } from '../../contract/substitution.ts'
import { letWorkOn } from '../testing/collaborators.ts'
import { countWaiting } from '../testing/count-waiting.ts'
import { memberIn } from '../testing/members.ts'
import { materialsIn, usesOf } from '../testing/substitution.ts'
import type { Materials } from '../testing/substitution.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let skus: Materials

beforeAll(async () => {
  quarry = await createTestApp()
  skus = await materialsIn(quarry)
})
afterAll(() => quarry.close())

it('changes nothing for whoever lost the right to it while they waited', async () => {
  const [ada, eve] = [await memberIn(quarry), await memberIn(quarry)]
  const { board, places } = await usesOf(quarry, ada, skus.oak)
  await letWorkOn(quarry, { kind: 'board', refId: board }, eve, 'edit')
  const input = { fromSkuId: skus.oak, toSkuId: skus.ash, places: places.slice(0, 1), dryRun: 0 }
  const answer = await quarry.db.transaction().execute(async (trx) => {
    await sql`SELECT FROM board WHERE id = ${board} FOR UPDATE`.execute(trx)
    const asked = quarry.call(substitute, input, eve.headers)
    await expect.poll(() => countWaiting(quarry)).toBe(1)
    await sql`DELETE FROM collaborator WHERE board_id = ${board}`.execute(trx)
    return { asked }
  })
  expect((await answer.asked).code).toBe(404)
  expect((await quarry.call(getBoard, { id: board }, ada.headers)).data.version).toBe(1)
})

it('waits in no circle with whoever deletes several: they hold one after the other by its id, too', async () => {
  const ada = await memberIn(quarry)
  const make = async (name: string) => (await quarry.call(createBudget, { name }, ada.headers)).data
  const [first, second] = [await make('First'), await make('Second')]
  // The update moves the row behind the other one in the table.
  await sql`UPDATE budget SET name = name WHERE id = ${first}`.execute(quarry.db)
  const answer = await quarry.db.transaction().execute(async (trx) => {
    await sql`SELECT FROM budget WHERE id = ${first} FOR UPDATE`.execute(trx)
    const asked = quarry.call(deleteBudgets, { ids: [second, first] }, ada.headers)
    await expect.poll(() => countWaiting(quarry)).toBe(1)
    await sql`SELECT FROM budget WHERE id = ${second} FOR UPDATE NOWAIT`.execute(trx)
    return { asked }
  })
  expect((await answer.asked).data).toBe(2)
})
