import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Envelope } from '../../contract/endpoint.ts'
import { getImageIndexStatus, type ImageIndexStatus } from '../../contract/image-index.ts'
import { INDEXING_LOCK } from '../../server/image-search/tables.ts'
import { importCatalogue } from '../../server/imports/import-catalogue.ts'
import { createFolderStorage } from '../../server/platform/storage/storage.ts'
import { aPicture, aProduct } from '../../server/testing/factories.ts'
import { seriousViolations } from '../stage/axe.ts'
import { resizeTo } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const COLORS = ['#b98d5b', '#5b7d6a', '#3d5a80']
const stage = setStage(() => openShop())

let products = 0

/** A product with a SKU for each colour, with unique pictures; their stored files are damaged if `isBroken`. */
async function importProduct(name: string, colors: readonly string[], isBroken = false): Promise<void> {
  const { db, folder } = stage.shop
  products += 1
  const key = `${name} ${products}`
  const skus = colors.map(async (color) => {
    const coverImage = `${key}-${color.slice(1)}.png`
    await writeFile(join(folder, coverImage), await aPicture({ color, width: 64 + products, height: 64 }))
    return { model: `${key}${color}`, coverImage }
  })
  const line = JSON.stringify(aProduct({ key, skus: await Promise.all(skus) }))
  const writeWhole = (path: string, bytes: Buffer) => writeFile(path, isBroken ? 'no picture' : bytes)
  const lines = async function* () {
    yield { line: 1, text: line }
  }
  const source = { name: `${key}.jsonl`, digest: key, total: 1, folder, lines }
  const storage = createFolderStorage(join(folder, 'storage'), writeWhole)
  await importCatalogue({ db, storage }, source, { actor: 'story' })
}

const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd').textContent()

it('an operator sees pictures being prepared for the search by image, and which failed and why', async () => {
  const member = await memberOf(stage.shop, { isOperator: true })
  const { url } = stage.shop.server
  const answer = await fetch(url + getImageIndexStatus.path, { headers: member.headers })
  const { data } = (await answer.json()) as Envelope<ImageIndexStatus>
  const encoder = data.encoders[0]?.encoder ?? ''
  const page = await stage.enter()
  const progress = page.getByRole('progressbar', { name: 'Pictures being prepared' })
  await stage.shop.db.transaction().execute(async (holder) => {
    // As if another server were indexing.
    await sql`SELECT pg_advisory_xact_lock(${INDEXING_LOCK}::integer, hashtext(${encoder}))`.execute(holder)
    await importProduct('good', COLORS)
    await importProduct('bad', COLORS.slice(0, 1), true)
    await openAs(member, page, { url: `${url}/operator/import` })
    await progress.waitFor()
    expect(await figure(page, 'Waiting')).toBe('4')
    expect(await figure(page, 'Prepared')).toBe('0')
    expect(await seriousViolations(page)).toEqual([])
  })
  await expect.poll(() => figure(page, 'Prepared'), { timeout: 30_000 }).toBe('3')
  await progress.waitFor({ state: 'detached' })
  const failure = page.getByRole('list', { name: 'Pictures that failed' }).getByRole('listitem').first()
  await failure.getByText('not a picture we take').waitFor()
  await failure.getByText(/tried once; again .*2\d{3}/).waitFor()
  expect(await failure.getByRole('link').getAttribute('href')).toMatch(/^\/images\/[0-9a-f]{40}$/)
  await expect.poll(() => figure(page, 'Failed')).toBe('1')
  await resizeTo(page, { width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  expect(await seriousViolations(page)).toEqual([])
})
