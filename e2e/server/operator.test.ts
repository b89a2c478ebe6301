import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { IMPORT_LOCK } from '../../server/catalogue/import-lock.ts'
import { aProduct } from '../../server/testing/factories.ts'
import { seriousViolations } from '../stage/axe.ts'
import { resizeTo } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import { memberOf, openAs, takeRole } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const FORBIDDEN = 'Sorry, you don’t have permission to access this page.'

const stage = setStage(() => openShop())
const link = (page: Page) => page.getByRole('link', { name: 'Operator' })

async function enterAsOperator() {
  const member = await memberOf(stage.shop, { isOperator: true })
  const page = await stage.enter()
  await openAs(member, page, { url: stage.shop.server.url })
  return { member, page }
}

/** On a desktop in the light theme, and on a phone in the dark one. */
async function isAccessible(page: Page): Promise<void> {
  expect(await seriousViolations(page), 'on a desk').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await resizeTo(page, PHONE)
  expect(await seriousViolations(page), 'on a phone').toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
}

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

describe('§6: a page that is not for everybody', () => {
  it('invites a visitor to sign in, and asks for nothing on their behalf', async () => {
    const page = await stage.enter()
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('/admin-api/') && asked.push(request.url())))
    await page.goto(`${stage.shop.server.url}/operator`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Login' }).waitFor()
    expect(await link(page).count()).toBe(0)
    expect(asked).toEqual([])
  })

  it('says in the server’s words that a role was removed meanwhile, and tells a member at its address that they have no permission', async () => {
    const { member, page } = await enterAsOperator()
    await link(page).waitFor()
    await takeRole(stage.shop, member)
    await link(page).click()
    await page.getByRole('main').getByText('You have no permission for this operation.').first().waitFor()
    // After asking who they are again, the page refuses access.
    await page.reload()
    await page.getByRole('heading', { name: FORBIDDEN }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/operator')
    expect(await page.title()).toBe('Quarry - No permission')
    await expect.poll(() => link(page).count()).toBe(0)
    await isAccessible(page)
  })
})

it('an operator sees what was imported, page by page, which lines were rejected, and what goes on', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => ({
    name: `import-${index + 1}.jsonl`,
    digest: `many-${index}`,
    total: 1,
    next_line: 2,
    finished_at: new Date(),
  }))
  await stage.shop.db.insertInto('import_run').values(rows).execute()
  await expect(stage.shop.importLines([aProduct(), { nothing: 1 }])).rejects.toThrow('1 lines')
  const { page } = await enterAsOperator()
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
  await file.focus()
  await page.keyboard.press('Enter')
  const rejections = page.getByRole('table').filter({ hasText: 'Reason' }).last()
  await rejections.getByRole('cell', { name: '2', exact: true }).first().waitFor()
  expect(new URL(page.url()).searchParams.get('run')).not.toBeNull()
  await page.getByRole('heading', { name: 'AI image search' }).waitFor()
  await page.getByRole('term').filter({ hasText: 'Prepared' }).waitFor()

  await withImportUnderWay(300, async (advance) => {
    await page.reload()
    await page.getByText('300 of 900 lines').waitFor()
    await advance(600)
    await page.getByText('600 of 900 lines').waitFor()
  })
  await page.getByText('of 900 lines').waitFor({ state: 'detached' })
  await rejections.getByRole('cell', { name: '2', exact: true }).first().waitFor()
  await isAccessible(page)
})
