import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { changeAs, lockCatalogue } from '../../server/catalogue/change-log.ts'
import { importCatalogue } from '../../server/imports/import-catalogue.ts'
import { createFolderStorage } from '../../server/platform/storage/storage.ts'
import { aProduct } from '../../server/testing/factories.ts'
import { openShop } from '../stage/catalogue.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage(() => openShop())

/** Fills the shop with two products, as a start loads the demonstration. */
async function loadTwo(): Promise<void> {
  const { db, folder } = stage.shop
  const lines = ['Oak', 'Ash'].map((enName) =>
    aProduct({ enName, skus: [{ model: `${enName}-1`, minPrice: 180, maxPrice: 180 }] }),
  )
  const source = {
    name: 'demonstration',
    digest: 'two products',
    total: lines.length,
    folder,
    async *lines() {
      for (const [index, line] of lines.entries()) yield { line: index + 1, text: JSON.stringify(line) }
    },
  }
  await importCatalogue({ db, storage: createFolderStorage(join(folder, 'storage')) }, source, {
    actor: 'demonstration',
  })
}

it('an operator reads who changed what, exports it, and removes the demonstration', async () => {
  await loadTwo()
  const operator = await memberOf(stage.shop, { isOperator: true })
  await stage.shop.db.transaction().execute(async (trx) => {
    await lockCatalogue(trx)
    await changeAs(trx, `member:${operator.id}`)
    await trx.updateTable('sku').set({ min_price: '17000' }).where('model', '=', 'Oak-1').execute()
  })
  const page = await stage.enter()
  await openAs(operator, page, { url: `${stage.shop.server.url}/operator` })
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Changes' }).click()
  await main.getByLabel('From where').selectOption('By hand')
  const change = main.getByRole('listitem').filter({ hasText: 'became' })
  await change.getByText('170.00').waitFor()
  expect(await change.innerText()).toContain('You')

  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Download' }).click()
  const table = await readFile(await (await download).path(), 'utf8')
  expect(table.trimEnd().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/,By hand,,Changed,SKU,\d+,Oak-1,Oak,Lowest price,180.00,170.00$/),
  ])

  await change.getByRole('link', { name: 'Oak-1' }).click()
  await main.getByRole('listitem').filter({ hasText: 'Loading the demonstration' }).waitFor()
  await main.getByRole('link', { name: 'Imports' }).click()
  await main.getByRole('button', { name: 'Remove the demonstration …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 product with 1 SKUs').waitFor()
  await dialog.getByText('1 product that was changed since').waitFor()
  await dialog.getByLabel('I have read what goes and what stays.').check()
  await dialog.getByRole('button', { name: 'Remove it for good' }).click()
  await main.getByText('1 product went.').waitFor()
  const left = await stage.shop.db.selectFrom('product').select('en_name').execute()
  expect(left).toEqual([{ en_name: 'Oak' }])
})
