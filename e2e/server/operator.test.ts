import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Envelope } from '../../contract/endpoint.ts'
import { getImageIndexStatus, type ImageIndexStatus } from '../../contract/image-index.ts'
import { IMPORT_LOCK } from '../../server/catalogue/import-lock.ts'
import { INDEXING_LOCK } from '../../server/image-search/tables.ts'
import { importCatalogue } from '../../server/imports/import-catalogue.ts'
import { createFolderStorage } from '../../server/platform/storage/storage.ts'
import { aPicture, aProduct } from '../../server/testing/factories.ts'
import { openShop } from '../stage/catalogue.ts'
import { signInByPassword } from '../stage/login-shop.ts'
import { memberOf, openAs, takeRole } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const COLORS = ['#b98d5b', '#5b7d6a', '#3d5a80']
const FORBIDDEN = 'Sorry, you don’t have permission to access this page.'
const password = 'secret7'

const stage = setStage(() => openShop())
const link = (page: Page) => page.getByRole('link', { name: 'Operator' })

it('a visitor to the operator’s side is invited to log in, and nothing is asked for before; whose role is taken meanwhile is told so, and has no permission from then on', async () => {
  const member = await memberOf(stage.shop, { isOperator: true, password })
  const page = await stage.enter()
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/admin-api/') && asked.push(request.url())))
  await page.goto(`${stage.shop.server.url}/operator`)
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1 }).waitFor()
  const logIn = main.getByRole('button', { name: 'Login' })
  await logIn.waitFor()
  expect(await link(page).count()).toBe(0)
  expect(asked).toEqual([])
  await logIn.click()
  await signInByPassword(page.getByRole('dialog', { name: 'Welcome' }), { email: member.email, password })
  await main.getByText('Nothing needs attention.').waitFor()

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await main.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor()
  await takeRole(stage.shop, member)
  await link(page).click()
  await main.getByText('You have no permission for this operation.').filter({ visible: true }).first().waitFor()
  // After asking who they are again, the page refuses access.
  await page.reload()
  await page.getByRole('heading', { name: FORBIDDEN }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/operator')
  expect(await page.title()).toBe('Quarry - No permission')
  await expect.poll(() => link(page).count()).toBe(0)
})

/** An import that has reached `line` of 900 and is held there until `work` is done. */
async function withImportUnderWay(line: number, work: (advance: (line: number) => Promise<void>) => Promise<void>) {
  const { db } = stage.shop
  const { id } = await db
    .insertInto('import_run')
    .values({ name: 'winter.jsonl', digest: 'winter', total: 900, next_line: line + 1, finished_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  try {
    await db.connection().execute(async (holder) => {
      await sql`SELECT pg_advisory_lock(${IMPORT_LOCK}, ${Number(id)})`.execute(holder)
      await work(async (next) => {
        await db
          .updateTable('import_run')
          .set({ next_line: next + 1 })
          .where('id', '=', id)
          .execute()
      })
      await sql`SELECT pg_advisory_unlock_all()`.execute(holder)
    })
  } finally {
    await db.deleteFrom('import_run').where('id', '=', id).execute()
  }
}

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

const figure = async (page: Page, name: string) =>
  Number(await page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd').textContent())

it('an operator sees what was imported, page by page, which lines were rejected, what goes on, and pictures being prepared for the search by image, one of which fails', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => ({
    name: `import-${index + 1}.jsonl`,
    digest: `many-${index}`,
    total: 1,
    next_line: 2,
    finished_at: new Date(),
  }))
  await stage.shop.db.insertInto('import_run').values(rows).execute()
  await expect(stage.shop.importLines([aProduct(), { nothing: 1 }])).rejects.toThrow('1 lines')
  const member = await memberOf(stage.shop, { isOperator: true })
  const { url } = stage.shop.server
  const page = await stage.enter()
  await openAs(member, page, { url })
  await link(page).click()
  await page.getByRole('main').getByRole('link', { name: 'Imports' }).click()
  const newest = page.getByText('import-25.jsonl', { exact: true })
  const older = page.getByText('import-5.jsonl', { exact: true })
  await newest.waitFor()
  expect(await older.count()).toBe(0)
  await page.getByRole('button', { name: 'Next page' }).click()
  await older.waitFor()
  await page.goBack()
  await newest.waitFor()

  const file = page.getByRole('button', { name: 'story.jsonl', expanded: false }).first()
  await file.press('Enter')
  const rejections = page.getByRole('table').filter({ hasText: 'Reason' }).last()
  await rejections.getByRole('cell', { name: '2', exact: true }).first().waitFor()
  expect(new URL(page.url()).searchParams.get('run')).not.toBeNull()
  await withImportUnderWay(300, async (advance) => {
    await page.reload()
    await page.getByText('300 of 900 lines').waitFor()
    await advance(600)
    await page.getByText('600 of 900 lines').waitFor()
  })
  await page.getByText('of 900 lines').waitFor({ state: 'detached' })
  await rejections.getByRole('cell', { name: '2', exact: true }).first().waitFor()

  const answer = await fetch(url + getImageIndexStatus.path, { headers: member.headers })
  const { data } = (await answer.json()) as Envelope<ImageIndexStatus>
  const encoder = data.encoders[0]?.encoder ?? ''
  const progress = page.getByRole('progressbar', { name: 'Pictures being prepared' })
  await stage.shop.db.transaction().execute(async (holder) => {
    // As if another server were indexing.
    await sql`SELECT pg_advisory_xact_lock(${INDEXING_LOCK}::integer, hashtext(${encoder}))`.execute(holder)
    await importProduct('good', COLORS)
    await importProduct('bad', COLORS.slice(0, 1), true)
    await page.reload()
    await progress.waitFor()
    expect([await figure(page, 'Waiting'), await figure(page, 'Prepared')]).toEqual([4, 0])
  })
  await expect.poll(() => figure(page, 'Prepared')).toBe(3)
  await progress.waitFor({ state: 'detached' })
  const failure = page.getByRole('list', { name: 'Pictures that failed' }).getByRole('listitem').first()
  await failure.getByText('not a picture we take').waitFor()
  await failure.getByText(/tried once; again .*2\d{3}/).waitFor()
  expect(await failure.getByRole('link').getAttribute('href')).toMatch(/^\/images\/[0-9a-f]{40}$/)
  await expect.poll(() => figure(page, 'Failed')).toBe(1)
})
