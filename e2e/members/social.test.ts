import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readOnIn } from '../stage/browser.ts'
import { openSocialShop, refuseThere, signInThere } from '../stage/provider.ts'
import type { SocialShop } from '../stage/provider.ts'
import { setStage } from '../stage/stage.ts'

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

/** From the header to the list of logins, and on to the provider's page. */
const goThere = async (page: Page, { login, guild } = { login: 'Login', guild: GUILD }) => {
  await page.getByRole('link', { name: login, exact: true }).click()
  await button(page, guild).click()
}

// Messages for each answer: web/members/social/social-sign-in.component.test.tsx. A link with another person's code and state:
// server/members/social/social-tampering.test.ts.
it('who signs in with the provider may turn back, take too long and reload, accepts the policy, is back where they were, and later asked for nothing', async () => {
  const page = await stage.visit(PLACE)
  await cards(page).first().waitFor()
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
  await page.getByRole('banner').getByText('Ada Stone').waitFor()
  await cards(page).first().waitFor()
  expect(addressOf(page), 'after the first time').toBe(PLACE)

  await button(page, 'Log out').click()
  await readOnIn(page, 'zh-CN')
  await goThere(page, { login: '登录', guild: '使用 Guild 登录' })
  // The provider still knows them, and so does the product.
  await button(page, '退出登录').waitFor()
  await cards(page).first().waitFor()
  expect(addressOf(page), 'later').toBe(PLACE)
})
