import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Envelope } from '../../contract/endpoint.ts'
import { getImageIndexStatus, type ImageIndexStatus } from '../../contract/image-index.ts'
import { INDEXING_LOCK } from '../../server/image-search/tables.ts'
import { importCatalogue } from '../../server/imports/imports.ts'
import { createFolderStorage } from '../../server/platform/storage/storage.ts'
import { aPicture, aProduct } from '../../server/testing/factories.ts'
import { seriousViolations } from '../stage/axe.ts'
import type { Tongue, VisitOptions } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    index: 'AI image search',
    progress: 'Pictures being prepared',
    prepared: 'Prepared',
    waiting: 'Waiting',
    failed: 'Failed',
    failures: 'Pictures that failed',
    attempts: /tried once; again .*2\d{3}/,
  },
  'zh-CN': {
    index: 'AI 搜图',
    progress: '正在准备图片',
    prepared: '已就绪',
    waiting: '等待中',
    failed: '失败',
    failures: '处理失败的图片',
    attempts: /已尝试 1 次，下次：2\d{3}/,
  },
}
const COLORS = ['#b98d5b', '#5b7d6a', '#3d5a80']
const stage = setStage(() => openShop())

async function enterAsOperator(look: VisitOptions): Promise<{ page: Page; encoder: string }> {
  const member = await memberOf(stage.shop, { isOperator: true })
  const page = await stage.enter(look)
  await openAs(member, page, { url: `${stage.shop.server.url}/operator` })
  const { headers } = member
  const answer = await fetch(stage.shop.server.url + getImageIndexStatus.path, { headers })
  const { data } = (await answer.json()) as Envelope<ImageIndexStatus>
  return { page, encoder: data.encoders[0]?.encoder ?? '' }
}

let products = 0

/** A product with a SKU for each colour, in pictures like no others; what is kept of them is broken where `isBroken`. */
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

describe('an operator', () => {
  it.each<[Tongue, VisitOptions]>([
    ['en', {}],
    ['zh-CN', { viewport: { width: 390, height: 844 }, theme: 'dark' }],
  ])('sees pictures being prepared for the search by image, and which failed and why (%s)', async (tongue, look) => {
    const words = WORDS[tongue]
    const { page, encoder } = await enterAsOperator({ ...look, tongue })
    await page.getByRole('heading', { name: words.index }).waitFor()
    const before = Number(await figure(page, words.prepared))
    const progress = page.getByRole('progressbar', { name: words.progress })
    await stage.shop.db.transaction().execute(async (holder) => {
      // As while another server indexes.
      await sql`SELECT pg_advisory_xact_lock(${INDEXING_LOCK}::integer, hashtext(${encoder}))`.execute(holder)
      await importProduct(`good ${tongue}`, COLORS)
      await page.reload()
      await progress.waitFor()
      await expect.poll(() => figure(page, words.waiting)).toBe('3')
      expect(await seriousViolations(page)).toEqual([])
    })
    await expect.poll(() => figure(page, words.prepared), { timeout: 30_000 }).toBe(String(before + 3))
    await progress.waitFor({ state: 'detached' })

    await importProduct(`bad ${tongue}`, COLORS.slice(0, 1), true)
    const failure = page.getByRole('list', { name: words.failures }).getByRole('listitem').first()
    await failure.getByText('not a picture we take').waitFor()
    await failure.getByText(words.attempts).waitFor()
    expect(await failure.getByRole('link').getAttribute('href')).toMatch(/^\/images\/[0-9a-f]{40}$/)
    await expect.poll(() => figure(page, words.failed)).not.toBe('0')
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    expect(await seriousViolations(page)).toEqual([])
  })
})
