import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createFolder, createItems, exportItems } from '../../contract/favourites.ts'
import { seriousViolations } from '../stage/axe.ts'
import type { VisitOptions } from '../stage/browser.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { FAILED_REQUEST, setStage } from '../stage/stage.ts'

const stage = setStage()
const PHONE: VisitOptions = { viewport: { width: 390, height: 844 }, tongue: 'zh-CN', theme: 'dark' }

/** Three items in a folder of a new member, and its page. */
async function openFolder(name: string, options: VisitOptions = {}): Promise<Page> {
  const member = await memberOf(stage.shop)
  const send = async (path: string, body: object) => {
    const headers = { ...member.headers, 'content-type': 'application/json' }
    const response = await fetch(stage.shop.server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await response.json()) as { data: string }).data
  }
  const favoritesId = await send(createFolder.path, { name })
  const skus = await stage.shop.db.selectFrom('sku').select('id').orderBy('id').limit(3).execute()
  await send(createItems.path, { favoritesId, skuIds: skus.map(({ id }) => id) })
  const page = await stage.enter(options)
  await openAs(member, page, { url: `${stage.shop.server.url}/favorites/${favoritesId}` })
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return page
}

async function take(page: Page, label: string, format: RegExp): Promise<Download> {
  await page.getByRole('button', { name: label }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ])
  return download
}

const contentOf = async (download: Download) => readFile(await download.path())

describe('a folder that is taken along', () => {
  it('comes as a PDF, a spreadsheet and a CSV, in either language, with what is seen of it', async () => {
    const page = await openFolder('Lobby')
    const pdf = await take(page, 'Export this folder', /^PDF/)
    expect(pdf.suggestedFilename()).toBe('Lobby.pdf')
    expect((await contentOf(pdf)).subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByText('Lobby.pdf is in your downloads.').waitFor()
    const xlsx = await take(page, 'Export this folder', /^Spreadsheet/)
    expect((await contentOf(xlsx)).subarray(0, 2).toString()).toBe('PK')

    await page.getByRole('button', { name: 'Export this folder' }).click()
    await page.getByRole('menu').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('menuitemradio', { name: '中文' }).click()
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^CSV/ }).click(),
    ])
    const lines = (await contentOf(csv)).toString().trim().split('\r\n')
    expect(lines[0]).toContain('图片,名称,品牌')
    expect(lines).toHaveLength(4)
  })

  it('is given up, or refused, on a phone in Chinese, and nothing is left behind', async () => {
    const page = await openFolder('大堂', PHONE)
    // It never comes.
    await page.route(`**${exportItems.path}*`, () => undefined)
    const button = page.getByRole('button', { name: '导出此收藏夹' })
    await button.click()
    await page.getByRole('menuitem', { name: /^PDF/ }).click()
    await page.getByRole('button', { name: '停止' }).click()
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('false')
    expect(await page.getByRole('alert').textContent()).toBe('')
    await page.unrouteAll()

    stage.forgive(FAILED_REQUEST)
    await page.route(`**${exportItems.path}*`, (route) =>
      route.fulfill({ json: { code: 1008009004, msg: '一份 PDF 最多 1000 项，这里有 1200 项。', data: null } }),
    )
    await button.click()
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('menuitem', { name: /^PDF/ }).click()
    await page.getByText('这里有 1200 项').waitFor()
  })
})
