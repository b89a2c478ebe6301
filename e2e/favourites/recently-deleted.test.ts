import { describe, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { getDeleted } from '../../contract/favourites.ts'
import type { FavouriteTables } from '../../server/favourites/tables.ts'
import { seriousViolations } from '../stage/axe.ts'
import { waitForPage } from '../stage/browser.ts'
import { card, cards, FOLDERS, openFolders, openMenu } from '../stage/folders-shop.ts'
import { seeNinePoints, standsAsBefore } from '../stage/nine-points.ts'
import { FAILED_REQUEST, setStage } from '../stage/stage.ts'

const stage = setStage()

/** The first item of the folder that was made last, as if it had just been taken out. */
async function takeItemOut(): Promise<void> {
  const db = stage.shop.db as unknown as Kysely<FavouriteTables>
  const { id } = await db.selectFrom('folder').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const items = db.selectFrom('folder_item').select('id').where('folder_id', '=', id).orderBy('place').limit(1)
  await db.updateTable('folder_item').set({ deleted_at: new Date() }).where('id', 'in', items).execute()
}

describe('what was deleted recently', () => {
  it('is found when its Undo is over, and comes back with its items; a name taken meanwhile is said', async () => {
    const page = await openFolders(stage, FOLDERS, { prepare: takeItemOut })
    await card(page, 'Rooms').getByText('4 items').waitFor()
    await openMenu(card(page, 'Lobby'), 'Delete')
    const toast = page.getByText('Deleted “Lobby” with 3 items.')
    await toast.waitFor()
    await toast.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'New folder' }).click()
    await page.getByRole('textbox', { name: 'Folder name' }).fill('lobby')
    await page.keyboard.press('Enter')
    await card(page, 'lobby').waitFor()
    await page.getByText('“lobby” is there.').waitFor({ state: 'detached' })

    const opener = page.getByRole('button', { name: 'Recently deleted' })
    const before = await seeNinePoints(page)
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Recently deleted' })
    const rows = dialog.getByRole('listitem')
    await rows.nth(1).waitFor()
    expect(await rows.first().innerText()).toContain('Folder with 3 items · 30 days left')
    expect(await rows.nth(1).innerText()).toContain('From “Rooms” · 30 days left')
    const restore = dialog.getByRole('button', { name: 'Restore Lobby' })
    await restore.click()
    await dialog
      .getByRole('alert')
      .getByText('You have a folder named “lobby” already. Rename that folder, then restore this one.')
      .waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await waitForPage(page, `document.activeElement?.textContent === 'Recently deleted'`)
    await standsAsBefore(page, before)

    await openMenu(card(page, 'lobby'), 'Rename')
    await page.getByRole('textbox', { name: 'Folder name' }).fill('Hall')
    await page.keyboard.press('Enter')
    await card(page, 'Hall').waitFor()
    await opener.click()
    await restore.focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('status').getByText('“Lobby” is back.').waitFor()
    // The next row has the focus.
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

  it('tries again after a failure, on the narrowest phone, dark, in Chinese', async () => {
    stage.forgive(FAILED_REQUEST)
    const page = await openFolders(stage, FOLDERS, {
      viewport: { width: 320, height: 640 },
      tongue: 'zh-CN',
      theme: 'dark',
      prepare: async (empty) => {
        await takeItemOut()
        await empty.route(`**${getDeleted.path}`, (route) => route.fulfill({ status: 500 }))
      },
    })
    await page.getByRole('button', { name: '最近删除' }).click()
    const dialog = page.getByRole('dialog', { name: '最近删除' })
    await dialog.getByText('已删除的内容加载失败。').waitFor()
    await page.unroute(`**${getDeleted.path}`)
    await dialog.getByRole('button', { name: '重试' }).click()
    await dialog.getByText('来自“Rooms” · 还剩 30 天').waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(await seriousViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: /^恢复/ }).click()
    await dialog.getByText('没有可恢复的内容。').waitFor()
  })
})
