import type { Page } from 'playwright-core'

/** Opens the login dialog, and presses something in it. */
export async function openLogin(page: Page, selector?: string): Promise<void> {
  await page.locator('header a[href="/login"]').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().waitFor()
  if (selector) await dialog.locator(selector).click()
}
