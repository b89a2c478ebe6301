import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Tongue } from '../stage/browser.ts'
import {
  AI_WORDS,
  aRoom,
  choosePicture,
  cornerOf,
  give,
  openMaterialShop,
  resultsOf,
} from '../stage/image-search-shop.ts'
import { LOGIN_WORDS, signInByPassword } from '../stage/login-shop.ts'
import { endSessions, memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const WORDS = {
  en: { timedOut: 'Login timed out, please log in again.', weight: 'Texture or colour', words: 'And words' },
  'zh-CN': { timedOut: '登录超时，请重新登录。', weight: '纹理与颜色', words: '再加上文字' },
}
const password = 'secret7'
const stage = setStage(openMaterialShop, 180_000)
const room = await aRoom()

const picture = (page: Page) => page.getByRole('main').getByRole('img', { name: /^(Your picture|您的图片)$/ })
const chooseButton = (page: Page) => page.getByRole('main').getByRole('button', { name: AI_WORDS.en.choose })
const skuIdOf = async (page: Page) => {
  const [link] = await resultsOf(page).getByRole('link').all()
  return new URL((await link?.getAttribute('href')) ?? '', page.url()).searchParams.get('skuId')
}

/** A member's search for a part of a room, with another tab open, whose session is ended elsewhere; and their next change of it. */
async function searchPastTheEnd(tongue: Tongue = 'en', how: 'chosen' | 'pasted' = 'chosen') {
  const member = await memberOf(stage.shop, { password })
  const page = await stage.enter({ tongue })
  await openAs(member, page, { url: `${stage.shop.server.url}/ai?keyword=herring` })
  if (how === 'chosen') await choosePicture(page, room, { button: AI_WORDS[tongue].choose })
  else await give(page, 'paste', { bytes: room, type: 'image/jpeg', target: 'header [role=combobox]' })
  await resultsOf(page, tongue).first().waitFor()
  const other = await page.context().newPage()
  // Whatever it asks for is there: it is not to be told first.
  await other.goto(stage.shop.server.url, { waitUntil: 'networkidle' })
  await cornerOf(page).press('ArrowLeft')
  await expect.poll(() => new URL(page.url()).searchParams.has('region')).toBe(true)
  await endSessions(stage.shop, member)
  await page.getByRole('slider', { name: WORDS[tongue].weight }).press('ArrowRight')
  const dialog = page.getByRole('dialog', { name: LOGIN_WORDS[tongue].welcome })
  await dialog.getByText(WORDS[tongue].timedOut).waitFor()
  return { member, page, dialog }
}

describe('a member whose session is ended elsewhere while they search', () => {
  it.each<Tongue>(['en', 'zh-CN'])(
    'signs in over their picture, and the search goes on with all they chose (%s)',
    async (tongue) => {
      const { member, page, dialog } = await searchPastTheEnd(tongue)
      await picture(page).waitFor()
      const asked = new URL(page.url()).search
      await signInByPassword(dialog, { email: member.email, password, tongue })
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => resultsOf(page, tongue).count()).toBe(1)
      expect(new URL(page.url()).search).toBe(asked)
      expect(await page.getByRole('slider', { name: WORDS[tongue].weight }).getAttribute('aria-valuenow')).toBe('25')
      expect(await page.getByRole('searchbox', { name: WORDS[tongue].words }).inputValue()).toBe('herring')
      await page.reload()
      await expect.poll(() => resultsOf(page, tongue).count()).toBe(1)
      await picture(page).waitFor()
    },
  )

  it.each(['chosen', 'pasted'] as const)('leaves nothing of it to whoever signs in after them (%s)', async (how) => {
    const { page, dialog } = await searchPastTheEnd('en', how)
    const eve = await memberOf(stage.shop, { password })
    await signInByPassword(dialog, { email: eve.email, password })
    await chooseButton(page).waitFor()
    expect(await picture(page).count()).toBe(0)
    await page.reload()
    await chooseButton(page).waitFor()
    expect(await picture(page).count()).toBe(0)
  })
})

describe('a member who signs out', () => {
  it('leaves nothing of a picture that was handed over by the scan icon', async () => {
    const page = await stage.enter()
    await openAs(await memberOf(stage.shop), page, { url: `${stage.shop.server.url}/ai` })
    await choosePicture(page, room)
    await resultsOf(page).first().waitFor()
    await page.goto(`${stage.shop.server.url}/?skuId=${await skuIdOf(page)}`)
    const opening = page.context().waitForEvent('page')
    await page.getByRole('dialog').getByRole('button', { name: 'Search by image' }).click()
    const tab = await opening
    await resultsOf(tab).first().waitFor()
    await tab.getByRole('button', { name: LOGIN_WORDS.en.logOut }).click()
    await chooseButton(tab).waitFor()
    expect(await picture(tab).count()).toBe(0)
  })
})
