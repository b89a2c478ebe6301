import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { TestMember } from '../../server/testing/members.ts'
import { seriousViolations } from '../stage/axe.ts'
import {
  boardCard,
  boardCards,
  boardInAddress,
  clearBoards,
  inARow,
  layBoards,
  readBoard,
  someSamples,
} from '../stage/boards-shop.ts'
import { readOnIn, resizeTo } from '../stage/browser.ts'
import { addMember, signInByPassword } from '../stage/login-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const SMALL = { width: 320, height: 640 }
const stage = setStage()

const fitsAcross = 'document.documentElement.scrollWidth <= innerWidth'

describe('the page of boards', () => {
  it('asks a visitor who begins a board to log in, and continues; boards are renamed, copied, deleted and restored', async () => {
    const email = await addMember(stage.shop, 'secret7')
    const page = await stage.visit('/material')
    await page.getByRole('heading', { name: 'Material', level: 1 }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'New board' }).first().click()
    const login = page.getByRole('dialog', { name: 'Welcome' })
    await login.getByText('Log in to lay materials on a board of your own.').waitFor()
    await signInByPassword(login, { email, password: 'secret7' })

    const dialog = page.getByRole('dialog', { name: 'New board' })
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.getByText('Please enter a board name').waitFor()
    await dialog.getByRole('textbox', { name: 'Board name' }).fill('Harbour hotel')
    await dialog.getByRole('radio', { name: 'A4' }).check({ force: true })
    await dialog.getByRole('radio', { name: 'Portrait' }).check({ force: true })
    await dialog.getByRole('radio', { name: '1:10', exact: true }).check({ force: true })
    await dialog.getByText('The paper shows 2.1 × 2.97 m of the room.').waitFor()
    expect(await seriousViolations(page, '[role="dialog"]')).toEqual([])
    await dialog.getByRole('button', { name: 'Create' }).click()
    await boardInAddress(page)

    await page.goto(`${stage.shop.server.url}/material?mine=1`)
    const made = boardCard(page, 'Harbour hotel')
    await made.getByText('Private').waitFor()
    await made.getByRole('button', { name: 'More for Harbour hotel' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Board name' }).fill('Harbour hotel, lobby')
    await page.keyboard.press('Enter')
    const named = boardCard(page, 'Harbour hotel, lobby')
    await named.waitFor()

    await named.getByRole('button', { name: 'More for' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    const copy = boardCard(page, 'Harbour hotel, lobby (copy)')
    await copy.waitFor()
    await copy.getByRole('button', { name: 'More for' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await copy.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await copy.waitFor()

    await copy.getByRole('button', { name: 'More for' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await copy.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Recently deleted' }).click()
    const deleted = page.getByRole('dialog', { name: 'Recently deleted' })
    await deleted.getByRole('button', { name: /Restore/ }).click()
    await deleted.getByText('is restored.').waitFor()
    await page.keyboard.press('Escape')
    await copy.waitFor()
    expect(await boardCards(page).count()).toBe(2)
  })

  it('finds boards by words, a colour and a material, all in the address; others’ boards are opened, copied and reported', async () => {
    await clearBoards(stage.shop)
    const [eve, ada] = [await memberOf(stage.shop, { nickname: 'Eve' }), await memberOf(stage.shop)]
    const samples = await someSamples(stage.shop, 3)
    const [oak, other] = samples
    if (!oak || !other) throw new Error('the shop has no SKUs')
    const [hotel = ''] = await layBoards(stage.shop, eve, [
      { name: 'Reading room', items: inARow(samples), isPublished: true },
      { name: 'Tea house', items: inARow([other]), isPublished: true, canvas: { width: 297, height: 420 } },
      { name: 'Not for others', items: inARow(samples) },
    ])
    const page = await stage.enter()
    await openAs(ada, page, { url: `${stage.shop.server.url}/material` })
    await boardCard(page, 'Tea house').waitFor()
    expect(await boardCard(page, 'Not for others').count()).toBe(0)
    await boardCard(page, 'Reading room').getByText('by Eve').waitFor()

    await page.getByRole('searchbox', { name: 'Find a board' }).fill('reading')
    await boardCard(page, 'Tea house').waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('keyword')).toBe('reading')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await boardCard(page, 'Tea house').waitFor()

    // From an open product, where the drawer offers it.
    await page.goto(`${stage.shop.server.url}/?skuId=${oak.skuId}`)
    await page.getByRole('link', { name: 'Boards with this material' }).click()
    await boardCard(page, 'Reading room').waitFor()
    expect(await boardCard(page, 'Tea house').count()).toBe(0)
    expect(new URL(page.url()).search).toBe(`?material=${oak.skuId}`)
    await page.getByRole('button', { name: /^Remove the material/ }).click()
    await boardCard(page, 'Tea house').waitFor()
    await page.getByRole('button', { name: 'Colour' }).click()
    await page.getByRole('button', { name: 'Terracotta' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('colorHex')).toBe('#a6492b')
    await page.goBack()
    await boardCard(page, 'Reading room').getByRole('link').click()

    const still = page.getByRole('article', { name: 'Reading room' })
    await still.getByRole('heading', { name: 'Reading room', level: 1 }).waitFor()
    expect(await boardInAddress(page)).toBe(hotel)
    expect(await still.getByRole('region', { name: 'Legend' }).getByRole('link').count()).toBe(3)
    await still.getByRole('region', { name: 'Legend' }).getByRole('link').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    expect(await boardInAddress(page)).toBe(hotel)

    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => scrolls(page)).toBe(true)
    await page.getByRole('button', { name: 'Fit the paper' }).click()
    await expect.poll(() => scrolls(page)).toBe(false)

    await page.getByRole('button', { name: 'Report' }).click()
    const report = page.getByRole('dialog', { name: 'Report “Reading room”' })
    await report.getByRole('button', { name: 'Send' }).click()
    await report.getByText('Please say what is wrong with it.').waitFor()
    await report.getByRole('textbox').fill('This is our design.')
    await report.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Thank you. The operators will look at it.').waitFor()
    await page.getByRole('button', { name: 'Duplicate to my boards' }).click()
    await page.getByText('“Reading room (copy)” is now among your boards.').waitFor()

    for (const viewport of [PHONE, SMALL]) {
      // oxlint-disable-next-line no-await-in-loop -- one window after the other
      await resizeTo(page, viewport)
      // oxlint-disable-next-line no-await-in-loop
      expect(await page.evaluate(fitsAcross), `a board at ${viewport.width}`).toBe(true)
    }
    await readOnIn(page, 'zh-CN')
    await page.getByRole('region', { name: '图例' }).waitFor()
    await takenDown(eve, hotel)
  })

  it('has an error page for a board that is private or does not exist', async () => {
    const [eve, ada] = [await memberOf(stage.shop), await memberOf(stage.shop)]
    const [secret = ''] = await layBoards(stage.shop, eve, [{ name: 'Secret' }])
    const page = await stage.enter({ viewport: PHONE, theme: 'dark', tongue: 'zh-CN' })
    await openAs(ada, page, { url: `${stage.shop.server.url}/material/${secret}` })
    await page.getByRole('heading', { name: '找不到此材料板。' }).waitFor()
    expect(await page.getByText('Secret').count()).toBe(0)
    await page.getByRole('link', { name: '查看全部材料板' }).click()
    await page.getByRole('heading', { name: '材料板', level: 1 }).waitFor()
    for (const viewport of [PHONE, SMALL]) {
      // oxlint-disable-next-line no-await-in-loop -- one window after the other
      await resizeTo(page, viewport)
      // oxlint-disable-next-line no-await-in-loop
      expect(await page.evaluate(fitsAcross), `the gallery at ${viewport.width}`).toBe(true)
    }
  })
})

/** An operator reads the report, opens the board, and takes it down. */
async function takenDown(owner: TestMember, boardId: string): Promise<void> {
  const staff = await memberOf(stage.shop, { isOperator: true })
  const page = await stage.enter()
  await openAs(staff, page, { url: `${stage.shop.server.url}/operator` })
  const reports = page.getByRole('region', { name: 'Reported boards' })
  await reports.getByText('This is our design.').waitFor()
  await reports.getByRole('link', { name: 'Reading room' }).click()
  await page.getByText('Reported once', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Take down' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take down “Reading room”' })
  await dialog.getByRole('textbox').fill('It shows the work of somebody else.')
  await dialog.getByRole('button', { name: 'Take down' }).click()
  await page.getByText('“Reading room” is private now.').waitFor()
  expect(await readBoard(stage.shop, owner, boardId)).toMatchObject({
    visibility: 'private',
    takenDown: { reason: 'It shows the work of somebody else.' },
  })
  await openAs(owner, page, { url: `${stage.shop.server.url}/material?mine=1` })
  await readsNotice(page, boardId)
  await boardCard(page, 'Reading room').getByRole('button', { name: 'Taken down: why?' }).click()
  await page.getByRole('dialog').getByText('It shows the work of somebody else.').waitFor()
}

/** The owner reads in the header what happened and why, and follows the link to the board. */
async function readsNotice(page: Page, boardId: string): Promise<void> {
  await page.getByRole('button', { name: 'Notices, 1 unread' }).click()
  const notices = page.getByRole('dialog', { name: 'Notices' })
  await notices.getByText('It shows the work of somebody else.').waitFor()
  await notices.getByRole('link', { name: 'Your board “Reading room” was taken down' }).click()
  await page.waitForURL(new RegExp(`/material/${boardId}$`))
  await page.getByRole('button', { name: 'Notices', exact: true }).waitFor()
  await page.goBack()
}

function scrolls(page: Awaited<ReturnType<typeof stage.enter>>): Promise<boolean> {
  return page
    .getByRole('region', { name: 'Drawing of Reading room' })
    .evaluate(
      (frame) =>
        (frame as never as { scrollWidth: number; clientWidth: number }).scrollWidth >
        (frame as never as { clientWidth: number }).clientWidth,
    )
}
