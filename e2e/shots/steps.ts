import type { Locator, Page } from 'playwright-core'
import type { Endpoint, OutputOf } from '../../contract/endpoint.ts'

/** What the steps of screens share. Names are given in both languages, as one expression. */
export const main = (page: Page) => page.getByRole('main')
export const dialog = (page: Page) => page.getByRole('dialog').last()

/** Presses the first button of this name. */
export async function press(within: Locator, name: RegExp): Promise<void> {
  await within.getByRole('button', { name }).first().click()
}

/** Scrolls at once, to the middle of the window, so that no later step scrolls again. */
export async function bringIntoView(part: Locator, block: 'center' | 'start' = 'center'): Promise<void> {
  await part.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), block)
}

/** Presses an item of the open menu. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('menuitem', { name }).click()
}

/** Shows the page again, in which a call is answered with what the demonstration has none of. */
export async function showWith<E extends Endpoint>(page: Page, endpoint: E, data: OutputOf<E>): Promise<void> {
  await answer(page, endpoint, data)
  await page.reload()
  await page.waitForLoadState('networkidle')
}

/** Answers a call from now on, so that nothing is stored by it. */
export async function answer<E extends Endpoint>(page: Page, endpoint: E, data: OutputOf<E>): Promise<void> {
  const json = { code: 200, msg: '', data: endpoint.output.parse(data) }
  await page.route(
    ({ pathname }) => pathname === endpoint.path,
    (route) => route.fulfill({ json }),
  )
}

/** Shows the page again, in which the server's answer to a call is changed on its way. */
export async function showChanged<E extends Endpoint>(
  page: Page,
  endpoint: E,
  change: (data: OutputOf<E>) => OutputOf<E>,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === endpoint.path,
    async (route) => {
      const response = await route.fetch()
      const { data, ...rest } = (await response.json()) as { data: OutputOf<E> }
      await route.fulfill({ response, json: { ...rest, data: change(data) } })
    },
  )
  await page.reload()
  await page.waitForLoadState('networkidle')
}
