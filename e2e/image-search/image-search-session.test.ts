import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { getUnreadNotices } from '../../contract/notices.ts'
import { AI_WORDS, aRoom, aSky, choosePicture, cornerOf, give, resultsOf } from '../stage/image-search-shop.ts'
import { LOGIN_WORDS, signInByPassword } from '../stage/login-shop.ts'
import { endSessions, memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const password = 'secret7'
const stage = setMembersStage('materials')

const picture = (page: Page) => page.getByRole('main').getByRole('img', { name: 'Your picture' })
const chooseButton = (page: Page) => page.getByRole('main').getByRole('button', { name: AI_WORDS.en.choose })
const past = (page: Page) => page.getByRole('region', { name: AI_WORDS.en.past })
/** The card's product without the price, which changes when the dictionaries arrive. */
const nameOf = async (card: Locator) => (await card.getByRole('link').first().textContent())?.replace(/Nordhem.*/, '')

it('a member searches with a product’s own picture in a new tab, then with theirs; a session ended elsewhere is begun anew over it, and the next member finds none of it', async () => {
  const member = await memberOf(stage.shop, { password })
  const first = await stage.enter()
  // The page does not poll: it must not learn of the sign-out by itself.
  await first.route(
    ({ pathname }) => pathname === getUnreadNotices.path,
    (route) => route.fulfill({ json: { code: 200, msg: '', data: { count: 0 } } }),
  )
  await openAs(member, first, { url: stage.shop.server.url })
  const card = first.getByRole('article').first()
  const name = await nameOf(card)
  await card.getByRole('link').first().click()
  const opening = first.context().waitForEvent('page')
  await first.getByRole('dialog').getByRole('button', { name: 'Search by image' }).click()
  const page = await opening
  const same = page.getByRole('region', { name: AI_WORDS.en.same }).getByRole('article')
  await same.first().waitFor()
  await expect.poll(() => nameOf(same.first())).toBe(name)
  expect(new URL(page.url()).searchParams.get('picture')).toMatch(/^own-[0-9a-f]{40}$/)
  await page.reload()
  await same.first().waitFor()

  // The other tab stays, and asks for nothing more.
  await first.goto(stage.shop.server.url, { waitUntil: 'networkidle' })
  await page.bringToFront()
  await choosePicture(page, await aRoom(), { button: AI_WORDS.en.another })
  await expect.poll(() => new URL(page.url()).searchParams.get('picture')).toMatch(/^sent-/)
  const words = page.getByRole('searchbox', { name: 'And words' })
  await words.fill('herring')
  await expect.poll(() => new URL(page.url()).searchParams.get('keyword')).toBe('herring')
  await expect.poll(() => resultsOf(page).count()).toBe(1)
  await cornerOf(page).press('ArrowLeft')
  await expect.poll(() => new URL(page.url()).searchParams.has('region')).toBe(true)
  const weight = page.getByRole('slider', { name: 'Texture or colour' })
  const dialog = page.getByRole('dialog', { name: LOGIN_WORDS.en.welcome })
  const endSession = async () => {
    await endSessions(stage.shop, member)
    await weight.press('ArrowRight')
    await dialog.getByText('Login timed out, please log in again.').waitFor()
  }
  await endSession()
  await picture(page).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('colorWeight')).toBe('0.15')
  const asked = new URL(page.url()).search
  await signInByPassword(dialog, { email: member.email, password })
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => resultsOf(page).count()).toBe(1)
  expect(new URL(page.url()).search).toBe(asked)
  expect(await weight.getAttribute('aria-valuenow')).toBe('15')
  expect(await words.inputValue()).toBe('herring')
  await page.reload()
  await expect.poll(() => resultsOf(page).count()).toBe(1)
  await picture(page).waitFor()

  // A chosen picture is on the disk; a pasted one only in memory, handed over.
  await give(page, 'paste', { bytes: await aSky(), type: 'image/jpeg', target: 'header [role=combobox]' })
  await expect.poll(() => past(page).getByRole('listitem').count()).toBe(2)
  await endSession()
  const eve = await memberOf(stage.shop, { password })
  await signInByPassword(dialog, { email: eve.email, password })
  for (const when of ['at once', 'after a reload']) {
    if (when !== 'at once') await page.reload()
    await chooseButton(page).waitFor()
    expect(await picture(page).count(), `her picture, ${when}`).toBe(0)
    expect(await past(page).count(), `her former pictures, ${when}`).toBe(0)
  }
})
