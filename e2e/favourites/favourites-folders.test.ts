import { describe, expect, it } from 'vitest'
import { getDeleted, getFolderPage, sortFolders } from '../../contract/favourites.ts'
import { seriousInBothThemes } from '../stage/axe.ts'
import { waitForPage } from '../stage/browser.ts'
import type { VisitOptions } from '../stage/browser.ts'
import { card, cards, FOLDERS, middleOf, openFolders, openMenu, order, ORDER } from '../stage/folders-shop.ts'
import { captureNinePoints, expectSamePoints } from '../stage/nine-points.ts'
import { FAILED_REQUEST, setMembersStage } from '../stage/stage.ts'

const PHONE: VisitOptions = { viewport: { width: 390, height: 844 }, tongue: 'zh-CN', theme: 'dark' }
const stage = setMembersStage()

/** Removes the first item of the folder that was made last. The shop has others' folders too. */
async function takeItemOut(folderIds: string[]): Promise<void> {
  const db = stage.shop.db
  const items = db
    .selectFrom('folder_item')
    .select('id')
    .where('folder_id', '=', folderIds.at(-1) ?? '')
    .orderBy('place')
    .limit(1)
  await db.updateTable('folder_item').set({ deleted_at: new Date() }).where('id', 'in', items).execute()
}

describe('the page of folders', () => {
  it('says what failed and what to do next, and makes folders that are named in place', async () => {
    stage.forgive(FAILED_REQUEST)
    const keeper = Promise.withResolvers<void>()
    let calls = 0
    const page = await openFolders(stage, [], {
      prepare: async (empty) => {
        await empty.route('**/assets/Favourites-*.js', async (route) => {
          await keeper.promise
          await route.fallback()
        })
        await empty.route(`**${getFolderPage.path}*`, async (route) => {
          calls += 1
          await route.fulfill({ status: 500 })
        })
      },
    })
    await page.getByText('Your folders could not be loaded.').waitFor()
    // Both the folders that every page loads and, later, their popover must not reload unasked.
    const popover = page.waitForResponse('**/assets/SavePopover-*.js')
    keeper.resolve()
    await popover
    expect(calls).toBe(1)
    await page.unroute(`**${getFolderPage.path}*`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('No folders yet.').waitFor()
    await page.getByRole('button', { name: 'New folder' }).last().click()

    const field = page.getByRole('textbox', { name: 'Folder name' })
    await page.keyboard.press('Enter')
    await page.getByText('Please enter a folder name').waitFor()
    await field.fill('x'.repeat(61))
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: '60' }).waitFor()
    expect(await field.inputValue()).toBe('x'.repeat(61))
    for (const name of ['=1+1', '<b>Tea</b> 🍵']) {
      await field.fill(name)
      await page.keyboard.press('Enter')
      await card(page, name).waitFor()
      await page.getByRole('button', { name: 'New folder' }).click()
    }
    await field.fill('=１＋１')
    await page.keyboard.press('Enter')
    await page.getByText('You have a folder named “=1+1” already.').waitFor()
    expect(await field.inputValue()).toBe('=１＋１')
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })

    await openMenu(card(page, '=1+1'), 'Rename')
    await field.fill('<B>tea</b> 🍵')
    await page.keyboard.press('Enter')
    await page.getByText('You have a folder named “<b>Tea</b> 🍵” already.').waitFor()
    await field.fill('Sums')
    await page.keyboard.press('Enter')
    await card(page, 'Sums').getByText('Sums').waitFor()
  })

  it('is searched, gets a cover, is sorted by keyboard and by pointer, and gives back what was deleted, then and later', async () => {
    const page = await openFolders(stage, FOLDERS, { prepare: (_page, folderIds) => takeItemOut(folderIds) })
    await page.getByText('4 folders · 9 items').waitFor()
    const opener = page.getByRole('button', { name: 'Recently deleted' })
    const dialog = page.getByRole('dialog', { name: 'Recently deleted' })
    const rows = dialog.getByRole('listitem')
    const points = await captureNinePoints(page)
    const open = async () => {
      await opener.click()
      await rows.first().waitFor()
      // The focus goes into what has opened a moment later, and would be taken from where a hasty key had led.
      await waitForPage(page, `document.activeElement?.closest('[role="dialog"]') !== null`)
    }
    await open()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await waitForPage(page, `document.activeElement?.textContent === 'Recently deleted'`)
    await expectSamePoints(page, points)

    await page.getByRole('textbox', { name: 'Find a folder' }).fill('OO')
    await page.getByText('1 of 4 folders').waitFor()
    expect(await order(page)).toEqual(['Rooms'])
    await page.getByRole('textbox', { name: 'Find a folder' }).fill('nothing')
    await page.getByText('No folder is named like “nothing”.').waitFor()
    // Both clear buttons remove the words, and leave the focus in their field.
    for (const clear of [0, 1]) {
      await page.getByRole('textbox', { name: 'Find a folder' }).fill('nothing')
      await page.getByRole('button', { name: 'Clear the search' }).nth(clear).click()
      await expect.poll(() => cards(page).count()).toBe(4)
      expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Find a folder')
    }

    const pictures = card(page, 'Lobby').getByRole('link').locator('img')
    await expect.poll(() => pictures.count()).toBe(3)
    await openMenu(card(page, 'Lobby'), 'Choose a cover')
    await page.getByRole('dialog').getByRole('button', { name: 'Picture of Board number 1' }).click()
    await expect.poll(() => pictures.count()).toBe(1)

    const deletion = page.getByRole('button', { name: 'Delete', exact: true })
    expect(await deletion.count()).toBe(0)
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByText('0 selected').waitFor()
    await deletion.click()
    await page.getByText('Please select the data to delete').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await deletion.waitFor({ state: 'detached' })
    await card(page, 'Rooms')
      .getByRole('link')
      .click({ modifiers: ['Control'] })
    await card(page, 'Office')
      .getByRole('link')
      .click({ modifiers: ['Shift'] })
    await page.getByText('3 selected').waitFor()
    await card(page, 'Lobby').getByRole('checkbox').uncheck()
    await page.getByText('2 selected').waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Deleted 2 folders with 4 items.').waitFor()
    await deletion.waitFor({ state: 'detached' })
    expect(await order(page)).toEqual(['Lobby', 'Tea house'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('2 folders are back.').waitFor()
    await expect.poll(() => order(page)).toEqual(ORDER)
    await card(page, 'Rooms').getByText('4 items').waitFor()

    expect(await order(page)).toEqual(ORDER)
    let kept = 0
    page.on('response', (answer) => {
      if (answer.url().endsWith(sortFolders.path)) kept += 1
    })
    const grip = page.getByRole('button', { name: 'Move Rooms' })
    await grip.focus()
    // As in a folder, arrow keys move nothing that was not picked up.
    await page.keyboard.press('ArrowRight')
    expect(await order(page)).toEqual(ORDER)
    await page.keyboard.press('Space')
    await page.getByText('Holding Rooms, place 1 of 4.').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByText('Rooms: place 2 of 4.').waitFor()
    await expect.poll(() => order(page)).toEqual(['Lobby', 'Rooms', 'Office', 'Tea house'])
    await page.keyboard.press('Escape')
    await page.getByText('Rooms is back where it was.').waitFor()
    await expect.poll(() => order(page)).toEqual(ORDER)
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('End')
    await page.getByText('Rooms: place 4 of 4.').waitFor()
    await page.keyboard.press('Space')
    await page.getByText('Rooms lies at place 4 of 4.').waitFor()
    await expect.poll(() => order(page)).toEqual(['Lobby', 'Office', 'Tea house', 'Rooms'])
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Move Rooms')

    const from = await middleOf(card(page, 'Tea house'))
    const to = await middleOf(card(page, 'Lobby'))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x - 20, from.y, { steps: 3 })
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await page.mouse.up()
    await page.getByText('Tea house lies at place 1 of 4.').waitFor()
    await expect.poll(() => order(page)).toEqual(['Tea house', 'Lobby', 'Office', 'Rooms'])
    expect(new URL(page.url()).pathname).toBe('/favorites')

    await page.mouse.down()
    await page.mouse.move(to.x + 400, to.y, { steps: 8 })
    await page.keyboard.press('Escape')
    await page.getByText('Tea house is back where it was.').waitFor()
    await page.mouse.up()
    // One by key, one by pointer: a call in progress ends with the page.
    await expect.poll(() => kept).toBe(2)
    await page.reload()
    await cards(page).nth(3).waitFor()
    expect(await order(page)).toEqual(['Tea house', 'Lobby', 'Office', 'Rooms'])
    expect(new URL(page.url()).pathname).toBe('/favorites')

    stage.forgive(FAILED_REQUEST)
    await page.route(`**${sortFolders.path}`, (route) => route.abort())
    await grip.focus()
    for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key)
    await page.getByText('Rooms lies at place 1 of 4.').waitFor()
    await page.getByText('Network anomaly').waitFor()
    await expect.poll(() => order(page)).toEqual(['Tea house', 'Lobby', 'Office', 'Rooms'])

    // Once its message is gone, a deleted folder is found among what was deleted recently.
    await page.unroute(`**${sortFolders.path}`)
    await openMenu(card(page, 'Lobby'), 'Delete')
    const message = page.locator('[data-toast]').filter({ hasText: 'Deleted “Lobby” with 3 items.' })
    await message.getByRole('button', { name: 'Dismiss' }).click()
    await message.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'New folder' }).click()
    await page.getByRole('textbox', { name: 'Folder name' }).fill('lobby')
    await page.keyboard.press('Enter')
    await card(page, 'lobby').waitFor()

    await open()
    await expect.poll(() => rows.count()).toBe(2)
    await rows.first().getByText('Folder with 3 items · 30 days left').waitFor()
    await rows.nth(1).getByText('From “Rooms” · 30 days left').waitFor()
    const restore = dialog.getByRole('button', { name: 'Restore Lobby' })
    await restore.click()
    await dialog
      .getByRole('alert')
      .getByText('You have a folder named “lobby” already. Rename that folder, then restore this one.')
      .waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await openMenu(card(page, 'lobby'), 'Rename')
    await page.getByRole('textbox', { name: 'Folder name' }).fill('Hall')
    await page.keyboard.press('Enter')
    await card(page, 'Hall').waitFor()
    await open()
    await restore.focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('status').getByText('“Lobby” is back.').waitFor()
    // The next row gets the focus.
    await waitForPage(page, `document.activeElement?.textContent === 'Restore'`)
    await page.keyboard.press('Enter')
    await dialog.getByText('Nothing to restore.').waitFor()
    await dialog.getByRole('status').getByText('is back in “Rooms”.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await waitForPage(page, `document.activeElement?.textContent === 'New folder'`)
    expect(await opener.count()).toBe(0)
    await card(page, 'Lobby').getByText('3 items').waitFor()
    await card(page, 'Rooms').getByText('5 items').waitFor()
    expect(await cards(page).count()).toBe(5)
  })

  it('restores folders deleted earlier, and is organised by touch', async () => {
    stage.forgive(FAILED_REQUEST)
    const page = await openFolders(stage, FOLDERS, {
      ...PHONE,
      prepare: async (empty, folderIds) => {
        await takeItemOut(folderIds)
        await empty.route(`**${getDeleted.path}`, (route) => route.fulfill({ status: 500 }))
      },
    })
    // On the narrowest phone, the list of recently deleted folders is retried after a failure.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('button', { name: '最近删除' }).click()
    const dialog = page.getByRole('dialog', { name: '最近删除' })
    await dialog.getByText('已删除的内容加载失败。').waitFor()
    await page.unroute(`**${getDeleted.path}`)
    await dialog.getByRole('button', { name: '重试' }).click()
    await dialog.getByText('来自“Rooms” · 还剩 30 天').waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(await seriousInBothThemes(page, '[role="dialog"]')).toEqual([])
    await dialog.getByRole('button', { name: /^恢复/ }).click()
    await dialog.getByText('没有可恢复的内容。').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByText('4 个收藏夹 · 10 项').waitFor()
    await (await card(page, 'Office').elementHandle())?.waitForElementState('stable')
    const from = await middleOf(card(page, 'Rooms'))
    const to = await middleOf(card(page, 'Office'))
    const touch = await page.context().newCDPSession(page)
    const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await put('touchStart', [from])
    await page.getByText('已拿起Rooms。').waitFor({ state: 'attached' })
    for (const part of [0.3, 0.6, 1])
      await put('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
    await expect.poll(() => order(page)).toEqual(['Lobby', 'Office', 'Rooms', 'Tea house'])
    await put('touchEnd', [])
    await page.getByText('Rooms已放在第 3 位').waitFor({ state: 'attached' })
    await expect.poll(() => order(page)).toEqual(['Lobby', 'Office', 'Rooms', 'Tea house'])

    await page.getByRole('button', { name: '新建文件夹' }).tap()
    await page.getByRole('textbox', { name: '收藏夹名称' }).fill('餐厅')
    await page.getByRole('button', { name: '创建' }).tap()
    await card(page, '餐厅').waitFor()
    await page.getByRole('checkbox', { name: '选择餐厅' }).tap()
    // Once something is ticked, a tap anywhere on a card ticks it.
    await card(page, 'Lobby').getByRole('link').tap()
    await page.getByText('已选 2 个').waitFor()
    expect(await seriousInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: '删除', exact: true }).tap()
    await page.getByText('已删除 2 个收藏夹及其中 3 项。').waitFor()
    await page.getByRole('button', { name: '撤销' }).tap()
    await expect.poll(() => cards(page).count()).toBe(5)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })
})
