import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { updateBoard } from '../../contract/boards/calls.ts'
import { getComments, replyToComment } from '../../contract/sharing/discussion-calls.ts'
import { askAs } from '../../server/testing/requests.ts'
import { aBoardOf } from '../stage/boards-shop.ts'
import { fingerOn, middleOf } from '../stage/finger.ts'
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
  const { width, height } = (await paper.boundingBox()) ?? { width: 0, height: 0 }
  await paper.tap({ position: { x: width * along, y: height * down } })
}

it('a guest on a phone comments on a place and an item of a board and reads the answer, approves it, and again after a change; takes it home, and opens a folder', async () => {
  const { url } = stage.shop.server
  const eve = await memberOf(stage.shop, { nickname: 'Eve' })
  const ask = askAs(eve, url)
  const boardId = await aBoardOf(stage.shop, eve, { name: 'Lobby', count: 4 })
  const board = await aLinkTo(stage.shop, eve, { kind: 'board', refId: boardId, role: 'approve' })
  const folderId = await folderOf(stage.shop, eve, { name: 'Floors', count: 5 })
  const folder = await aLinkTo(stage.shop, eve, { kind: 'folder', refId: folderId, role: 'view', language: 'zh-CN' })

  const page = await stage.visit(board.path, { viewport: PHONE })
  await page.getByRole('heading', { level: 1, name: 'Lobby' }).waitFor()
  await page.getByText('Board · Shared by Eve').waitFor()
  const legend = page.getByRole('region', { name: 'Legend' })
  await expect.poll(() => legend.getByRole('listitem').count()).toBe(4)
  // A finger on the whole paper scrolls the page.
  const finger = await fingerOn(page)
  const { x, y } = await middleOf(page.getByRole('region', { name: /Lobby/ }).first())
  const above = () => page.evaluate<number>('scrollY')
  const before = await above()
  await finger.touch('touchStart', { x, y })
  for (const up of [20, 60, 120]) await finger.touch('touchMove', { x, y: y - up })
  await expect.poll(above).toBeGreaterThan(before)
  await finger.touch('touchEnd')
  // The page may still be going on; a tap would only stop it.
  let last = NaN
  await expect.poll(async () => last === (last = await above()), { interval: 100 }).toBe(true)

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
  // Back closes only the sheet.
  await page.goBack()
  await about.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Comment 2: Darker, please' }).waitFor()
  const comments = await ask(getComments, { kind: 'board', refId: boardId })
  const darker = comments.find(({ text }) => text === 'Darker, please')
  await ask(replyToComment, { linkId: board.id, parentId: darker?.id ?? '', text: 'The lighter one.' })
  await page.getByRole('region', { name: 'Comments' }).getByText('The lighter one.').waitFor()

  await page.getByRole('button', { name: 'Approve this board' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Approve the board' })
  await dialog.getByText('4 materials').waitFor()
  await dialog.getByText('As Lin').waitFor()
  await dialog.getByRole('button', { name: 'Approve', exact: true }).tap()
  const bar = page.getByRole('region', { name: 'Approval' })
  await bar.getByText(/Approved by Lin/).waitFor()
  await ask(updateBoard, { id: boardId, version: 1, board: { name: 'Lobby, revised' } })
  await page.getByRole('heading', { level: 1, name: 'Lobby, revised' }).waitFor()
  await bar.getByText('Changed since this approval.').waitFor()
  await bar.getByRole('button', { name: 'Approve again' }).tap()
  await dialog.getByRole('button', { name: 'Approve', exact: true }).tap()
  await bar.getByText('Nothing has changed since.').waitFor()

  expect(await take(page, 'PDF')).toEqual({ name: expect.stringMatching(/Lobby.*\.pdf$/), begins: '%PDF-' })
  expect((await take(page, 'CSV')).name).toMatch(/Lobby.*\.csv$/)
  await page.emulateMedia({ media: 'print' })
  await legend.getByRole('listitem').last().waitFor()
  // The rest of the paper has no links; the legend's rows are buttons on the screen.
  await expect.poll(() => page.getByRole('button').count(), { message: 'on paper' }).toBe(4)
  expect(await page.getByRole('textbox').count(), 'on paper').toBe(0)
  await page.emulateMedia({ media: 'screen' })

  await page.goto(url + folder.path)
  await page.getByRole('heading', { level: 1, name: 'Floors' }).waitFor()
  await page.getByText('选材 · Eve 分享').waitFor()
  const cards = page.getByRole('main').getByRole('list').last().getByRole('listitem')
  await expect.poll(() => cards.count()).toBe(5)
  await cards.nth(1).getByRole('button').tap()
  await page.getByRole('dialog').getByText('品牌').waitFor()
})
