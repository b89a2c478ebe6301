import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addMember, askForCode, logOutButton, newAddress, openLoginDialog } from '../stage/login-shop.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()

/** What a screen reader says of a field besides its name. */
function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate((input) => {
    const ids = (input as unknown as { ariaDescribedByElements: { textContent: string }[] }).ariaDescribedByElements
    return ids.map(({ textContent }) => textContent).join(' ')
  })
}

// What the form says of what is typed: web/members/login/login-form.component.test.tsx.
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
