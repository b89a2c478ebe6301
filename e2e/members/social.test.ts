import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { seriousViolations } from '../stage/axe.ts'
import type { Tongue } from '../stage/browser.ts'
import { openSocialShop, refuseThere, signInThere } from '../stage/provider.ts'
import type { SocialShop } from '../stage/provider.ts'
import { FAILED_REQUEST, setStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    login: 'Login',
    logOut: 'Log out',
    guild: 'Continue with Guild',
    lastStep: 'One last step',
    policy: /I accept the/,
    required: 'This is required',
    create: 'Create an account',
    cancelled: /was not finished/,
    spent: 'Signing in there did not work; please try again.',
    away: 'The sign-in service cannot be reached; please try again later.',
  },
  'zh-CN': {
    login: '登录',
    logOut: '退出登录',
    guild: '使用 Guild 登录',
    lastStep: '最后一步',
    policy: /我已阅读并同意/,
    required: '必填',
    create: '创建账号',
    cancelled: /未完成/,
    spent: '第三方登录未成功，请重试。',
    away: '第三方登录服务暂时无法访问，请稍后重试。',
  },
} satisfies Record<Tongue, object>

const DESKTOP = { width: 1366, height: 768 }
const PHONE = { width: 390, height: 844 }
const PLACE = '/?keyword=oak&sort=price-asc'

let social: SocialShop
const stage = setStage(async () => (social = await openSocialShop()))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cards = (page: Page) => page.locator('main article')
const addressOf = (page: Page) => page.url().slice(stage.shop.server.url.length)
let count = 0

/** Somebody new, with an account at the provider. */
const newcomer = (facts: object = {}) => {
  count += 1
  const name = `person-${count}`
  social.provider.people.set(name, { email: `${name}@quarry.test`, email_verified: true, name: 'Ada Stone', ...facts })
  return name
}

/** From the list to the provider's page. */
const goThere = async (page: Page, words: (typeof WORDS)[Tongue]) => {
  await page.getByRole('link', { name: words.login, exact: true }).click()
  await button(page, words.guild).click()
}

describe('a provider that is away', () => {
  it('leaves the dialog as it is with a word on it, and takes whoever tries again later', async () => {
    // What a provider says of itself is asked once: this one is of a server that has not asked yet.
    const own = await openSocialShop()
    onTestFinished(() => own.close())
    await own.provider.stop()
    const page = await stage.enter()
    await page.goto(own.server.url + PLACE)
    await goThere(page, WORDS.en)
    await page.getByText(WORDS.en.away).first().waitFor()
    expect(page.url()).toBe(own.server.url + PLACE)
    await own.restartProvider()
    await button(page, WORDS.en.guild).click()
    await page.waitForURL(`${own.provider.issuer}/**`)
  })
})

describe.each([
  ['en', DESKTOP],
  ['zh-CN', DESKTOP],
  ['en', PHONE],
  ['zh-CN', PHONE],
] as const)('a person who signs in with the provider, in %s on a screen of %j', (tongue, viewport) => {
  const words = WORDS[tongue]

  it('accepts the policy the first time, is back where they were, and later asked for nothing', async () => {
    const page = await stage.visit(PLACE, { tongue, viewport })
    await cards(page).first().waitFor()
    await goThere(page, words)
    await signInThere(page, newcomer())
    await page.getByRole('heading', { name: words.lastStep }).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await button(page, words.create).click()
    await page.getByText(words.required).waitFor()
    await page.getByRole('checkbox', { name: words.policy }).check()
    await button(page, words.create).click()

    await button(page, words.logOut).waitFor()
    expect(addressOf(page)).toBe(PLACE)
    await page.getByRole('banner').getByText('Ada Stone').waitFor({ state: 'attached' })
    await cards(page).first().waitFor()

    await button(page, words.logOut).click()
    await goThere(page, words)
    // The provider knows them still, and so do we.
    await button(page, words.logOut).waitFor()
    expect(addressOf(page)).toBe(PLACE)
  })

  it('may turn back there, and finds the form with a word on it', async () => {
    const page = await stage.visit(PLACE, { tongue, viewport })
    await goThere(page, words)
    await refuseThere(page)
    await page.getByText(words.cancelled).waitFor()
    await button(page, words.guild).waitFor()
    expect(await seriousViolations(page)).toEqual([])
  })
})

describe('a person on the way to their first account', () => {
  const words = WORDS.en

  it('may reload the page before they accept the policy', async () => {
    const page = await stage.visit(PLACE)
    await goThere(page, words)
    await signInThere(page, newcomer())
    await page.getByRole('heading', { name: words.lastStep }).waitFor()
    await page.reload()
    await page.getByRole('checkbox', { name: words.policy }).check()
    await button(page, words.create).click()
    await button(page, words.logOut).waitFor()
    expect(addressOf(page)).toBe(PLACE)
  })

  it('begins again, with a word on why, where they took too long', async () => {
    const page = await stage.visit(PLACE)
    await goThere(page, words)
    await signInThere(page, newcomer())
    await page.getByRole('checkbox', { name: words.policy }).check()
    // The cookie that the browser was known by ends after ten minutes.
    await stage.person.context.clearCookies({ name: 'quarry-social' })
    await button(page, words.create).click()
    await page.getByText(words.spent).first().waitFor()
    await button(page, words.guild).click()
    await page.getByRole('checkbox', { name: words.policy }).check()
    await button(page, words.create).click()
    await button(page, words.logOut).waitFor()
  })

  it('is told that the provider has not confirmed their address, and can sign in with a code', async () => {
    const page = await stage.visit(PLACE)
    await goThere(page, words)
    await signInThere(page, newcomer({ email_verified: false }))
    await page
      .getByText(/has not confirmed an email address/)
      .first()
      .waitFor()
    await page.getByLabel('Email', { exact: true }).waitFor()
  })
})

describe('an answer that was not asked for', () => {
  it('signs nobody in: a link with another person’s code and state is worth nothing', async () => {
    const theirs = await stage.visit('/login')
    await button(theirs, WORDS.en.guild).click()
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
    await page.getByText(WORDS.en.spent).first().waitFor()
    await button(page, WORDS.en.guild).waitFor()
  })
})
