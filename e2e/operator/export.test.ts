import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { getFeed } from '../../contract/feed.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()

it('the gallery’s list is exported as a table, and imported again without a change; a partner reads the catalogue by a key, and is refused once it is revoked', async () => {
  const { url } = stage.shop.server
  const staff = await memberOf(stage.shop, { isOperator: true })
  const page = await stage.enter()
  await openAs(staff, page, { url: `${url}/?keyword=Nordhem` })
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Export this list' }).click()
  await page.waitForURL('**/operator/export?keyword=Nordhem')
  const listed = main.getByRole('radio', { name: /^What a list shows · \d+ products?$/ })
  await listed.waitFor()
  expect(await listed.isChecked()).toBe(true)

  await main.getByRole('radio', { name: 'CSV' }).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Save the file' }).click(),
  ])
  await page.getByText('is in your downloads', { exact: false }).waitFor()
  expect(download.suggestedFilename()).toMatch(/^Quarry catalogue \d{4}-\d{2}-\d{2}\.csv$/)
  const buffer = await readFile(await download.path())
  expect(buffer.toString('utf8')).toContain('Nordhem')

  const parts = page.getByRole('navigation', { name: 'Parts of the operator’s side' })
  await parts.getByRole('link', { name: 'Imports' }).click()
  await main.getByRole('button', { name: 'Choose a file' }).waitFor()
  await page.setInputFiles('input[type=file]', { name: download.suggestedFilename(), mimeType: 'text/csv', buffer })
  await page.waitForURL('**/operator/import/*')
  await main.getByRole('button', { name: 'Check', exact: true }).click()
  await main.getByRole('heading', { name: 'What it would do' }).waitFor()
  const figure = (name: string) => main.locator('dl > div').filter({ hasText: name }).locator('dd').first()
  await expect.poll(() => figure('Unchanged').textContent()).not.toBe('0')
  expect([await figure('Added').textContent(), await figure('Rejected').textContent()]).toEqual(['0', '0'])

  await parts.getByRole('link', { name: 'Feed' }).click()
  await main.getByText('Nobody reads the feed yet.').waitFor()
  await main.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('textbox', { name: 'Whom is it for' }).fill('A shop')
  await page.getByRole('button', { name: 'Make the key' }).click()
  const key = await page.getByRole('textbox', { name: 'Key' }).inputValue()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).last().click()
  const read = async () => {
    const answer = await fetch(`${url}${getFeed.path}?limit=1000`, { headers: { authorization: `Bearer ${key}` } })
    return (await answer.text()).trimEnd().split('\n').map((line) => JSON.parse(line) as object) // prettier-ignore
  }
  const lines = await read()
  expect(lines.length).toBeGreaterThan(1)
  expect(lines[0]).toMatchObject({ type: 'product', product: { brand: { englishName: expect.any(String) } } })
  expect(lines.at(-1)).toMatchObject({ type: 'end', version: lines.length - 1, more: false })
  await page.reload()
  await main.getByText('1 call').waitFor()
  await main.getByRole('button', { name: 'Revoke A shop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await main.getByText(/Revoked by/).waitFor()
  expect(await read()).toMatchObject([{ code: 401 }])
})
