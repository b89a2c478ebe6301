import type { Page } from 'playwright-core'

/** Signs in by a demonstration account, unless somebody is signed in. */
export async function signInOnce(page: Page): Promise<void> {
  const profile = page.locator('header a[href="/user/info"]')
  if (await profile.isVisible()) return
  await openLogin(page, 'button >> text=demo@quarry.test')
  await profile.waitFor()
}

/** Opens the login dialog, and presses something in it. */
export async function openLogin(page: Page, selector?: string): Promise<void> {
  await page.locator('header a[href="/login"]').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().waitFor()
  if (selector) await dialog.locator(selector).click()
}
