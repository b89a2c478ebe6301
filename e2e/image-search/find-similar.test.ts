import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { getSimilar, searchByImage } from '../../contract/image-search.ts'
import { aPdf, aPicture } from '../../server/testing/factories.ts'
import { waitForOwnRequests } from '../stage/at-rest.ts'
import { outsideLandmarks } from '../stage/axe.ts'
import { recordRequests } from '../stage/browser.ts'
import { focusedName, skuIdOf } from '../stage/drawer-shop.ts'
import { fingerOn } from '../stage/finger.ts'
import { AI_WORDS, aRoom, choosePicture, give, regionOf, resultsOf } from '../stage/image-search-shop.ts'
import { addMember, LOGIN_WORDS, signInByPassword } from '../stage/login-shop.ts'
import { setMembersStage } from '../stage/stage.ts'

const PHONE = { width: 320, height: 640 }
const TWIN = 'Other Cork'
const SEARCH_BOX = 'header [role=combobox]'

const stage = setMembersStage('materials')

const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const cardOf = (page: Page, skuId: string) =>
  page.getByRole('article').filter({ has: page.locator(`a[href$="skuId=${skuId}"]`) })
const chooseButton = (page: Page) => page.getByRole('main').getByRole('button', { name: AI_WORDS.en.choose })

/** Pixel width and height of the picture with which the search page begins. */
const sizeOfYours = (page: Page) =>
  page.evaluate<number[]>(
    `[...document.querySelectorAll('main img[alt="Your picture"]')].flatMap((image) => [image.naturalWidth, image.naturalHeight])`,
  )
const keptPicture = (page: Page) => page.evaluate<string | null>(`localStorage.getItem('image')`)

it('on a phone what looks like a product is reached by the menu of its card, where a visitor is invited to log in for more; it stands below the open product, and opens in its place', async () => {
  const cork = await skuIdOf(stage.shop, 'Cork-A')
  const page = await stage.visit('/', { tongue: 'en', viewport: PHONE })
  const menu = page.getByRole('dialog')
  await (await fingerOn(page)).pressLong(cardOf(page, cork), menu)
  await menu.getByRole('link', { name: 'Find similar' }).tap()
  await expect.poll(() => addressOf(page)).toBe(`/ai?like=${cork}`)
  // Below the picture on a phone, and still visible.
  const found = page.getByRole('main').getByRole('article').filter({ visible: true }).first().locator('img').first()
  await found.waitFor()
  await expect.poll(async () => (await found.boundingBox())?.y ?? Infinity).toBeLessThan(PHONE.height - 62)
  await page.getByText('Logged in, you can narrow this down').filter({ visible: true }).waitFor()
  expect(await regionOf(page).count()).toBe(0)

  const asked = recordRequests(stage.person.context, getSimilar)
  await page.goto(`${stage.shop.server.url}/?skuId=${cork}`)
  await page.getByRole('dialog').getByRole('tab').first().waitFor()
  expect(asked, 'before it comes into view').toEqual([])
  const similar = page.getByRole('region', { name: 'Similar', exact: true })
  await similar.scrollIntoViewIfNeeded()
  const twin = similar.getByRole('link', { name: TWIN })
  await twin.waitFor()
  expect(asked.length).toBe(1)
  expect(await similar.getByRole('listitem').count()).toBe(1)
  expect(await similar.getByRole('link', { name: 'More like this' }).getAttribute('href')).toBe(`/ai?like=${cork}`)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await twin.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: TWIN })
  await drawer.getByText('Other Cork-A', { exact: true }).waitFor()
  await expect.poll(() => focusedName(page)).toBe(TWIN)
  await expect.poll(() => page.evaluate<number>(`document.querySelector('[role=dialog]').scrollTop`)).toBe(0)
  await drawer.getByRole('link', { name: 'Find similar' }).click()
  await expect.poll(() => addressOf(page)).toBe(`/ai?like=${await skuIdOf(stage.shop, 'Other Cork-A')}`)
  await drawer.waitFor({ state: 'hidden' })
})

it('a visitor’s similar products are announced; the search box goes on with their own picture, which they log in over; logged out, nothing of it is left', async () => {
  const cork = await skuIdOf(stage.shop, 'Cork-A')
  const person = { email: await addMember(stage.shop, 'secret7'), password: 'secret7' }
  const page = await stage.visit('/')
  await give(page, 'drop', { bytes: aPdf, type: 'application/pdf', target: SEARCH_BOX })
  await page.getByText('“floor” cannot be read as a picture here. JPEG, PNG and WebP can.').waitFor()
  expect(addressOf(page)).toBe('/')
  expect(await keptPicture(page)).toBeNull()

  await page.getByRole('banner').getByRole('link', { name: 'Search by image' }).click()
  await expect.poll(() => addressOf(page)).toBe('/ai')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  const link = cardOf(page, cork).getByRole('link', { name: 'Find similar' })
  expect(await link.getAttribute('href')).toBe(`/ai?like=${cork}`)
  await link.press('Enter')
  const told = page.locator('[aria-live]').getByText('One result, best: Same', { exact: true })
  await told.waitFor({ state: 'attached' })
  expect(await outsideLandmarks(page)).toEqual([])
  // On every visit.
  await page.goBack()
  await told.waitFor({ state: 'detached' })
  await page.goForward()
  await told.waitFor({ state: 'attached' })

  const sent = recordRequests(stage.person.context, searchByImage)
  for (const how of ['paste', 'drop'] as const) {
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect.poll(() => addressOf(page)).toBe('/')
    // The page begins with the given colour, whatever was set before.
    const color = how === 'paste' ? '#b98d5b' : '#a6492b'
    const photograph = await aPicture({ color, width: 3200, height: 2400 })
    await give(page, how, { bytes: photograph, type: 'image/png', target: SEARCH_BOX })
    await expect.poll(() => addressOf(page)).toMatch(/^\/ai/)
    // The search uses the size chosen there; the picture stored for another visit is smaller.
    await expect.poll(() => sizeOfYours(page)).toEqual([2048, 1536])
    const [kind, kept = ''] = ((await keptPicture(page)) ?? '').split(',')
    expect(kind).toBe('data:image/jpeg;base64')
    expect(await sharp(Buffer.from(kept, 'base64')).metadata()).toMatchObject({ width: 1600, height: 1200 })
  }
  const another = await aPicture({ color: '#5b7d6a', width: 300, height: 200 })
  await give(page, 'paste', { bytes: another, type: 'image/png', target: SEARCH_BOX })
  await expect.poll(() => sizeOfYours(page)).toEqual([300, 200])

  await choosePicture(page, await aRoom(), { button: AI_WORDS.en.another })
  const login = page.getByRole('dialog', { name: LOGIN_WORDS.en.welcome })
  await login.getByText('Log in to search by picture. Your picture is kept.').waitFor()
  expect(sent, 'before somebody is logged in').toEqual([])
  await signInByPassword(login, person)
  await resultsOf(page).first().waitFor()
  await login.waitFor({ state: 'hidden' })
  await expect.poll(() => new URL(page.url()).searchParams.get('picture')).not.toBeNull()
  const address = page.url()
  await page.getByRole('button', { name: LOGIN_WORDS.en.logOut }).click()
  await chooseButton(page).waitFor()
  // The disk has no picture either.
  await page.goto(address)
  await chooseButton(page).waitFor()
  await waitForOwnRequests(page)
  expect(await page.getByRole('region', { name: AI_WORDS.en.past }).count()).toBe(0)
})
