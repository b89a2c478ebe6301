import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { seriousInBothThemes } from '../stage/axe.ts'
import { resizeTo } from '../stage/browser.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const PHONE = { width: 390, height: 844 }

it('the gallery’s list is exported as a table, and imported again without a change', async () => {
  const staff = await memberOf(stage.shop, { isOperator: true })
  const page = await stage.enter()
  await openAs(staff, page, { url: `${stage.shop.server.url}/?keyword=Nordhem` })
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Export this list' }).click()
  await page.waitForURL('**/operator/export?keyword=Nordhem')
  const listed = main.getByRole('radio', { name: /^What a list shows · \d+ products?$/ })
  await listed.waitFor()
  expect(await listed.isChecked()).toBe(true)
  expect(await seriousInBothThemes(page, 'main')).toEqual([])
  await resizeTo(page, PHONE)
  expect(await seriousInBothThemes(page, 'main')).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  await resizeTo(page, { width: 1366, height: 768 })

  await main.getByRole('radio', { name: 'CSV' }).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Save the file' }).click(),
  ])
  await page.getByText('is in your downloads', { exact: false }).waitFor()
  expect(download.suggestedFilename()).toMatch(/^Quarry catalogue \d{4}-\d{2}-\d{2}\.csv$/)
  const buffer = await readFile(await download.path())
  expect(buffer.toString('utf8')).toContain('Nordhem')

  await page
    .getByRole('navigation', { name: 'Parts of the operator’s side' })
    .getByRole('link', { name: 'Imports' })
    .click()
  await main.getByRole('button', { name: 'Choose a file' }).waitFor()
  await page.setInputFiles('input[type=file]', { name: download.suggestedFilename(), mimeType: 'text/csv', buffer })
  await page.waitForURL('**/operator/import/*')
  await main.getByRole('button', { name: 'Check', exact: true }).click()
  await main.getByRole('heading', { name: 'What it would do' }).waitFor({ timeout: 60_000 })
  const figure = (name: string) => main.locator('dl > div').filter({ hasText: name }).locator('dd').first()
  await expect.poll(() => figure('Unchanged').textContent()).not.toBe('0')
  expect([await figure('Added').textContent(), await figure('Rejected').textContent()]).toEqual(['0', '0'])
}, 180_000)
