import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { searchByImage } from '../../contract/image-search.ts'
import { getUser } from '../../contract/members.ts'
import { getUnreadNotices } from '../../contract/notices.ts'
import { waitForOwnRequests } from '../stage/at-rest.ts'
import { seriousViolations } from '../stage/axe.ts'
import { recordRequests, type Tongue } from '../stage/browser.ts'
import { AI_WORDS, aRoom, aSky, choosePicture, cornerOf, give, resultsOf } from '../stage/image-search-shop.ts'
import { addMember, LOGIN_WORDS, signInByPassword } from '../stage/login-shop.ts'
import { endSessions, memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const password = 'secret7'
const stage = setMembersStage('materials')
const room = await aRoom()

const picture = (page: Page) => page.getByRole('main').getByRole('img', { name: /^(Your picture|您的图片)$/ })
const chooseButton = (page: Page, tongue: Tongue = 'en') =>
  page.getByRole('main').getByRole('button', { name: AI_WORDS[tongue].choose })
const past = (page: Page) => page.getByRole('region', { name: AI_WORDS.en.past })

describe('a visitor', () => {
  it('chooses a picture, signs in over it, and finds it searched; signing out leaves nothing of it', async () => {
    const email = await addMember(stage.shop, password)
    const page = await stage.visit('/ai')
    await chooseButton(page).waitFor()
    const sent = recordRequests(stage.person.context, searchByImage)
    await choosePicture(page, room)
    const login = page.getByRole('dialog', { name: LOGIN_WORDS.en.welcome })
    await login.waitFor()
    expect(sent).toEqual([])
    await login.getByText('Log in to search by picture. Your picture is kept.').waitFor()
    const known = page.waitForResponse((response) => response.url().includes(getUser.path))
    await signInByPassword(login, { email, password })
    await known
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
    expect(await past(page).count()).toBe(0)
  })
})

describe('a member whose session is ended elsewhere while they search', () => {
  it('signs in over their picture, and the search goes on; the next member to sign in finds none of it', async () => {
    const member = await memberOf(stage.shop, { password })
    const page = await stage.enter()
    await openAs(member, page, { url: `${stage.shop.server.url}/ai?keyword=herring` })
    await choosePicture(page, room)
    await resultsOf(page).first().waitFor()
    const other = await page.context().newPage()
    // All data is loaded and the page does not poll: it must not learn of the sign-out by itself.
    await other.route(
      ({ pathname }) => pathname === getUnreadNotices.path,
      (route) => route.fulfill({ json: { code: 200, msg: '', data: { count: 0 } } }),
    )
    await other.goto(stage.shop.server.url, { waitUntil: 'networkidle' })
    await page.bringToFront()
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
    const asked = new URL(page.url()).search
    await signInByPassword(dialog, { email: member.email, password })
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => resultsOf(page).count()).toBe(1)
    expect(new URL(page.url()).search).toBe(asked)
    expect(await weight.getAttribute('aria-valuenow')).toBe('15')
    expect(await page.getByRole('searchbox', { name: 'And words' }).inputValue()).toBe('herring')
    await page.reload()
    await expect.poll(() => resultsOf(page).count()).toBe(1)
    await picture(page).waitFor()

    // A chosen picture is on the disk; a pasted one only in memory, handed over.
    await give(page, 'paste', { bytes: await aSky(), type: 'image/jpeg', target: 'header [role=combobox]' })
    await expect.poll(() => past(page).getByRole('listitem').count()).toBe(2)
    await endSession()
    const eve = await memberOf(stage.shop, { password })
    await signInByPassword(dialog, { email: eve.email, password })
    await chooseButton(page).waitFor()
    expect(await picture(page).count()).toBe(0)
    expect(await past(page).count()).toBe(0)
    await page.reload()
    await chooseButton(page).waitFor()
    expect(await picture(page).count()).toBe(0)
    expect(await past(page).count()).toBe(0)
  })
})

describe('the scan icon', () => {
  it('begins a search with its picture in a new tab; signing out there leaves nothing of it', async () => {
    const page = await stage.enter({ tongue: 'zh-CN', theme: 'dark', viewport: { width: 1920, height: 1080 } })
    await openAs(await memberOf(stage.shop), page, { url: stage.shop.server.url })
    const card = page.getByRole('article').first()
    const nameOf = async (one: typeof card) =>
      // The card's product without the price, which changes when the dictionaries arrive.
      (await one.getByRole('link').first().textContent())?.replace(/诺木.*/, '')
    const name = await nameOf(card)
    await card.getByRole('link').first().click()
    const opening = page.context().waitForEvent('page')
    await page.getByRole('dialog').getByRole('button', { name: '以图搜图' }).click()
    const tab = await opening
    const same = tab.getByRole('region', { name: AI_WORDS['zh-CN'].same }).getByRole('article')
    await same.first().waitFor()
    await expect.poll(() => nameOf(same.first())).toBe(name)
    expect(await seriousViolations(tab)).toEqual([])
    expect(new URL(tab.url()).searchParams.get('picture')).toMatch(/^own-[0-9a-f]{40}$/)
    await tab.reload()
    await same.first().waitFor()

    await tab.getByRole('button', { name: LOGIN_WORDS['zh-CN'].logOut }).click()
    await chooseButton(tab, 'zh-CN').waitFor()
    expect(await picture(tab).count()).toBe(0)
  })
})
