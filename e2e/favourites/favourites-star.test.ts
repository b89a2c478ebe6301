import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import * as calls from '../../contract/favourites.ts'
import { waitForAnimations } from '../stage/at-rest.ts'
import { seriousViolations } from '../stage/axe.ts'
import { recordRequests, type Tongue } from '../stage/browser.ts'
import { enterWith, STAR_WORDS, starOf } from '../stage/favourites-shop.ts'
import { addMember, LOGIN_WORDS } from '../stage/login-shop.ts'
import { FAILED_REQUEST, setMembersStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
/** The same window, rotated. */
const LANDSCAPE = { width: 844, height: 390 }
const LONG = 'Lobby of the tea house at the lake, second stage of building'
const stage = setMembersStage()

const popoverOf = (page: Page, tongue: Tongue = 'en') => page.getByRole('dialog', { name: STAR_WORDS[tongue].star })
const toastsIn = (page: Page) => page.locator('[data-toast]').filter({ visible: true })
const rowOf = (page: Page, folder: string) => page.getByRole('checkbox', { name: new RegExp(`^${folder}[,，]`) })
const pressedOf = (page: Page) => starOf(page).getAttribute('aria-pressed')
const focusOf = (page: Page) => page.evaluate<string | null>(`document.activeElement.getAttribute('aria-label')`)

async function openStar(page: Page): Promise<void> {
  await page.getByRole('article').nth(1).hover()
  await starOf(page).click()
  await popoverOf(page).waitFor()
}

async function makeFolder(page: Page, name: string): Promise<void> {
  const popover = popoverOf(page)
  await popover.getByRole('button', { name: 'New folder' }).click()
  await popover.getByRole('textbox', { name: 'Folder name' }).fill(name)
  await page.keyboard.press('Enter')
}

/** Waits until an item is removed and the saved state is reloaded: then nothing is in progress. */
async function isOutAndAskedAbout(page: Page): Promise<void> {
  let isOut = false
  await page.waitForResponse((answer) => {
    isOut ||= answer.url().includes(calls.deleteItems.path)
    return isOut && answer.url().includes(calls.getCollected.path)
  })
}

describe('who is signed out', () => {
  it('signs in at the star, makes a folder after some mistakes, and saves to it; the drawer and a reload show it', async () => {
    const email = await addMember(stage.shop, 'secret7')
    const page = await stage.visit('/')
    const asked = [calls.getFolderPage, calls.getCollected].map((call) => recordRequests(stage.person.context, call))
    await starOf(page).waitFor()
    await page.getByRole('article').nth(1).hover()
    await starOf(page).click()
    const login = page.getByRole('dialog', { name: LOGIN_WORDS.en.welcome })
    await login.getByRole('tab', { name: LOGIN_WORDS.en.byPassword }).click()
    // §6: no favourites are requested without a token.
    expect(asked.flat()).toEqual([])
    await login.getByRole('textbox', { name: LOGIN_WORDS.en.email }).fill(email)
    await login.getByLabel(LOGIN_WORDS.en.password, { exact: true }).fill('secret7')
    await login.getByRole('button', { name: LOGIN_WORDS.en.login }).click()

    const popover = popoverOf(page)
    await popover.getByText('You have no folders yet.').waitFor()
    // There are no folders to search.
    expect(await popover.getByRole('searchbox').count()).toBe(0)
    await expect.poll(() => page.locator(':focus').textContent()).toBe('New folder')
    expect((await popover.boundingBox())?.width).toBeCloseTo(400 * (await unitOf(page)), 0)
    await popover.getByRole('button', { name: 'New folder' }).click()
    const name = popover.getByRole('textbox', { name: 'Folder name' })
    await name.press('Enter')
    await popover.getByText('Please enter a folder name').waitFor()
    await name.press('Escape')
    await name.waitFor({ state: 'hidden' })
    expect(await popover.isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await name.fill('n'.repeat(61))
    await name.press('Enter')
    await popover.getByText(/60/).waitFor()
    expect(await name.inputValue()).toBe('n'.repeat(61))
    await name.fill('Lobby <b>🪵</b>')
    await name.press('Enter')
    await name.waitFor({ state: 'hidden' })
    // A folder created at a star also takes its product.
    await page.getByText('Saved to Lobby <b>🪵</b>.').waitFor()
    await expect.poll(() => focusOf(page)).toBe('Lobby <b>🪵</b>, 1 item')
    expect(await popover.getByRole('checkbox').isChecked()).toBe(true)
    await expect.poll(() => pressedOf(page)).toBe('true')

    await popover.getByRole('button', { name: 'New folder' }).click()
    await name.fill('  LOBBY <b>🪵</b>')
    await name.press('Enter')
    await popover.getByText(/You have a folder named/).waitFor()
    expect(await name.inputValue()).toBe('  LOBBY <b>🪵</b>')
    await name.press('Escape')
    await page.keyboard.press('Escape')
    await popover.waitFor({ state: 'hidden' })
    await expect.poll(() => focusOf(page)).toBe('Save to folder')

    await page.getByRole('article').nth(1).getByRole('link').first().click()
    const star = page.getByRole('dialog').getByRole('button', { name: 'Saved to folder' })
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
    // Above the drawer, Escape closes only the popover.
    await star.click()
    await popover.getByRole('checkbox').waitFor()
    await page.keyboard.press('Escape')
    await popover.waitFor({ state: 'hidden' })
    expect(await star.isVisible()).toBe(true)
  })
})

describe('who has folders', () => {
  it('ticks several in a row, finds one by words, undoes only the last change, in both tabs, and makes folders that receive the product, also if slow, left meanwhile or over the daily limit', async () => {
    const { member, ask, page, folderIds, skuId, collected } = await enterWith(stage, ['Rooms', 'Lobby', 'Ｔea house'])
    const [, lobby = ''] = folderIds
    // One call for the whole page of cards; coming back to the page may ask again.
    await expect.poll(() => collected.length).toBeGreaterThan(0)
    const stars = await page.evaluate<string[]>(
      `[...document.querySelectorAll('[data-star]')].map(({ dataset }) => dataset.star)`,
    )
    const [first = ''] = collected
    expect(new URL(first).searchParams.get('skuIds')?.split(',').toSorted()).toEqual([...new Set(stars)].toSorted())
    await ask(calls.createItems, { favoritesId: lobby, skuIds: [skuId] })
    const [item] = (await ask(calls.getCollected, { skuIds: skuId })) as { id: string }[]
    await ask(calls.updateItem, { id: item?.id ?? '', note: 'north wall' })
    const other = await stage.openTab()
    await expect.poll(() => pressedOf(other)).toBe('true')
    await page.bringToFront()
    await openStar(page)
    await expect.poll(() => rowOf(page, 'Lobby').isChecked()).toBe(true)
    expect(await seriousViolations(page, '[role="dialog"]')).toEqual([])

    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusOf(page)).toBe('Rooms, 0 items')
    await page.keyboard.press('Enter')
    await expect.poll(() => rowOf(page, 'Rooms').isChecked()).toBe(true)
    await page.getByText('Saved to Rooms.').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect.poll(() => rowOf(page, 'Lobby').isChecked()).toBe(false)
    // F8 moves the focus to the newest message's action.
    await page.getByText('Taken out of Lobby.').waitFor()
    await page.keyboard.press('F8')
    await page.keyboard.press('Enter')
    await expect.poll(() => rowOf(page, 'Lobby').isChecked()).toBe(true)
    await expect.poll(() => ask(calls.getCollected, { skuIds: skuId })).toHaveLength(2)
    const { list } = (await ask(calls.getItemPage, { favoritesId: lobby })) as Items
    expect(list).toMatchObject([{ id: item?.id, note: 'north wall' }])

    await popoverOf(page).getByRole('searchbox').fill('tea')
    await expect.poll(() => popoverOf(page).getByRole('checkbox').count()).toBe(1)
    await page.keyboard.press('Escape')
    await popoverOf(page).waitFor({ state: 'hidden' })
    // The other tab follows by itself, and its removals are seen here.
    await openStar(other)
    await expect.poll(() => rowOf(other, 'Rooms').isChecked()).toBe(true)
    expect(await popoverOf(other).getByRole('checkbox').first().getAttribute('aria-label')).toBe('Rooms, 1 item')
    await rowOf(other, 'Rooms').click()
    await rowOf(other, 'Lobby').click()
    await expect.poll(() => pressedOf(other)).toBe('false')
    await expect.poll(() => pressedOf(page)).toBe('false')
    await expect.poll(() => ask(calls.getCollected, { skuIds: skuId })).toEqual([])
    const kept = await page.evaluate<string>(`localStorage.getItem('quarry-user-collect')`)
    expect(JSON.parse(kept)).toMatchObject({ memberId: member.id, folders: [{ name: 'Rooms' }, {}, {}] })

    // New folders receive the product; Undo keeps the folder.
    await other.close()
    await page.bringToFront()
    await openStar(page)
    const popover = popoverOf(page)
    const countSaved = async () => ((await ask(calls.getCollected, { skuIds: skuId })) as unknown[]).length
    await makeFolder(page, 'Bar')
    await expect.poll(() => rowOf(page, 'Bar').isChecked()).toBe(true)
    await expect.poll(countSaved).toBe(1)
    // Other messages may still stand beside it.
    await toastsIn(page).filter({ hasText: 'Saved to Bar.' }).getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Taken out again. The folder Bar stays.').waitFor()
    await expect.poll(() => rowOf(page, 'Bar').isChecked()).toBe(false)
    await expect.poll(countSaved).toBe(0)

    // A press while the one before is being sent counts too.
    const { promise: maySend, resolve: sendOn } = Promise.withResolvers<void>()
    await page.route(`**${calls.createItems.path}`, async (route) => (await maySend, route.continue()), { times: 1 })
    await rowOf(page, 'Bar').click()
    await expect.poll(() => rowOf(page, 'Bar').isChecked()).toBe(true)
    await rowOf(page, 'Bar').click()
    await expect.poll(() => rowOf(page, 'Bar').isChecked()).toBe(false)
    const takenOut = page.waitForResponse(`**${calls.deleteItems.path}*`)
    sendOn()
    await takenOut
    await expect.poll(countSaved).toBe(0)
    expect(await rowOf(page, 'Bar').isChecked()).toBe(false)

    const keys: (string | undefined)[] = []
    await page.route(
      `**${calls.createItems.path}`,
      (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        return route.fulfill({ json: { code: 500, msg: 'Full for today', data: null } })
      },
      { times: 1 },
    )
    await makeFolder(page, 'Hall')
    await page.getByText('The folder Hall is there, but nothing was saved to it: Full for today').waitFor()
    expect(await rowOf(page, 'Hall').isChecked()).toBe(false)
    const again = page.waitForRequest(`**${calls.createItems.path}`)
    await page.getByRole('button', { name: 'Retry' }).click()
    // A refusal was an answer: the retry is a new call with another key.
    expect([undefined, keys[0]]).not.toContain((await again).headers()['idempotency-key'])
    await page.getByText('Saved to Hall.').waitFor()
    await expect.poll(() => rowOf(page, 'Hall').isChecked()).toBe(true)
    await expect.poll(countSaved).toBe(1)

    let letOn = () => {}
    const hold = () => {
      const { promise: isLetOn, resolve } = Promise.withResolvers<void>()
      letOn = resolve
      return page.route(`**${calls.createFolder.path}`, async (route) => (await isLetOn, route.continue()), {
        times: 1,
      })
    }
    await hold()
    const asked = page.waitForRequest(`**${calls.createFolder.path}`)
    await makeFolder(page, 'Late')
    await asked
    await page.mouse.click(5, 5)
    await popover.waitFor({ state: 'hidden' })
    letOn()
    await page.getByText('Saved to Late.').waitFor()
    await expect.poll(countSaved).toBe(2)

    await hold()
    await openStar(page)
    await makeFolder(page, 'Later')
    await popover.getByRole('button', { name: 'Creating…' }).waitFor()
    await page.keyboard.press('Escape')
    await popover.getByRole('textbox', { name: 'Folder name' }).waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await popover.waitFor({ state: 'hidden' })
    letOn()
    await page.getByText('Saved to Later.').waitFor()
    await expect.poll(countSaved).toBe(3)

    // In a low window, existing folders stay visible and reachable beside the form for a new one.
    await page.setViewportSize(LANDSCAPE)
    await starOf(page).press('Enter')
    await popover.getByRole('button', { name: 'New folder' }).click()
    await popover.getByRole('textbox', { name: 'Folder name' }).waitFor()
    const row = popover.getByRole('checkbox').first()
    const height = LANDSCAPE.height
    await expect.poll(async () => ((await row.boundingBox())?.y ?? height) + 40).toBeLessThan(height)
    await waitForAnimations(page)
    const { x, y } = (await row.boundingBox()) ?? { x: 0, y: 0 }
    const reached = `document.elementFromPoint(${x + 60}, ${y + 20})?.closest('[role=checkbox], label, li')?.textContent ?? ''`
    const name = (await row.getAttribute('aria-label'))?.split(',')[0] ?? ''
    await expect.poll(() => page.evaluate<string>(reached)).toContain(name)
  })

  it('chooses while offline: the last choice counts, even if the server got the first or answers late; a refusal is undone', async () => {
    stage.forgive(FAILED_REQUEST)
    const { ask, page, skuId } = await enterWith(stage, ['Rooms', 'Lobby'])
    const { context } = stage.person
    await openStar(page)
    await rowOf(page, 'Rooms').waitFor()
    const waiting = (count: string) => page.getByRole('checkbox', { name: `Rooms, ${count}, waits for the network` })
    await context.setOffline(true)
    await rowOf(page, 'Rooms').click()
    await page.getByText(/^No connection/).waitFor()
    await expect.poll(() => pressedOf(page)).toBe('true')
    await waiting('1 item').waitFor()
    await rowOf(page, 'Rooms').click()
    await waiting('0 items').waitFor()
    expect(await waiting('0 items').isChecked()).toBe(false)
    await expect.poll(() => pressedOf(page)).toBe('false')
    // The item goes in and out again; nothing waits once that is in progress.
    let settled = isOutAndAskedAbout(page)
    await context.setOffline(false)
    await settled
    await page.getByRole('checkbox', { name: 'Rooms, 0 items', exact: true }).waitFor()
    expect(await ask(calls.getCollected, { skuIds: skuId })).toHaveLength(0)

    // The server receives the call, but its answer is lost.
    await page.route(`**${calls.createItems.path}`, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await rowOf(page, 'Rooms').click()
    await waiting('1 item').waitFor()
    await expect.poll(() => ask(calls.getCollected, { skuIds: skuId })).toHaveLength(1)
    await rowOf(page, 'Rooms').click()
    await waiting('0 items').waitFor()
    // A retry in progress is lost as well.
    settled = isOutAndAskedAbout(page)
    await page.unrouteAll({ behavior: 'wait' })
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await settled
    await page.getByRole('checkbox', { name: 'Rooms, 0 items', exact: true }).waitFor()
    await expect.poll(() => ask(calls.getCollected, { skuIds: skuId })).toHaveLength(0)
    await expect.poll(() => pressedOf(page)).toBe('false')

    await context.setOffline(true)
    await rowOf(page, 'Rooms').click()
    await waiting('1 item').waitFor()
    await context.setOffline(false)
    await page.getByText('Saved to Rooms.').waitFor()
    await expect.poll(() => ask(calls.getCollected, { skuIds: skuId })).toHaveLength(1)
    // Demonstration mode refuses every write.
    await context.route(`**${calls.createItems.path}`, (route) =>
      route.fulfill({ json: { code: 901, msg: 'Demonstration mode.', data: null } }),
    )
    await rowOf(page, 'Lobby').click()
    await expect.poll(() => rowOf(page, 'Lobby').getAttribute('aria-label')).toBe('Lobby, 0 items')
    await expect.poll(() => rowOf(page, 'Lobby').isChecked()).toBe(false)
    expect(await rowOf(page, 'Rooms').isChecked()).toBe(true)

    // An outdated answer is ignored: a removed product stays removed, and returns by undo.
    await context.unroute(`**${calls.createItems.path}`)
    // The server's answer about Lobby arrives only after Rooms was removed, and the next one only after Undo.
    const { promise: isOut, resolve: letIn } = Promise.withResolvers<void>()
    const { promise: isUndone, resolve: letAll } = Promise.withResolvers<void>()
    let answers = 0
    await page.route(`**${calls.getCollected.path}*`, async (route) => {
      const response = await route.fetch()
      answers += 1
      await (answers === 1 ? isOut : isUndone)
      await route.fulfill({ response })
    })
    await rowOf(page, 'Lobby').click()
    await page.getByText('Saved to Lobby.').last().waitFor()
    await expect.poll(() => answers).toBe(1)
    await rowOf(page, 'Rooms').click()
    await page.getByText('Taken out of Rooms.').last().waitFor()
    const overtaken = page.waitForResponse(`**${calls.getCollected.path}*`)
    letIn()
    await overtaken
    await page.getByRole('button', { name: STAR_WORDS.en.undo }).last().click()
    letAll()
    await expect.poll(() => ask(calls.getCollected, { skuIds: skuId })).toHaveLength(2)
    await expect.poll(() => rowOf(page, 'Rooms').isChecked()).toBe(true)
    await page.unrouteAll({ behavior: 'wait' })
  })
})

describe('saving on a phone', () => {
  it('asks for the first folder’s name in a low sheet, undoes the latest change in one low message; Back closes it, and the product says that it is saved (zh-CN)', async () => {
    const { page } = await enterWith(stage, [], { viewport: PHONE, theme: 'dark', tongue: 'zh-CN' })
    await starOf(page, 'zh-CN').tap()
    const sheet = popoverOf(page, 'zh-CN')
    const [none, name] = [sheet.getByText('您还没有文件夹。'), sheet.getByRole('textbox', { name: '文件夹名称' })]
    await none.waitFor()
    expect((await sheet.boundingBox())?.width).toBe(390)
    const makeFolder = async (folder: string) => {
      await name.fill(folder)
      await page.keyboard.press('Enter')
      await sheet.getByRole('checkbox', { name: new RegExp(`^${folder}`) }).waitFor()
    }
    await sheet.getByRole('button', { name: '新建文件夹' }).tap()
    await name.waitFor()
    await none.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await sheet.boundingBox())?.height, { message: 'the sheet' }).toBeLessThan(360)
    await makeFolder('Bar')
    await sheet.getByRole('button', { name: '新建文件夹' }).tap()
    await makeFolder(LONG)
    await toastsIn(page).filter({ hasText: LONG }).waitFor()
    await expect.poll(() => toastsIn(page).count(), { message: 'messages' }).toBe(1)
    expect((await toastsIn(page).boundingBox())?.height, 'the message').toBeLessThan(100)
    expect(await seriousViolations(page)).toEqual([])
    const undo = toastsIn(page).getByRole('button', { name: '撤销', exact: true })
    await undo.tap()
    await toastsIn(page).filter({ hasText: '已从中移除' }).first().waitFor()
    // Undo has the same name whether the folder is new or existed.
    const row = sheet.getByRole('checkbox', { name: /^Bar/ })
    await expect.poll(() => row.isChecked()).toBe(true)
    await row.tap()
    await toastsIn(page).filter({ hasText: '已从“Bar”中移除。' }).waitFor()
    await undo.tap()
    await expect.poll(() => row.isChecked(), { message: 'after Undo' }).toBe(true)
    await row.tap()
    await expect.poll(() => row.isChecked()).toBe(false)
    await page.goBack()
    await sheet.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/')

    await page.getByRole('article').nth(1).getByRole('link').first().tap()
    const star = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('tab') })
      .locator('[data-star]')
      .first()
    await star.waitFor()
    await expect.poll(() => star.innerText()).toBe('收藏')
    await star.tap()
    await row.tap()
    await expect.poll(() => star.innerText()).toBe('已收藏')
    expect(await star.getAttribute('aria-label')).toBe('已收藏到文件夹')
    expect(await star.getAttribute('aria-pressed')).toBe('true')
  })
})

interface Items {
  list: { id: string; note: string }[]
}

/** A design unit in CSS pixels. */
function unitOf(page: Page): Promise<number> {
  return page.evaluate<number>(`parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--u'))`)
}
