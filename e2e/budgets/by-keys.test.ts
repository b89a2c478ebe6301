import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createBudget, getBudget } from '../../contract/budgets/calls.ts'
import { aLine, workedExample } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

it('a list by keys alone: found, opened, a quantity typed and taken back, a line’s price agreed on, an alternative chosen; two hundred lines of a spreadsheet are pasted in one step after a look, and taken back', async () => {
  const member = await memberOf(stage.shop)
  const ask = askAs(member, stage.shop.server.url)
  const { lines, ...example } = workedExample()
  const [oak = aLine()] = lines
  const pine = aLine({ name: 'Pine', alternativeOf: oak.id, price: { low: '100', high: '100' }, sort: 2 })
  const id = await ask(createBudget, { ...example, name: 'Harbour hotel', lines: [oak, pine] })
  const page = await stage.enter()
  await openAs(member, page, { url: `${stage.shop.server.url}/budgetList` })

  await page.getByRole('searchbox', { name: 'Find by name, code or client' }).focus()
  await page.keyboard.type('harbour')
  await page.waitForURL(/keyword=harbour/)
  await page.getByRole('cell', { name: 'CNY 4,147.20 – 5,068.80' }).waitFor()
  await page.getByRole('link', { name: 'Harbour hotel' }).focus()
  await press(page, 'Enter')
  const grid = page.getByRole('grid', { name: 'Lines of the budget list' })
  await grid.getByRole('row', { name: /Oak/ }).first().waitFor()
  const total = page.getByRole('complementary').getByText('4,147.20 – 5,068.80')
  await total.first().waitFor()

  // From the code to room A's quantity, which is doubled and undone.
  await grid.focus()
  const cell = grid.locator('[aria-selected="true"]')
  // Finds the column, whichever columns are shown by default.
  for (let column = 0; column < 8 && (await cell.textContent()) !== '12.40 m²'; column += 1)
    await press(page, 'ArrowRight')
  await page.keyboard.type('24.8')
  await press(page, 'Enter')
  await grid.getByRole('gridcell', { name: '24.80 m²' }).waitFor()
  await press(page, 'Control+z')
  await total.first().waitFor()

  await press(page, 'ArrowUp', 'Control+Enter')
  const drawer = page.getByRole('dialog', { name: 'Line of the budget list: Oak' })
  await drawer.getByRole('textbox', { name: 'Agreed price' }).focus()
  await page.keyboard.type('200')
  await press(page, 'Enter')
  await drawer.getByText('4,608.00').first().waitFor()
  await drawer.getByRole('button', { name: 'Choose Pine' }).focus()
  await press(page, 'Enter')
  await page.getByRole('dialog', { name: 'Line of the budget list: Pine' }).waitFor()
  await press(page, 'Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await expect
    .poll(async () => (await ask(getBudget, { id })).totals)
    .toMatchObject({ low: '2304.00', high: '2304.00', unpriced: 0 })
  const read = async () => (await ask(getBudget, { id })).lines
  const before = await read()
  expect(before.find((line) => line.id === oak.id)).toMatchObject({ alternativeOf: pine.id, price: { chosen: '200' } })

  // Codes and names side by side, on the row for new lines; one code is longer than allowed.
  const rows = Array.from({ length: 200 }, (_, at) => `P-${at + 1}\t\tMaterial ${at + 1}`)
  rows[120] = `${'x'.repeat(60)}\t\tMaterial 121`
  await grid.focus()
  await press(page, 'Control+End', 'Home')
  await page.evaluate(`(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ${JSON.stringify(`${rows.join('\r\n')}\r\n`)})
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })()`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /rest/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await read()).length).toBe(before.length + 200)
  const pasted = (await read()).filter(({ name }) => name.startsWith('Material'))
  expect(pasted.map(({ name }) => name)).toEqual(rows.map((_, at) => `Material ${at + 1}`))
  expect(pasted.slice(0, 2).map(({ docCode }) => docCode)).toEqual(['P-1', 'P-2'])
  expect(pasted[120]?.docCode).toBe('')
  await grid.focus()
  await press(page, 'Control+z')
  await expect.poll(async () => (await read()).length).toBe(before.length)
})
