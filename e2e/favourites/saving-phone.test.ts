import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { standsStill } from '../stage/at-rest.ts'
import type { Tongue } from '../stage/browser.ts'
import { enterWith, STAR_WORDS, starOf } from '../stage/favourites-shop.ts'
import { setStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const LANDSCAPE = { width: 844, height: 390 }
const LONG = 'Lobby of the tea house at the lake, second stage of building'
const WORDS = {
  en: {
    newFolder: 'New folder',
    name: 'Folder name',
    undo: 'Undo',
    short: 'Save',
    shortSaved: 'Saved',
    saved: 'Saved to folder',
  },
  'zh-CN': {
    newFolder: '新建文件夹',
    name: '文件夹名称',
    undo: '撤销',
    short: '收藏',
    shortSaved: '已收藏',
    saved: '已收藏到文件夹',
  },
}

const stage = setStage()

const sheetOf = (page: Page, tongue: Tongue = 'en') => page.getByRole('dialog', { name: STAR_WORDS[tongue].star })
const toastsIn = (page: Page) => page.locator('[data-toast]').filter({ visible: true })

async function makeFolder(page: Page, name: string, tongue: Tongue): Promise<void> {
  const sheet = sheetOf(page, tongue)
  await sheet.getByRole('button', { name: WORDS[tongue].newFolder }).tap()
  await sheet.getByRole('textbox', { name: WORDS[tongue].name }).fill(name)
  await page.keyboard.press('Enter')
  await sheet.getByRole('checkbox', { name: new RegExp(`^${name}`) }).waitFor()
}

describe('saving on a phone', () => {
  it.each<Tongue>(['en', 'zh-CN'])('offers to take back the latest in one low message (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const { page } = await enterWith(stage, [], { viewport: PHONE, tongue })
    await starOf(page, tongue).tap()
    await makeFolder(page, 'Bar', tongue)
    await makeFolder(page, LONG, tongue)
    await toastsIn(page).filter({ hasText: LONG }).waitFor()
    await expect.poll(() => toastsIn(page).count()).toBe(1)
    expect((await toastsIn(page).boundingBox())?.height).toBeLessThan(100)
    await toastsIn(page).getByRole('button', { name: words.undo, exact: true }).tap()
    await toastsIn(page).filter({ hasText: LONG }).first().waitFor()
    // What is untaken is offered under the same name as what was saved to a folder that was there.
    await sheetOf(page, tongue).getByRole('checkbox', { name: /^Bar/ }).tap()
    await toastsIn(page).getByRole('button', { name: words.undo, exact: true }).waitFor()
  })

  it.each<Tongue>(['en', 'zh-CN'])('says in the product that it is saved (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const { page } = await enterWith(stage, ['Lobby'], { viewport: PHONE, tongue })
    await page.getByRole('article').nth(1).getByRole('link').first().tap()
    const drawer = page.getByRole('dialog').filter({ has: page.getByRole('tab') })
    const star = drawer.locator('[data-star]').first()
    await star.waitFor()
    expect(await star.innerText()).toBe(words.short)
    await star.tap()
    await sheetOf(page, tongue)
      .getByRole('checkbox', { name: /^Lobby/ })
      .tap()
    await expect.poll(() => star.innerText()).toBe(words.shortSaved)
    expect(await star.getAttribute('aria-label')).toBe(words.saved)
    expect(await star.getAttribute('aria-pressed')).toBe('true')
  })

  it('asks for the name of the first folder alone, in a sheet no higher than that', async () => {
    const { page } = await enterWith(stage, [], { viewport: PHONE, tongue: 'en' })
    await starOf(page).tap()
    const sheet = sheetOf(page)
    await sheet.getByText('You have no folders yet.').waitFor()
    await sheet.getByRole('button', { name: 'New folder' }).tap()
    await sheet.getByRole('textbox', { name: 'Folder name' }).waitFor()
    await sheet.getByText('You have no folders yet.').waitFor({ state: 'hidden' })
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBeLessThan(360)
  })

  it('shows a folder beside the form of a new one, in a low window', async () => {
    const { page } = await enterWith(stage, ['Lobby', 'Rooms'], { viewport: LANDSCAPE, tongue: 'en' })
    await starOf(page).press('Enter')
    const sheet = sheetOf(page)
    await sheet.getByRole('button', { name: 'New folder' }).click()
    await sheet.getByRole('textbox', { name: 'Folder name' }).waitFor()
    const [row, window] = [sheet.getByRole('checkbox').first(), LANDSCAPE.height]
    await expect.poll(async () => ((await row.boundingBox())?.y ?? window) + 40).toBeLessThan(window)
    await standsStill(page)
    const { x, y } = (await row.boundingBox()) ?? { x: 0, y: 0 }
    const reached = `document.elementFromPoint(${x + 60}, ${y + 20})?.closest('[role=checkbox], label, li')?.textContent ?? ''`
    await expect.poll(() => page.evaluate<string>(reached)).toContain('Lobby')
  })
})
