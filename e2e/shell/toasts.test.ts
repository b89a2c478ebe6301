import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signInByCode } from '../../contract/members.ts'
import type { VisitOptions } from '../stage/browser.ts'
import { openLoginDialog, LOGIN_WORDS } from '../stage/login-shop.ts'
import { openRailShop, totalIs } from '../stage/rail-shop.ts'
import { FAILED_REQUEST, setStage } from '../stage/stage.ts'

type Viewport = NonNullable<VisitOptions['viewport']>

/** The second is 1366 × 768 enlarged twice. */
const WINDOWS: Viewport[] = [
  { width: 1366, height: 768 },
  { width: 683, height: 384 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]

const words = LOGIN_WORDS.en
const stage = setStage(openRailShop)

const messages = (page: Page) => page.locator('[data-toast]')

/** The names of those buttons that a message lies over. */
async function covered(page: Page, buttons: Locator): Promise<string[]> {
  const boxes = await Promise.all((await messages(page).all()).map((one) => one.boundingBox()))
  const names = (await buttons.all()).map(async (button) => {
    const box = await button.boundingBox()
    const isCovered = boxes.some(
      (over) =>
        box &&
        over &&
        over.x < box.x + box.width &&
        over.x + over.width > box.x &&
        over.y < box.y + box.height &&
        over.y + over.height > box.y,
    )
    return isCovered ? [(await button.textContent()) ?? ''] : []
  })
  return (await Promise.all(names)).flat()
}

describe.each(WINDOWS)('a message (%o)', (viewport) => {
  it('lies over no button of the form that it speaks of, wherever that is scrolled to', async () => {
    stage.forgive(FAILED_REQUEST)
    const page = await stage.visit('/', { viewport })
    await page.route(`**${signInByCode.path}`, (route) => route.fulfill({ status: 500 }))
    const dialog = await openLoginDialog(page)
    await dialog.getByRole('textbox', { name: words.email }).fill('ada@example.test')
    await dialog.getByRole('textbox', { name: words.code }).fill('123456')
    await page.keyboard.press('Enter')
    await messages(page).first().waitFor()
    const buttons = dialog.locator('form button')
    await expect.poll(() => covered(page, buttons)).toEqual([])
    await dialog.getByRole('button', { name: words.login, exact: true }).scrollIntoViewIfNeeded()
    await expect.poll(() => covered(page, buttons)).toEqual([])
  })

  it('leaves the way back from the filters free', async () => {
    if (viewport.width > 767) return
    stage.forgive(FAILED_REQUEST)
    const page = await stage.visit('/', { viewport })
    await totalIs(page, 18)
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: 'Show 18 products' }).waitFor()
    await page.route('**/spu/page*', (route) => route.fulfill({ status: 500 }))
    await sheet.getByRole('checkbox', { name: 'Nordhem' }).check()
    await messages(page).first().waitFor()
    await expect.poll(() => covered(page, sheet.locator('[class*=filled]'))).toEqual([])
  })
})
