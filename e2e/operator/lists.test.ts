import { expect, it } from 'vitest'
import { aPicture, aProduct } from '../../server/testing/factories.ts'
import { openShop } from '../stage/catalogue.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage(async () => {
  const shop = await openShop()
  const of = (englishName: string, ...names: string[]) => ({
    brand: { englishName },
    category: names.map((enName) => ({ enName })),
  })
  await shop.importLines([
    aProduct({ key: 'A', ...of('Alder', 'Flooring', 'Timber') }),
    aProduct({ key: 'B', ...of('Birch', 'Floors', 'Timber') }),
    aProduct({ key: 'C', ...of('Birch', 'Floors', 'Stone') }),
  ])
  return shop
})

it('an editor mends a brand, merges a category, and restores a colour', async () => {
  const editor = await memberOf(stage.shop, { isEditor: true })
  const page = await stage.enter()
  const { url } = stage.shop.server
  await openAs(editor, page, { url: `${url}/operator/records` })
  const main = page.getByRole('main')

  // In its row, by keyboard.
  await main.getByRole('button', { name: 'Change Chinese name of Alder: empty' }).press('Enter')
  await main.getByRole('textbox', { name: 'Chinese name' }).fill('桤木')
  await main.getByRole('textbox', { name: 'Chinese name' }).press('Enter')
  await main.getByRole('button', { name: 'Change Chinese name of Alder: 桤木' }).waitFor()
  // And in the form, with its logo.
  await main.getByRole('button', { name: 'Edit Alder' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Alder' })
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await aPicture() })
  await form.getByRole('button', { name: 'Remove the picture' }).waitFor()
  await form.getByRole('textbox', { name: 'Website' }).fill('alder.test')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('alert').filter({ hasText: 'http' }).waitFor()
  await form.getByRole('textbox', { name: 'Website' }).fill('https://alder.test')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
  await main.locator('tbody img').first().waitFor()

  await main.getByRole('link', { name: 'Categories' }).click()
  await main.getByRole('button', { name: 'More of Floors' }).click()
  await page.getByRole('menuitem', { name: 'Merge into another…' }).click()
  const merge = page.getByRole('dialog', { name: 'Merge “Floors” into another' })
  await merge.getByRole('radio', { name: 'Flooring', exact: true }).check()
  await merge.getByText('2 products change hands.', { exact: false }).waitFor()
  await merge.getByRole('button', { name: 'Merge', exact: true }).click()
  await merge.waitFor({ state: 'hidden' })
  await main.getByRole('row', { name: 'Flooring', exact: false }).getByText('3 products').waitFor()
  await expect.poll(() => main.getByRole('row').count()).toBe(3)

  await main.getByRole('link', { name: 'Colours' }).click()
  await main.getByRole('searchbox', { name: 'Find in this list' }).fill('1000')
  await main.getByRole('checkbox', { name: 'Select 1000' }).check()
  await main.getByRole('button', { name: 'Delete', exact: true }).click()
  await main.getByText('Nothing here meets this.').waitFor()
  await main.getByRole('button', { name: 'Recently deleted' }).click()
  const trash = page.getByRole('dialog', { name: 'Recently deleted' })
  await trash.getByRole('button', { name: /^Restore/ }).click()
  await trash.getByText('Nothing was deleted in the last 30 days.').waitFor()
  await trash.getByRole('button', { name: 'Close' }).click()
  await main.getByRole('checkbox', { name: 'Select 1000' }).waitFor()

  // The members' pages show the change.
  await page.goto(`${url}/?keyword=${encodeURIComponent('桤木')}`)
  await page.getByText('桤木').first().waitFor()
})
