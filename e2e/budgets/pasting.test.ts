import { expect, it } from 'vitest'
import { createBudget, getBudget } from '../../contract/budgets/calls.ts'
import { askAs } from '../../server/testing/requests.ts'
import { aLine, anAllocation, aRoom } from '../../server/testing/budgets.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

it('two hundred lines of a spreadsheet are pasted in one step, after a look at what was not understood', async () => {
  const ada = await memberOf(stage.shop)
  const ask = askAs(ada, stage.shop.server.url)
  const room = aRoom({ name: 'Lobby' })
  const first = aLine({ docCode: 'A-1', name: 'Oak', pack: { coveragePerPack: null } })
  const id = await ask(createBudget, {
    name: 'Pasted',
    defaultTaxRate: '0',
    rooms: [room],
    lines: [first],
    allocations: [anAllocation(first, room, { netQty: '1' })],
  })
  const page = await stage.enter()
  await openAs(ada, page, { url: `${stage.shop.server.url}/budgetList/${id}` })
  const grid = page.getByRole('grid', { name: 'Lines of the budget' })
  await grid.getByRole('gridcell', { name: 'A-1' }).click()

  // Codes and names side by side; one code is longer than allowed.
  const rows = Array.from({ length: 200 }, (_, at) => `P-${at + 1}\t\tMaterial ${at + 1}`)
  rows[120] = `${'x'.repeat(60)}\t\tMaterial 121`
  const text = JSON.stringify(`${rows.join('\r\n')}\r\n`)
  await page.evaluate(`(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ${text})
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })()`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /rest/ }).click()
  await dialog.waitFor({ state: 'detached' })

  const lines = async () => (await ask(getBudget, { id })).lines
  await expect.poll(async () => (await lines()).length).toBe(200)
  const kept = await lines()
  expect(kept.map(({ name }) => name)).toEqual(rows.map((_, at) => `Material ${at + 1}`))
  expect(kept.slice(0, 2).map(({ docCode }) => docCode)).toEqual(['P-1', 'P-2'])
  expect(kept[120]?.docCode).toBe('')

  await grid.focus()
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await lines()).map(({ name }) => name)).toEqual(['Oak'])
})
