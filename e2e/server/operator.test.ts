import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { IMPORT_LOCK } from '../../server/catalogue/import-lock.ts'
import { aProduct } from '../../server/testing/factories.ts'
import { seriousViolations } from '../stage/axe.ts'
import type { Tongue, VisitOptions } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import { memberOf, openAs, takeRole } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const WORDS = {
  en: {
    operator: 'Operator',
    imports: 'Imports',
    none: 'Nothing has been imported yet.',
    login: 'Login',
    title: 'Quarry - No permission',
    forbidden: 'Sorry, you don’t have permission to access this page.',
    lines: 'of 900 lines',
    reason: 'Reason',
    index: 'AI image search',
    prepared: 'Prepared',
  },
  'zh-CN': {
    operator: '运营',
    imports: '导入记录',
    none: '还没有导入任何内容。',
    login: '登录',
    title: 'Quarry - 没有权限',
    forbidden: '抱歉，您没有权限访问此页面。',
    lines: '/ 900 行',
    reason: '原因',
    index: 'AI 搜图',
    prepared: '已就绪',
  },
}

const stage = setStage(() => openShop())
const link = (page: Page, tongue: Tongue) => page.getByRole('link', { name: WORDS[tongue].operator })

async function enterAs(facts: { isOperator: boolean }, path: string, options: VisitOptions = {}) {
  const member = await memberOf(stage.shop, facts)
  const page = await stage.enter(options)
  await openAs(member, page, { url: stage.shop.server.url + path })
  return { member, page }
}

/** An import that has come as far as `line` of 900 and is held under way until `work` is done. */
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
  it.each<[Tongue, VisitOptions]>([
    ['en', {}],
    ['zh-CN', { viewport: PHONE, theme: 'dark' }],
  ])('tells a member at its address that they have no permission, and is not led to (%s)', async (tongue, look) => {
    const { page } = await enterAs({ isOperator: false }, '/operator', { ...look, tongue })
    await page.getByRole('heading', { name: WORDS[tongue].forbidden }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/operator')
    expect(await page.title()).toBe(WORDS[tongue].title)
    expect(await link(page, tongue).count()).toBe(0)
    expect(await seriousViolations(page)).toEqual([])
  })

  it('invites a visitor to sign in, and asks for nothing on their behalf', async () => {
    const page = await stage.enter()
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('/admin-api/') && asked.push(request.url())))
    await page.goto(`${stage.shop.server.url}/operator`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('main').getByRole('button', { name: WORDS.en.login }).waitFor()
    expect(await link(page, 'en').count()).toBe(0)
    expect(asked).toEqual([])
  })

  it('says in the server’s words that a role has gone meanwhile', async () => {
    const { member, page } = await enterAs({ isOperator: true }, '/')
    await link(page, 'en').waitFor()
    await takeRole(stage.shop, member)
    await link(page, 'en').click()
    await page.getByRole('main').getByText('You have no permission for this operation.').first().waitFor()
    // Asked anew who they are, the page lets them in no more.
    await page.reload()
    await page.getByRole('heading', { name: WORDS.en.forbidden }).waitFor()
    await expect.poll(() => link(page, 'en').count()).toBe(0)
  })
})

describe('an operator', () => {
  it.each<[Tongue, VisitOptions]>([
    ['en', {}],
    ['zh-CN', { viewport: PHONE, theme: 'dark' }],
  ])('sees what was imported, what goes on, and which lines were rejected (%s)', async (tongue, look) => {
    const words = WORDS[tongue]
    const { page } = await enterAs({ isOperator: true }, '/', { ...look, tongue })
    if (!(await stage.shop.db.selectFrom('import_run').select('id').executeTakeFirst())) {
      await link(page, tongue).click()
      await page.getByText(words.none).waitFor()
    }
    const name = tongue === 'en' ? 'first' : 'second'
    // The page finds it by itself where it is open, and by going there where it is not.
    await expect(stage.shop.importLines([aProduct({ key: name }), { nothing: 1 }])).rejects.toThrow('1 lines')
    await withImportUnderWay(300, async (advance) => {
      await page.goto(`${stage.shop.server.url}/operator`)
      await page.getByRole('heading', { name: words.imports, level: 1 }).waitFor()
      await page.getByText(`300 ${words.lines}`).waitFor()
      await advance(600)
      await page.getByText(`600 ${words.lines}`).waitFor()
    })
    await page.getByText(words.lines).waitFor({ state: 'detached' })
    const file = page.getByRole('button', { name: 'story.jsonl', expanded: false }).first()
    await file.focus()
    await page.keyboard.press('Enter')
    const rejections = page.getByRole('table').filter({ hasText: words.reason }).last()
    await rejections.getByRole('cell', { name: '2', exact: true }).first().waitFor()
    expect(new URL(page.url()).searchParams.get('run')).not.toBeNull()
    await page.getByRole('heading', { name: words.index }).waitFor()
    await page.getByRole('term').filter({ hasText: words.prepared }).waitFor()
    await page.reload()
    await rejections.getByRole('cell', { name: '2', exact: true }).first().waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    expect(await seriousViolations(page)).toEqual([])
  })

  it('reads on another page of imports, and is told where they cannot be had, with another try', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => ({
      name: `import-${index + 1}.jsonl`,
      digest: `many-${index}`,
      total: 1,
      next_line: 2,
      finished_at: new Date(),
    }))
    await stage.shop.db.insertInto('import_run').values(rows).execute()
    stage.forgive(/^Failed to load resource/)
    const member = await memberOf(stage.shop, { isOperator: true })
    const page = await stage.enter()
    await page.route('**/import/page*', (route) => route.fulfill({ status: 500, body: 'no' }))
    await openAs(member, page, { url: `${stage.shop.server.url}/operator` })
    await page.getByText('The imports could not be loaded.').waitFor()
    await page.unroute('**/import/page*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('import-25.jsonl').waitFor()
    expect(await page.getByText('import-5.jsonl', { exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText('import-5.jsonl', { exact: true }).waitFor()
    await page.goBack()
    await page.getByText('import-25.jsonl').waitFor()
    await page.goto(`${stage.shop.server.url}/operator?page=99`)
    await page.getByRole('button', { name: 'To the newest imports' }).click()
    await page.getByText('import-25.jsonl').waitFor()
  })
})
