import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Tongue } from '../stage/browser.ts'
import { addMember, askForCode, LOGIN_WORDS, logOutButton, newAddress, openLoginDialog } from '../stage/login-shop.ts'
import { setStage } from '../stage/stage.ts'

const TONGUES: Tongue[] = ['en', 'zh-CN']
const stage = setStage()

/** What a screen reader says of a field besides its name. */
function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate((input) => {
    const ids = (input as unknown as { ariaDescribedByElements: { textContent: string }[] }).ariaDescribedByElements
    return ids.map(({ textContent }) => textContent).join(' ')
  })
}

describe.each(TONGUES)('§5: what the form says (%s)', (tongue) => {
  const words = LOGIN_WORDS[tongue]

  it(`login email must match a pattern, else '${words.emailMissing}'`, async () => {
    const page = await stage.visit('/', { tongue })
    const dialog = await openLoginDialog(page, tongue)
    const email = dialog.getByRole('textbox', { name: words.email })
    for (const wrong of ['', 'nobody', 'no@body', 'a@b@c.d']) {
      await email.fill(wrong)
      await dialog.getByRole('button', { name: words.send }).click()
      await dialog.getByText(words.emailMissing).waitFor()
      expect((await descriptionOf(email)).trim()).toBe(words.emailMissing)
      await email.fill('x')
      await dialog.getByText(words.emailMissing).waitFor({ state: 'hidden' })
    }
  })

  it(`password login with an empty password: '${words.passwordMissing}'`, async () => {
    const page = await stage.visit('/', { tongue })
    const dialog = await openLoginDialog(page, tongue)
    await dialog.getByRole('tab', { name: words.byPassword }).click()
    await dialog.getByRole('textbox', { name: words.email }).fill('a@b.test')
    await page.keyboard.press('Enter')
    await dialog.getByText(words.passwordMissing).waitFor()
    expect(await dialog.locator(':focus').getAttribute('name')).toBe('password')
  })

  it(`code login with an empty code: '${words.codeMissing}', and nothing is sent`, async () => {
    const page = await stage.visit('/', { tongue })
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    const dialog = await openLoginDialog(page, tongue)
    await dialog.getByRole('textbox', { name: words.email }).fill('a@b.test')
    await page.keyboard.press('Enter')
    await dialog.getByText(words.codeMissing).waitFor()
    expect(calls.filter((url) => url.includes('email-code-login'))).toEqual([])
  })

  it(`'${words.required}', '${words.length}', '${words.differ}'; registration needs the policy box`, async () => {
    const page = await stage.visit('/', { tongue })
    const dialog = await openLoginDialog(page, tongue)
    await dialog.getByRole('button', { name: words.create }).click()
    const submit = dialog.getByRole('button', { name: words.create })
    await submit.click()
    expect(await dialog.getByText(words.required).count()).toBe(2)
    await dialog.getByRole('textbox', { name: words.nickname }).fill('Ada')
    expect(await dialog.getByText(words.required).count()).toBe(1)
    await dialog.getByRole('checkbox').check()
    expect(await dialog.getByText(words.required).count()).toBe(0)
    await dialog.getByLabel(words.choosePassword).fill('short')
    await submit.click()
    await dialog.getByText(words.length).waitFor()
    await dialog.getByLabel(words.choosePassword).fill('longer1')
    await dialog.getByLabel(words.confirm).fill('longer2')
    await submit.click()
    await dialog.getByText(words.differ).waitFor()
  })
})

describe('§5: input limits', () => {
  it('email 20, code 8, password 8: a field never holds more, and says so in words', async () => {
    const page = await stage.visit()
    const dialog = await openLoginDialog(page)
    const email = dialog.getByRole('textbox', { name: 'Email' })
    await email.pressSequentially('a-long-name@quarry.test')
    expect(await email.inputValue()).toBe('a-long-name@quarry.t')
    expect(await descriptionOf(email)).toMatch(/at most 20 characters/i)
    expect(await descriptionOf(email)).toContain('Use a shorter address')
    // What just fits needs no other address.
    await email.fill('')
    await email.pressSequentially('twenty.ab@quarry.tst')
    expect(await descriptionOf(email)).not.toContain('at most 20 characters')
    const code = dialog.getByRole('textbox', { name: 'Verification code' })
    await code.pressSequentially('1234567890')
    expect(await code.inputValue()).toBe('12345678')
    expect(await descriptionOf(code)).toContain('at most 8 characters')
    await dialog.getByRole('tab', { name: 'Other login' }).click()
    const password = dialog.getByLabel('Password', { exact: true })
    await password.pressSequentially('1234567890')
    expect(await password.inputValue()).toBe('12345678')
    expect(await descriptionOf(password)).toContain('at most 8 characters')
  })

  it('password managers and one-time codes find their fields', async () => {
    const page = await stage.visit()
    const dialog = await openLoginDialog(page)
    const kinds = async () => {
      const fields = await dialog.locator('form input:not([type=checkbox])').all()
      return Promise.all(fields.map((field) => field.getAttribute('autocomplete')))
    }
    expect(await kinds()).toEqual(['email', 'one-time-code'])
    expect(await dialog.getByRole('textbox', { name: 'Verification code' }).getAttribute('inputmode')).toBe('numeric')
    await dialog.getByRole('tab', { name: 'Other login' }).click()
    expect(await kinds()).toEqual(['username', 'current-password'])
    await dialog.getByRole('button', { name: 'Forgot password?' }).click()
    expect(await kinds()).toEqual(['username', 'one-time-code', 'new-password', 'new-password'])
  })
})

describe('§4: the code button', () => {
  it('counts from 60 to 0, disabled, over closing and a reload, and then sends again', async () => {
    const page = await stage.enter()
    await page.clock.install()
    await page.goto(stage.shop.server.url)
    const dialog = await openLoginDialog(page)
    const email = newAddress()
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByRole('button', { name: 'Send code' }).click()
    const waiting = dialog.getByRole('button', { name: /^Sent, again in (60|5\d) s$/ })
    await waiting.waitFor()
    expect(await waiting.isDisabled()).toBe(true)
    await dialog.getByText(`Sent to ${email}; valid for ten minutes.`).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await openLoginDialog(page)
    expect(await waiting.isDisabled()).toBe(true)
    await page.reload()
    await waiting.waitFor()
    await page.clock.fastForward(50_000)
    await dialog.getByRole('button', { name: /^Sent, again in \d s$/ }).waitFor()
    await page.clock.fastForward(10_000)
    const button = dialog.getByRole('button', { name: 'Send code' })
    await button.waitFor()
    expect(await button.isDisabled()).toBe(false)
    // The server's clock says otherwise, and wins.
    await button.click()
    await dialog.getByText(/A code has just been sent; wait \d+ seconds for another/).waitFor()
    await dialog.getByRole('button', { name: /^Sent, again in \d+ s$/ }).waitFor()
  })

  it('a finger that bounces sends one code, and signs in once', async () => {
    const page = await stage.visit()
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url().replace(/.*\//, '')))
    const words = LOGIN_WORDS.en
    const dialog = await openLoginDialog(page)
    await dialog.getByRole('textbox', { name: words.email }).fill(newAddress())
    const pressTwice = (name: string) =>
      dialog.getByRole('button', { name, exact: true }).evaluate((button: { click(): void }) => {
        button.click()
        button.click()
      })
    await pressTwice(words.send)
    await dialog.getByRole('button', { name: words.again }).waitFor()
    await dialog.getByRole('textbox', { name: words.code }).fill('1')
    await pressTwice(words.login)
    await dialog.getByText('The verification code is not right.').waitFor()
    expect(calls.filter((call) => call === 'send-email-code')).toHaveLength(1)
    expect(calls.filter((call) => call === 'email-code-login')).toHaveLength(1)
  })

  it('does nothing while a code is on its way', async () => {
    const page = await stage.visit()
    let calls = 0
    let answer = (): void => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/send-email-code', async (route) => {
      calls += 1
      await held
      await route.continue()
    })
    const dialog = await openLoginDialog(page)
    await dialog.getByRole('textbox', { name: 'Email' }).fill(newAddress())
    await dialog.getByRole('button', { name: 'Send code' }).click()
    const sending = dialog.getByRole('button', { name: 'Sending …' })
    await sending.waitFor()
    expect(await sending.isDisabled()).toBe(true)
    answer()
    await dialog.getByRole('button', { name: 'Sent, again in' }).waitFor()
    expect(calls).toBe(1)
  })
})

describe('/login', () => {
  it('standing alone it goes to the catalogue', async () => {
    const page = await stage.visit('/login')
    const form = page.getByRole('main')
    await form.getByRole('heading', { level: 1, name: 'Welcome to Quarry' }).waitFor()
    const code = await askForCode(stage.shop, form, await addMember(stage.shop))
    await form.getByRole('textbox', { name: 'Verification code' }).fill(code)
    await form.getByRole('button', { name: 'Login', exact: true }).click()
    await logOutButton(page).waitFor()
    expect(page.url()).toBe(`${stage.shop.server.url}/`)
  })

  it('goes back to a page of ours, and does so at once for whoever is signed in', async () => {
    const page = await stage.visit('/?priceMin=30')
    await page.goto(`${stage.shop.server.url}/login`)
    const form = page.getByRole('main')
    await form.getByRole('tab', { name: 'Other login' }).click()
    await form.getByRole('textbox', { name: 'Email' }).fill(await addMember(stage.shop, 'secret7'))
    await form.getByLabel('Password', { exact: true }).fill('secret7')
    await page.keyboard.press('Enter')
    await logOutButton(page).waitFor()
    expect(page.url()).toBe(`${stage.shop.server.url}/?priceMin=30`)
    await page.goto(`${stage.shop.server.url}/login`)
    await page.waitForURL('**/?priceMin=30')
  })
})
