import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSocialShop, refuseThere, signInThere } from '../stage/provider.ts'
import type { SocialShop } from '../stage/provider.ts'
import { FAILED_REQUEST, setStage } from '../stage/stage.ts'

const GUILD = 'Continue with Guild'
const PLACE = '/?keyword=oak&sort=price-asc'
const SPENT = 'Signing in with that service failed; please try again.'

let social: SocialShop
const stage = setStage(async () => (social = await openSocialShop()))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cards = (page: Page) => page.locator('main article')
const addressOf = (page: Page) => page.url().slice(stage.shop.server.url.length)
let count = 0

/** A new person with an account at the provider. */
const newcomer = () => {
  count += 1
  const name = `person-${count}`
  social.provider.people.set(name, { email: `${name}@quarry.test`, email_verified: true, name: 'Ada Stone' })
  return name
}

/** From the list of logins to the provider's page. */
const goThere = async (page: Page, { login, guild } = { login: 'Login', guild: GUILD }) => {
  await page.getByRole('link', { name: login, exact: true }).click()
  await button(page, guild).click()
}

// Messages for each answer: web/members/social/social-sign-in.component.test.tsx.
describe('a person who signs in with the provider', () => {
  it('accepts the policy the first time, is back where they were, and later asked for nothing (a phone, zh-CN)', async () => {
    const words = { login: '登录', guild: '使用 Guild 登录' }
    const page = await stage.visit(PLACE, { tongue: 'zh-CN', viewport: { width: 390, height: 844 } })
    await cards(page).first().waitFor()
    await goThere(page, words)
    await signInThere(page, newcomer())
    await page.getByRole('heading', { name: '最后一步' }).waitFor()
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
    await button(page, '创建账号').click()

    await button(page, '退出登录').waitFor()
    expect(addressOf(page)).toBe(PLACE)
    await page.getByRole('banner').getByText('Ada Stone').waitFor({ state: 'attached' })
    await cards(page).first().waitFor()

    await button(page, '退出登录').click()
    await goThere(page, words)
    // The provider still knows them, and so does the product.
    await button(page, '退出登录').waitFor()
    expect(addressOf(page)).toBe(PLACE)
  })

  it('may turn back there, take too long, begin again, and reload the page before they accept the policy', async () => {
    const page = await stage.visit('/policy')
    await goThere(page)
    await refuseThere(page)
    await page.getByText(/was not finished/).waitFor()

    await button(page, GUILD).click()
    await signInThere(page, newcomer())
    const policy = page.getByRole('checkbox', { name: /I accept the/ })
    await policy.check()
    // The cookie that identifies the browser expires after ten minutes.
    await stage.person.context.clearCookies({ name: 'quarry-social' })
    await button(page, 'Create an account').click()
    await page.getByText(SPENT).first().waitFor()

    await button(page, GUILD).click()
    await page.getByRole('heading', { name: 'One last step' }).waitFor()
    await page.reload()
    await policy.check()
    await button(page, 'Create an account').click()
    await button(page, 'Log out').waitFor()
  })
})

describe('an answer that was not asked for', () => {
  it('signs nobody in: a link with another person’s code and state is worth nothing', async () => {
    const theirs = await stage.visit('/login')
    await button(theirs, GUILD).click()
    const stolen = new Promise<string>((answer) => {
      theirs.on(
        'request',
        (request) => request.isNavigationRequest() && request.url().includes('code=') && answer(request.url()),
      )
    })
    await theirs.route(/\/login\?.*code=/, (route) => route.abort())
    await signInThere(theirs, newcomer())
    const link = await stolen
    stage.forgive(FAILED_REQUEST)

    const page = await stage.enter()
    await page.goto(link)
    await page.getByText(SPENT).first().waitFor()
    await button(page, GUILD).waitFor()
  })
})
