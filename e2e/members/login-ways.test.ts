import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tongue } from '../stage/browser.ts'
import {
  addDemonstrationAccounts,
  addMember,
  askForCode,
  codeMailedTo,
  isMember,
  LOGIN_WORDS,
  logOutButton,
  newAddress,
  openLoginDialog,
} from '../stage/login-shop.ts'
import { setStage } from '../stage/stage.ts'

const TONGUES: Tongue[] = ['en', 'zh-CN']
const TOKEN_KEYS = ['ACCESS_TOKEN', 'REFRESH_TOKEN']
const stage = setStage()
beforeAll(() => addDemonstrationAccounts(stage.shop))

async function tokensIn(page: Page, place: 'localStorage' | 'sessionStorage'): Promise<boolean[]> {
  return Promise.all(TOKEN_KEYS.map((key) => page.evaluate<boolean>(`${place}.getItem('${key}') !== null`)))
}

describe.each(TONGUES)('signing in (%s)', (tongue) => {
  const words = LOGIN_WORDS[tongue]

  it('with a code that was sent by email, which the dialog says', async () => {
    const page = await stage.visit('/', { tongue })
    const email = await addMember(stage.shop)
    const dialog = await openLoginDialog(page, tongue)
    const code = await askForCode(stage.shop, dialog, email, tongue)
    expect(await page.getByText(email).count()).toBeGreaterThan(0)
    await dialog.getByRole('textbox', { name: words.code }).fill(code)
    await dialog.getByRole('button', { name: words.login }).click()
    await logOutButton(page, tongue).waitFor()
    await dialog.waitFor({ state: 'hidden' })
  })

  it('a newcomer with a right code goes on with it to an account', async () => {
    const page = await stage.visit('/', { tongue })
    const email = newAddress()
    const dialog = await openLoginDialog(page, tongue)
    const code = await askForCode(stage.shop, dialog, email, tongue)
    await dialog.getByRole('textbox', { name: words.code }).fill(code)
    await dialog.getByRole('button', { name: words.login }).click()
    await dialog.getByRole('heading', { name: words.create }).waitFor()
    expect(await dialog.getByRole('textbox', { name: words.code }).inputValue()).toBe(code)
    await dialog.getByRole('textbox', { name: words.nickname }).fill('Bo 小波')
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('link').click()
    const policy = await opened
    await policy.getByRole('heading', { level: 1, name: words.policy }).waitFor()
    await policy.close()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: words.create }).click()
    await logOutButton(page, tongue).waitFor()
    await page.getByRole('banner').getByText('Bo 小波').waitFor()
    expect(await isMember(stage.shop, email)).toBe(true)
  })

  it('whoever forgot their password sets a new one and is in', async () => {
    const page = await stage.visit('/', { tongue })
    const email = await addMember(stage.shop, 'before1')
    const dialog = await openLoginDialog(page, tongue)
    await dialog.getByRole('tab', { name: words.byPassword }).click()
    await dialog.getByRole('textbox', { name: words.email }).fill(email)
    await dialog.getByRole('button', { name: words.forgotten }).click()
    await dialog.getByRole('button', { name: words.send }).click()
    await dialog.getByRole('button', { name: words.again }).waitFor()
    await dialog.getByRole('textbox', { name: words.code }).fill(await codeMailedTo(stage.shop, email, 2))
    await dialog.getByLabel(words.newPassword, { exact: true }).fill('after22')
    await dialog.getByLabel(words.confirm).fill('after22')
    await dialog.getByRole('button', { name: words.reset }).click()
    await logOutButton(page, tongue).waitFor()
    await logOutButton(page, tongue).click()
    await openLoginDialog(page, tongue)
    await dialog.getByRole('tab', { name: words.byPassword }).click()
    await dialog.getByRole('textbox', { name: words.email }).fill(email)
    await dialog.getByLabel(words.password, { exact: true }).fill('after22')
    await page.keyboard.press('Enter')
    await logOutButton(page, tongue).waitFor()
  })
})

describe('signing in', () => {
  it('by the link, an account is made with a password', async () => {
    const page = await stage.visit()
    const email = newAddress()
    const dialog = await openLoginDialog(page)
    await dialog.getByRole('button', { name: 'Create an account' }).click()
    const code = await askForCode(stage.shop, dialog, email)
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill(code)
    await dialog.getByRole('textbox', { name: 'Nickname' }).fill('Cy')
    await dialog.getByLabel('Password (optional)').fill('chosen1')
    await dialog.getByLabel('Confirm password').fill('chosen1')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Create an account' }).click()
    await logOutButton(page).waitFor()
  })

  it.each([
    [true, 'remembered, for longer than the browser is open', 'localStorage', 'sessionStorage'],
    [false, 'not remembered, for the browser session only', 'sessionStorage', 'localStorage'],
  ] as const)('remember me (%s): %s', async (isRemembered, _line, kept, empty) => {
    const page = await stage.visit()
    const email = await addMember(stage.shop, 'secret7')
    const dialog = await openLoginDialog(page)
    await dialog.getByRole('tab', { name: 'Other login' }).click()
    expect(await dialog.getByRole('checkbox', { name: 'Remember me' }).isChecked()).toBe(true)
    await dialog.getByRole('checkbox', { name: 'Remember me' }).setChecked(isRemembered)
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill('secret7')
    await dialog.getByRole('button', { name: 'Login' }).click()
    await logOutButton(page).waitFor()
    expect(await tokensIn(page, kept)).toEqual([true, true])
    expect(await tokensIn(page, empty)).toEqual([false, false])
  })

  it.each(['demo@quarry.test', 'staff@quarry.test'])('one press signs in as %s of the demonstration', async (email) => {
    const page = await stage.visit()
    const dialog = await openLoginDialog(page)
    await dialog.getByRole('button', { name: email }).click()
    await logOutButton(page).waitFor()
    await page.getByRole('banner').getByText(email).waitFor()
  })

  it('wrong email or password: said at the field, and nothing that was typed is lost', async () => {
    const page = await stage.visit()
    const dialog = await openLoginDialog(page)
    await dialog.getByRole('tab', { name: 'Other login' }).click()
    await dialog.getByRole('textbox', { name: 'Email' }).fill('no@body.test')
    const password = dialog.getByLabel('Password', { exact: true })
    await password.fill('wrong77')
    await page.keyboard.press('Enter')
    await dialog.getByText('Email address or password is not right.').waitFor()
    expect(await password.getAttribute('aria-invalid')).toBe('true')
    expect(await password.inputValue()).toBe('wrong77')
    expect(await dialog.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('no@body.test')
  })

  it('a wrong code is said at its field', async () => {
    const page = await stage.visit()
    const dialog = await openLoginDialog(page)
    const code = await askForCode(stage.shop, dialog, await addMember(stage.shop))
    const wrong = code === '000000' ? '111111' : '000000'
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill(wrong)
    await page.keyboard.press('Enter')
    await dialog.getByText('The verification code is not right.').waitFor()
  })
})
