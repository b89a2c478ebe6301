import type { Page } from 'playwright-core'
import { build } from 'vite'
import { fileURLToPath } from 'node:url'
import type { Screen } from './screen.ts'

const ROOT = new URL('../../', import.meta.url)
const GROUPS = ['tokens', 'buttons', 'choosing', 'fields', 'forms', 'lists', 'faces', 'overlays']

/** The page of the kit, group by group, and what lies over it. */
export const kitScreens: Screen[] = [
  ...GROUPS.map((group) => ({ name: `kit-${group}`, open: (page: Page) => goTo(page, group) })),
  { name: 'kit-menu', open: (page: Page) => press(page, 'buttons', 'More for Herringbone oak') },
  { name: 'kit-dialog', open: (page: Page) => press(page, 'overlays', 'How prices compare') },
  { name: 'kit-form', open: (page: Page) => press(page, 'overlays', 'Rename the board') },
  { name: 'kit-question', open: (page: Page) => press(page, 'overlays', 'Delete for good') },
  { name: 'kit-drawer', open: (page: Page) => press(page, 'overlays', 'People') },
  { name: 'kit-popover', open: (page: Page) => press(page, 'overlays', 'Notices') },
].map((screen) => ({ ...screen, path: '/kit', isKit: true }))

/** Builds the page of the kit into a folder; the product's own build does not have it. */
export async function buildKitPage(folder: string): Promise<void> {
  await build({
    configFile: fileURLToPath(new URL('vite.config.ts', ROOT)),
    root: fileURLToPath(new URL('web/kit-page', ROOT)),
    publicDir: fileURLToPath(new URL('web/public', ROOT)),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
}

async function goTo(page: Page, group: string): Promise<void> {
  await page.locator(`#${group}`).evaluate((section) => section.scrollIntoView())
}

async function press(page: Page, group: string, name: string): Promise<void> {
  await goTo(page, group)
  await page.locator(`#${group}`).getByRole('button', { name }).first().click()
}
