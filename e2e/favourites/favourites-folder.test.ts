import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import * as calls from '../../contract/favourites.ts'
import type { Download, Locator, Page } from 'playwright-core'
import { seriousViolations } from '../stage/axe.ts'
import type { VisitOptions } from '../stage/browser.ts'
import { folderOf, shownSkus } from '../stage/folder-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { waitFor } from '../stage/server.ts'
import { FAILED_REQUEST, setMembersStage } from '../stage/stage.ts'

const PHONE: VisitOptions = { viewport: { width: 390, height: 844 }, theme: 'dark', tongue: 'zh-CN' }

const stage = setMembersStage()

/** A member with a folder of thirty items, of which one is withdrawn, and two others. */
async function openFolder({ prepare, ...options }: Opening = {}): Promise<Page> {
  const { shop } = stage
  const member = await memberOf(shop)
  await folderOf(shop, member, { name: 'Lobby', count: 4 })
  await folderOf(shop, member, { name: 'Tea house', count: 2 })
  const id = await folderOf(shop, member, { name: 'Harbour hotel', count: 29, hasWithdrawn: true })
  const page = await stage.enter(options)
  await prepare?.(page)
  await openAs(member, page, { url: `${shop.server.url}/favorites/${id}` })
  await page.getByRole('article').nth(5).waitFor()
  return page
}

type Opening = VisitOptions & { prepare?: (page: Page) => Promise<unknown> }

/** Types a note into the first item without one, and leaves the focus in its field. */
async function writeNote(page: Page, text: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Note on/ }).waitFor()
  await page.keyboard.type(text)
}

async function take(page: Page, format: RegExp): Promise<Download> {
  await page.getByRole('button', { name: 'Export this folder' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ])
  return download
}

const contentOf = async (download: Download) => readFile(await download.path())

async function waitForOrder(page: Page, skus: readonly (string | undefined)[]): Promise<void> {
  await waitFor(async () => {
    const shown = await shownSkus(page)
    return skus.every((sku, place) => sku === shown[place])
  })
}

/** A card's position once it has stopped moving. */
async function restingBox(page: Page, place: number) {
  const card = await page.getByRole('article').nth(place).elementHandle()
  await card?.waitForElementState('stable')
  return card?.boundingBox()
}

describe('a folder of thirty items', () => {
  it('is organised: ticked as a range, moved, copied and removed, each with an undo; another is exported', async () => {
    stage.forgive(FAILED_REQUEST)
    // The folder's name and counts fail at first.
    const page = await openFolder({
      prepare: (empty) =>
        empty.route(`**${calls.getFolderPage.path}*`, (route) => route.fulfill({ status: 500, body: '' })),
    })
    await page.getByText('The folder’s name and counts could not be loaded.').waitFor()
    await page.unroute(`**${calls.getFolderPage.path}*`)
    await page.getByRole('button', { name: 'Retry' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Harbour hotel' }).waitFor()
    const before = (await shownSkus(page)).slice(0, 6)
    const cards = page.getByRole('article')
    await page.getByText('30 items', { exact: true }).waitFor()
    expect(await seriousViolations(page)).toEqual([])

    const removal = page.getByRole('button', { name: 'Remove', exact: true })
    expect(await removal.count()).toBe(0)
    await cards.nth(0).hover()
    await page.getByRole('checkbox', { name: 'Select Herringbone oak' }).first().check()
    await page.getByRole('checkbox', { name: 'Select Herringbone oak' }).first().uncheck()
    await page.getByText('0 selected').waitFor()
    await removal.click()
    await page.getByText('Please select the data to delete').waitFor()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await removal.waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: 'Select Herringbone oak' }).first().check()
    await cards
      .nth(3)
      .getByRole('link')
      .first()
      .click({ modifiers: ['Shift'] })
    await page.getByText('4 selected').waitFor()
    const move = page.getByRole('button', { name: 'Move', exact: true })
    const dialog = page.getByRole('dialog', { name: 'Move 4 items to' })
    await move.click()
    await dialog.getByRole('button', { name: /Tea house/ }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => move.and(page.locator(':focus')).count()).toBe(1)
    await move.click()
    await dialog.getByRole('button', { name: /Tea house/ }).click()
    await page.getByText('4 items moved to Tea house.').waitFor()
    await page.getByText('26 items', { exact: true }).waitFor()
    await waitForOrder(page, before.slice(4))
    const takenBack = page.waitForRequest((request) => request.method() === 'DELETE')
    await page.getByRole('button', { name: 'Undo' }).click()
    // Otherwise a folder that was never deleted would be listed as recently deleted.
    expect(new URL((await takenBack).url()).searchParams.get('undoes')).toBe('adding')
    await page.getByText('30 items', { exact: true }).waitFor()
    await waitForOrder(page, before)

    await cards
      .nth(1)
      .getByRole('link')
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await cards
      .nth(2)
      .getByRole('link')
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    const copying = page.getByRole('dialog', { name: 'Copy 2 items to' })
    // On opening, the first control gets the focus.
    await copying.locator(':focus').waitFor()
    await copying.getByRole('button', { name: 'New folder' }).click()
    await copying.getByRole('textbox').and(page.locator(':focus')).waitFor()
    await page.route(
      `**${calls.copyItems.path}`,
      (route) => route.fulfill({ json: { code: 500, msg: 'Full for today', data: null } }),
      { times: 1 },
    )
    await page.keyboard.type('Samples')
    await page.keyboard.press('Enter')
    await page.getByText('The folder Samples is there, but nothing could be put into it: Full for today').waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('2 items copied to Samples.').waitFor()

    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByText('30 selected').waitFor()
    await page.keyboard.press('Delete')
    await page.getByText('30 items removed.').waitFor()
    await page.getByText('Nothing in this folder yet.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await waitForOrder(page, before)

    // The next folder shows placeholders where its items will be.
    const held = Promise.withResolvers<void>()
    await page.route(`**${calls.getItemPage.path}*`, async (route) => (await held.promise, route.continue()))
    await page.getByRole('link', { name: 'Favorites' }).first().click()
    await page.getByRole('link', { name: /Lobby/ }).first().click()
    const shapes = page.getByRole('status', { name: 'Loading products' }).locator('> *')
    await expect.poll(() => shapes.count()).toBe(4)
    const top = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? 0)
    const awaited = await top(shapes.first())
    held.resolve()
    await page.getByRole('article').nth(3).waitFor()
    expect(await top(page.getByRole('article').first())).toBe(awaited)

    const pdf = await take(page, /^PDF/)
    expect(pdf.suggestedFilename()).toBe('Lobby.pdf')
    expect((await contentOf(pdf)).subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByText('Lobby.pdf is in your downloads.').waitFor()
    const xlsx = await take(page, /^Spreadsheet/)
    expect((await contentOf(xlsx)).subarray(0, 2).toString()).toBe('PK')
    await page.getByRole('button', { name: 'Export this folder' }).click()
    await page.getByRole('menuitemradio', { name: '中文' }).click()
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^CSV/ }).click(),
    ])
    const lines = (await contentOf(csv)).toString().trim().split('\r\n')
    expect(lines[0]).toContain('图片,名称,品牌')
    expect(lines).toHaveLength(5)
  })

  it('is sorted by keyboard and by pointer over a slow network, gets notes and a new name, and keeps them', async () => {
    const page = await openFolder()
    await page.getByRole('heading', { level: 1, name: 'Harbour hotel' }).waitFor()
    let kept = 0
    page.on('response', (response) => (kept += Number(response.url().endsWith(calls.sortItems.path))))
    // The first reordering is slow to save: the others follow in order.
    const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
    await page.route(`**${calls.sortItems.path}`, async (route) => (await permission, route.continue()), { times: 1 })
    const [a, b, c, d, e] = await shownSkus(page)
    const handle = page.getByRole('button', { name: /by hand$/ })
    await handle.first().focus()
    await page.keyboard.press('Space')
    await page.getByText(/^Holding Herringbone oak, place 1 of 30/).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await page.getByText('Put down at place 3 of 30.').waitFor()
    await waitForOrder(page, [b, c, a, d, e])
    await handle.nth(4).focus()
    for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key)
    await page.getByText('Put down at place 1 of 30.').waitFor()
    await waitForOrder(page, [e, b, c, a, d])

    const [from, to] = [await restingBox(page, 4), await restingBox(page, 0)]
    if (!from || !to) throw new Error('the cards are not in sight')
    await page.mouse.move(from.x + 60, from.y + 90)
    await page.mouse.down()
    await page.mouse.move(from.x + 40, from.y + 90, { steps: 3 })
    await page.mouse.move(to.x + 60, to.y + 90, { steps: 10 })
    await page.getByText('Place 1 of 30.').waitFor()
    await page.mouse.up()
    await waitForOrder(page, [d, e, b, c, a])
    expect(kept).toBe(0)
    permit()
    // A call in progress ends with the page, and its answer does not interrupt typing.
    await expect.poll(() => kept).toBe(3)

    await writeNote(page, 'For the reception desk')
    await page.getByText('22 of 1000').waitFor()
    const saved = page.waitForResponse(/favorite\/update/)
    await page.getByRole('heading', { level: 1 }).click()
    await saved
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Folder name' }).fill('  ')
    await page.keyboard.press('Enter')
    await page.getByText('Please enter a folder name').waitFor()
    await page.getByRole('textbox', { name: 'Folder name' }).fill('Harbour hotel, lobby')
    const renamed = page.waitForResponse(/favorites\/update/)
    await page.keyboard.press('Enter')

    await page.getByRole('heading', { level: 1, name: 'Harbour hotel, lobby' }).waitFor()
    // The heading shows the new name before the server has it.
    await renamed

    // A note that could not be saved stays in its field, and leaving the page asks first.
    stage.forgive(FAILED_REQUEST)
    const note = page.getByRole('textbox', { name: /^Note on/ })
    const heading = page.getByRole('heading', { level: 1 })
    await page.route(`**${calls.updateItem.path}`, (route) => route.abort(), { times: 1 })
    await writeNote(page, 'Matt')
    await heading.click()
    await page.getByText('Not saved yet').waitFor()
    expect(await note.inputValue()).toBe('Matt')
    const asked: string[] = []
    page.once('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    // The person stays: the page does not reload.
    await page.evaluate('void setTimeout(() => location.reload())')
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await note.focus()
    await heading.click()
    await page.getByRole('button', { name: 'Matt', exact: true }).waitFor()
    // Or it is saved automatically once the network is back.
    await page.context().setOffline(true)
    await writeNote(page, 'Warm')
    await heading.click()
    await page.getByText('Not saved yet').waitFor()
    const savedByItself = page.waitForResponse(`**${calls.updateItem.path}`)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Warm', exact: true }).waitFor()
    await savedByItself

    await page.reload()
    for (const name of ['For the reception desk', 'Matt', 'Warm'])
      await page.getByRole('button', { name, exact: true }).waitFor()
    await waitForOrder(page, [d, e, b, c, a])
    await page.getByRole('heading', { level: 1, name: 'Harbour hotel, lobby' }).waitFor()
  })

  it('is filtered and searched on a phone, marks withdrawn items, says when nothing matches, and cancels an export', async () => {
    const page = await openFolder(PHONE)
    await page.getByText('30 件', { exact: true }).waitFor()
    await page
      .getByRole('link', { name: /人字拼橡木/ })
      .first()
      .dispatchEvent('pointerdown', { pointerType: 'touch' })
    await page.getByText('已选 1 件').waitFor()
    await page.getByRole('article').nth(1).getByRole('link').first().tap()
    await page.getByText('已选 2 件').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('button', { name: '取消选择' }).tap()

    const find = page.getByRole('searchbox', { name: '在此收藏夹中查找' })
    await find.fill('石材')
    await page.getByText('30 件中的 9 件').waitFor()
    await page.getByRole('button', { name: /^筛选/ }).tap()
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /^风之屋/ })
      .tap()
    await page.getByRole('dialog').getByRole('button', { name: /9 件/ }).tap()
    await page
      .getByRole('button', { name: /移除风之屋|风之屋/ })
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: /手动移动/ }).count()).toBe(0)
    await find.fill('没有这样的')
    await page.getByText('收藏夹里没有符合这些条件的材料。').waitFor()
    await page.getByRole('main').getByRole('button', { name: '清除全部' }).tap()
    await page.getByText('30 件', { exact: true }).waitFor()
    await page.getByRole('combobox', { name: '排序' }).selectOption('name')
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await page.getByText('已下架').waitFor()

    // An export that is cancelled or refused leaves nothing behind.
    await page.route(`**${calls.exportItems.path}*`, () => undefined)
    const button = page.getByRole('button', { name: '导出此收藏夹' })
    await button.click()
    await page.getByRole('menuitem', { name: /^PDF/ }).click()
    await page.getByRole('button', { name: '停止' }).click()
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('false')
    expect(await page.getByRole('alert').textContent()).toBe('')
    await page.unrouteAll()
    stage.forgive(FAILED_REQUEST)
    await page.route(`**${calls.exportItems.path}*`, (route) =>
      route.fulfill({ json: { code: 1008009004, msg: '一份 PDF 最多 1000 项，这里有 1200 项。', data: null } }),
    )
    await button.click()
    await page.getByRole('menuitem', { name: /^PDF/ }).click()
    await page.getByText('这里有 1200 项').waitFor()

    await page.goto(`${stage.shop.server.url}/favorites/987654`)
    await page.getByRole('heading', { name: '没有这个收藏夹。' }).waitFor()
  })
})
