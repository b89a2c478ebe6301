import { expect, it } from 'vitest'
import { openShop } from '../stage/catalogue.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'
import { aPicture, aProduct } from '../../server/testing/factories.ts'

const stage = setStage(async () => {
  const shop = await openShop()
  await shop.importLines([
    aProduct({
      key: 'OAK-1',
      name: '人字拼橡木',
      enName: null,
      skus: [{ model: 'OAK-1-L', minPrice: 180, maxPrice: 220 }],
    }),
    aProduct({ key: 'ZEL-2', name: '手工砖', enName: 'Zellige', skus: [{ model: 'ZEL-2-A', minPrice: 90 }] }),
  ])
  return shop
})

it('an editor finds what has no English name, mends it beside the shop window, chooses where another editor was quicker, sets lead times, and takes one away and back', async () => {
  const { shop } = stage
  const editor = await memberOf(shop, { isOperator: true })
  const page = await stage.enter()
  await openAs(editor, page, { url: `${shop.server.url}/operator/products` })
  const main = page.getByRole('main')

  await main.getByRole('button', { name: 'No English name · 1' }).click()
  await expect.poll(() => page.url()).toContain('lacks=enName')
  await expect.poll(() => main.getByRole('link', { name: /^Edit / }).count()).toBe(1)
  await main.getByRole('link', { name: 'Edit 人字拼橡木' }).click()

  await main.getByRole('textbox', { name: 'English name', exact: true }).fill('Herringbone oak')
  const shopWindow = main.getByRole('region', { name: 'Shop window' })
  await shopWindow.getByRole('heading', { name: 'Herringbone oak' }).waitFor()
  await shopWindow.getByRole('button', { name: '中文' }).click()
  await shopWindow.getByRole('heading', { name: '人字拼橡木' }).waitFor()
  const cover = main.getByRole('group', { name: 'Cover' })
  await cover
    .locator('input[type=file]')
    .setInputFiles({ name: 'oak.png', mimeType: 'image/png', buffer: await aPicture({ width: 900, height: 600 }) })
  await cover.getByRole('button', { name: 'Crop: Cover' }).click()
  await page.getByRole('dialog').getByText('Square', { exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take this part' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+s')
  await page.getByText('Saved.').waitFor()
  const named = async () => {
    const product = shop.db.selectFrom('product').select(['id', 'en_name']).where('key', '=', 'OAK-1')
    return product.executeTakeFirstOrThrow()
  }
  const { id, en_name: stored } = await named()
  expect(stored).toBe('Herringbone oak')

  // The later of two editors is shown what differs, and chooses.
  await main.getByRole('textbox', { name: 'English name', exact: true }).fill('Herringbone oak, oiled')
  const other = await memberOf(shop, { isOperator: true })
  const answer = await fetch(`${shop.server.url}/admin-api/product/update`, {
    method: 'PUT',
    headers: { ...other.headers, 'Content-Type': 'application/json', 'tenant-id': '1' },
    body: JSON.stringify({ id, was: { enName: 'Herringbone oak' }, is: { enName: 'Smoked oak' } }),
  })
  expect(((await answer.json()) as { code: number }).code).toBe(200)
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Smoked oak', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Save what is chosen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await named()).en_name).toBe('Herringbone oak, oiled')

  await page.goto(`${shop.server.url}/operator/products`)
  await main.getByRole('checkbox', { name: 'Select this page' }).click()
  await main.getByRole('button', { name: 'Edit several' }).click()
  await dialog.getByRole('textbox', { name: 'New value' }).fill('21')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByRole('cell', { name: 'Herringbone oak, oiled · OAK-1-L' }).waitFor()
  await dialog.getByRole('button', { name: 'Change 2 SKUs' }).click()
  await dialog.getByText('2 SKUs changed.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await main.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).last().click()
  await main.getByRole('button', { name: 'Clear the selection' }).click()
  await main.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Please select the data to delete').waitFor()
  await main.getByRole('checkbox', { name: 'Select Zellige' }).click()
  await main.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('1 product is withdrawn.').waitFor()
  await main.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('1 product deleted.').waitFor()
  await main.getByRole('checkbox', { name: 'Select Zellige' }).waitFor({ state: 'detached' })
  await main.getByRole('button', { name: 'Recently deleted' }).click()
  await dialog.getByRole('button', { name: 'Restore Zellige' }).click()
  await dialog.getByText('Zellige is back.').waitFor()
  const { count } = await shop.db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'withdrawn')
    .executeTakeFirstOrThrow()
  expect(count).toBe('1')
})
