import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { seriousInBothThemes } from '../stage/axe.ts'
import { aBoardOf } from '../stage/boards-shop.ts'
import { folderOf } from '../stage/folder-shop.ts'
import { memberOf } from '../stage/members.ts'
import { aLinkTo, PHONE } from '../stage/sharing-shop.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

async function take(page: Page, format: 'PDF' | 'CSV'): Promise<{ name: string; begins: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download as ${format}` }).tap(),
  ])
  const content = await readFile(await download.path())
  return { name: download.suggestedFilename(), begins: content.subarray(0, 5).toString() }
}

/** Taps the paper at these shares of its sides. */
async function tapOnPaper(page: Page, along: number, down: number): Promise<void> {
  const paper = page.getByRole('region', { name: /Lobby/ }).first()
  const { x, y, width, height } = (await paper.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(x + width * along, y + height * down)
}

const overflow = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')

it('a guest on a phone comments on a place and an item of a board, prints and downloads it, and opens a shared folder', async () => {
  const { url } = stage.shop.server
  const eve = await memberOf(stage.shop, { nickname: 'Eve' })
  const boardId = await aBoardOf(stage.shop, eve, { name: 'Lobby', count: 4 })
  const board = await aLinkTo(stage.shop, eve, { kind: 'board', refId: boardId, role: 'comment' })
  const folderId = await folderOf(stage.shop, eve, { name: 'Floors', count: 5 })
  const folder = await aLinkTo(stage.shop, eve, { kind: 'folder', refId: folderId, role: 'view', language: 'zh-CN' })

  const page = await stage.enter({ viewport: PHONE })
  await page.goto(url + board.path)
  await page.getByRole('heading', { level: 1, name: 'Lobby' }).waitFor()
  const legend = page.getByRole('region', { name: 'Legend' })
  await expect.poll(() => legend.getByRole('listitem').count()).toBe(4)
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Comment on a place' }).tap()
  await page.getByText('Tap the place on the board').waitFor()
  await tapOnPaper(page, 0.5, 0.9)
  const place = page.getByRole('dialog', { name: 'A place on the board' })
  await place.getByRole('textbox', { name: 'Your comment' }).fill('Room for a lamp?')
  await place.getByRole('textbox', { name: 'Your name' }).fill('Lin')
  await place.getByRole('button', { name: 'Send' }).tap()
  await place.getByText('Sent.').waitFor()
  await place.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'Comment 1: Room for a lamp?' }).waitFor()

  await legend.getByRole('button').first().tap()
  const about = page.getByRole('dialog')
  await about.getByRole('textbox', { name: 'Your comment' }).fill('Darker, please')
  await about.getByText('As Lin').waitFor()
  await about.getByRole('button', { name: 'Send' }).tap()
  await about.getByText('Sent.').waitFor()
  expect(await seriousInBothThemes(page)).toEqual([])
  await about.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'Comment 2: Darker, please' }).waitFor()
  expect(await seriousInBothThemes(page)).toEqual([])

  expect(await take(page, 'PDF')).toEqual({ name: expect.stringMatching(/Lobby.*\.pdf$/), begins: '%PDF-' })
  expect((await take(page, 'CSV')).name).toMatch(/Lobby.*\.csv$/)

  await page.emulateMedia({ media: 'print' })
  await legend.getByRole('listitem').last().waitFor()
  // The rest of the paper has no links; the legend's rows are buttons on the screen.
  await expect.poll(() => page.getByRole('button').count()).toBe(4)
  expect(await page.getByRole('textbox').count()).toBe(0)
  await page.emulateMedia({ media: 'screen' })

  await page.goto(url + folder.path)
  await page.getByRole('heading', { level: 1, name: 'Floors' }).waitFor()
  await page.getByText('选材 · Eve 分享').waitFor()
  const cards = page.getByRole('main').getByRole('list').last().getByRole('listitem')
  await expect.poll(() => cards.count()).toBe(5)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await seriousInBothThemes(page)).toEqual([])
  await cards.nth(1).getByRole('button').tap()
  await page.getByRole('dialog').getByText('品牌').waitFor()
})
