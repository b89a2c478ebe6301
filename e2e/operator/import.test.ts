import { expect, it } from 'vitest'
import { dirtyList } from '../stage/dirty-list.ts'
import { openShop } from '../stage/catalogue.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage(() => openShop())

it('a price list of nine hundred dirty rows goes from its upload to the shop window and back, by the screen alone', async () => {
  const list = dirtyList()
  const staff = await memberOf(stage.shop, { isOperator: true })
  const page = await stage.enter()
  await openAs(staff, page, { url: `${stage.shop.server.url}/operator/import` })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Choose a file' }).waitFor()
  await page.setInputFiles('input[type=file]', { name: '价目表.csv', mimeType: 'text/csv', buffer: list.bytes })

  await page.waitForURL('**/operator/import/*')
  await main.getByRole('heading', { name: 'What the columns are' }).waitFor()
  expect(await main.getByRole('combobox', { name: 'Encoding' }).inputValue()).toBe('gb18030')
  expect(await main.getByRole('combobox', { name: 'Between columns' }).inputValue()).toBe(';')
  expect(await main.getByRole('combobox', { name: '单价（欧元）: Becomes' }).inputValue()).toBe('sku.price')
  await main.getByLabel('Supplier').fill('Marmora')
  await main.getByLabel('Supplier').press('Enter')

  await main.getByRole('button', { name: 'Check', exact: true }).click()
  await main.getByRole('heading', { name: 'What it would do' }).waitFor()
  const figure = (name: string) => main.locator('dl > div').filter({ hasText: name }).locator('dd').first()
  await expect.poll(() => figure('Added').textContent()).toBe('300')
  expect(Number((await figure('Rejected').textContent())?.replace(',', ''))).toBe(list.rejected)
  await main.getByRole('cell', { name: '价格很好' }).first().waitFor()

  await main.getByRole('button', { name: 'Import', exact: true }).click()
  await main.getByRole('heading', { name: 'Report' }).waitFor()
  await main.getByRole('status').getByText('Imported', { exact: true }).waitFor()
  await main.getByRole('button', { name: 'Publish 300 products' }).click()
  await main.getByText('300 products that it added are published.').waitFor()
  await page.goto(`${stage.shop.server.url}/?keyword=MX-1299-1`)
  await page
    .getByRole('link', { name: /木纹砖 299/ })
    .first()
    .waitFor()

  await page.goBack()
  await main.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
  await main.getByText('Taken back: 300 products removed', { exact: false }).waitFor()
  expect(await stage.shop.db.selectFrom('product').select('id').execute()).toEqual([])
})
