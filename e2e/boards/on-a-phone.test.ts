import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aBoardOf, readBoard } from '../stage/boards-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

const paper = (page: Page) => page.getByRole('application')
const items = (page: Page) => paper(page).getByRole('listitem')

interface Finger {
  x: number
  y: number
  id?: number
}

/** Touch events of fingers, as a phone sends them. */
async function touch(page: Page) {
  const client = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: Finger[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: fingers })
}

async function middleOf(page: Page, place: number): Promise<Finger> {
  const { x, y, width, height } = (await items(page).nth(place).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

it('on a phone a board is looked at, rearranged and added to, in either language', async () => {
  const member = await memberOf(stage.shop)
  const id = await aBoardOf(stage.shop, member, { name: 'Harbour hotel', count: 4 })
  const page = await stage.enter({ viewport: { width: 390, height: 844 }, tongue: 'zh-CN' })
  await openAs(member, page, { url: `${stage.shop.server.url}/material/${id}` })
  await items(page).nth(3).waitFor()
  const fingers = await touch(page)

  // Spreading two fingers zooms round the point between them.
  const before = (await paper(page).boundingBox())?.width ?? 0
  const at = await middleOf(page, 1)
  await fingers('touchStart', { x: at.x - 20, y: at.y, id: 1 }, { x: at.x + 20, y: at.y, id: 2 })
  await fingers('touchMove', { x: at.x - 40, y: at.y, id: 1 }, { x: at.x + 40, y: at.y, id: 2 })
  await fingers('touchEnd')
  await expect.poll(async () => (await paper(page).boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.7)
  await page.getByRole('button', { name: '适合纸张' }).tap()
  await expect.poll(async () => (await paper(page).boundingBox())?.width ?? 0).toBeCloseTo(before, 0)

  // A finger over a sample pans the paper; over a selected sample it moves that.
  const sample = await middleOf(page, 0)
  await page.touchscreen.tap(sample.x, sample.y)
  await expect.poll(() => items(page).nth(0).getByRole('button').getAttribute('aria-pressed')).toBe('true')
  await fingers('touchStart', sample)
  await fingers('touchMove', { x: sample.x, y: sample.y + 60 })
  await fingers('touchMove', { x: sample.x, y: sample.y + 120 })
  await fingers('touchEnd')
  await expect.poll(async () => (await middleOf(page, 0)).y).toBeGreaterThan(sample.y + 100)

  // A long press opens the menu.
  const other = await middleOf(page, 2)
  await fingers('touchStart', other)
  await page.getByRole('menuitem', { name: '再制' }).waitFor()
  await fingers('touchEnd')
  await page.getByRole('menuitem', { name: '再制' }).tap()
  await items(page).nth(4).waitFor()

  await page.getByRole('toolbar', { name: '工具' }).getByRole('button', { name: '添加材料' }).tap()
  const panel = page.getByRole('region', { name: '添加材料' })
  await panel.getByRole('button', { name: /^放置木板10号/ }).tap()
  await items(page).nth(5).waitFor()
  await page.getByText('更改已全部保存', { exact: true }).waitFor()
  expect((await readBoard(stage.shop, member, id)).items).toHaveLength(6)
})
