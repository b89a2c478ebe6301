import type { BrowserContext, Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { createFolder } from '../../contract/favourites.ts'
import { getUser } from '../../contract/members.ts'
import { waitUntilIdle } from '../stage/at-rest.ts'
import { skuIdOf } from '../stage/drawer-shop.ts'
import { askAs } from '../../server/testing/requests.ts'
import { addMember, LOGIN_WORDS, signInByPassword } from '../stage/login-shop.ts'
import { endSessions, memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const stage = setMembersStage()
let oak = ''

beforeAll(async () => {
  oak = await skuIdOf(stage.shop, 'NH-OAK-N')
})

const loginOf = (page: Page) => page.getByRole('dialog', { name: LOGIN_WORDS.en.welcome })
const popoverOf = (page: Page) => page.getByRole('dialog', { name: 'Save to folder' })
const starIn = (place: Locator) => place.getByRole('button', { name: 'Save to folder', exact: true })

/** The layer is on top if a tap on its middle reaches it. */
async function isOnTop(layer: Locator): Promise<void> {
  const isReached = (one: unknown, point: number[]) => {
    const page = globalThis as never as { document: { elementFromPoint(...point: number[]): unknown } }
    return (one as { contains(other: unknown): boolean }).contains(page.document.elementFromPoint(...point))
  }
  // The layer may still be sliding in.
  const isReachedNow = async () => {
    const { x, y, width, height } = (await layer.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return layer.evaluate(isReached, [x + width / 2, y + height / 2])
  }
  await expect.poll(isReachedNow).toBe(true)
}

/** Delays the drawer's script, as on a slow phone, so that earlier dialogs precede it in the document. */
async function holdDrawer(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route('**/assets/ProductDialog-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

async function openFirstProduct(page: Page): Promise<Locator> {
  await page.getByRole('article').nth(1).getByRole('link').first().tap()
  const drawer = page.getByRole('dialog').filter({ has: page.getByRole('tab') })
  await drawer.getByRole('tab').first().waitFor()
  return drawer
}

it('what opens over something else stands above it, whichever came first: the folders, the login of an ended session, and the login over a product and its pictures', async () => {
  const email = await addMember(stage.shop, 'secret7')
  const member = await memberOf(stage.shop)
  const { url } = stage.shop.server
  await askAs(member, url)(createFolder, { name: 'Lobby' })
  const page = await stage.enter({ viewport: PHONE, tongue: 'en' })
  const { context } = stage.person
  const letDrawer = await holdDrawer(context)
  const login = loginOf(page)
  const popover = popoverOf(page)
  await openAs(member, page, { url })
  await starIn(page.getByRole('article').nth(1)).tap()
  const row = page.getByRole('checkbox', { name: /^Lobby/ })
  await row.waitFor()
  // No request of the page itself may discover the ended session.
  await waitUntilIdle(page)
  await endSessions(stage.shop, member)
  await row.tap()
  await login.getByText('Login timed out').waitFor()
  await popover.waitFor({ state: 'hidden' })
  await isOnTop(login)
  await login.getByRole('button', { name: LOGIN_WORDS.en.close, exact: true }).tap()
  await login.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/')

  letDrawer()
  const drawer = await openFirstProduct(page)
  await starIn(drawer).tap()
  await login.waitFor()
  await isOnTop(login)
  await signInByPassword(login, { email, password: 'secret7' })
  await popover.waitFor()
  await isOnTop(popover)

  // Another member, whose session ends while they look at a picture.
  const other = await memberOf(stage.shop)
  await endSessions(stage.shop, other)
  const { promise, resolve: letAnswer } = Promise.withResolvers<void>()
  await context.route(`**${getUser.path}`, async (route) => {
    await promise
    await route.continue()
  })
  // Nothing is known of them yet: no other request discovers the ended session.
  await page.evaluate('localStorage.clear()')
  await openAs({ ...other, tokens: { ...other.tokens, accessToken: 'dead' } }, page, { url: `${url}/?skuId=${oak}` })
  await page.getByRole('button', { name: 'Zoom', exact: true }).tap()
  await page.getByRole('dialog', { name: 'Picture viewer' }).waitFor()
  letAnswer()
  await login.getByText('Login timed out').waitFor()
  await isOnTop(login)
  await signInByPassword(login, { email, password: 'secret7' })
  await login.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).searchParams.get('skuId')).toBe(oak)
})
