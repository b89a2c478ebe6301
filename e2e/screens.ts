import type { Page, Route } from 'playwright-core'

/** A screen to look at: where it is, and what a person does to see it. */
export interface Screen {
  name: string
  path: string
  open?(page: Page): Promise<void>
}

export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-scrolled', path: '/', open: (page) => page.mouse.wheel(0, 1400) },
  { name: 'card-hover', path: '/', open: (page) => page.locator('a[href*="skuId="]').nth(1).hover() },
  { name: 'filtered', path: '/?sort=price-asc&priceMin=100&priceMax=600' },
  { name: 'suggestions', path: '/', open: (page) => typeWords(page, 'oak') },
  { name: 'recent-searches', path: '/', open: searchAndClear },
  { name: 'found', path: '/?keyword=oak' },
  { name: 'nothing-found', path: '/?keyword=zzzzzz' },
  { name: 'drawer', path: '/', open: openDrawer },
  { name: 'drawer-below', path: '/', open: openDrawerBelow },
  { name: 'certificates', path: '/', open: (page) => openTab(page, 1) },
  { name: 'downloads', path: '/', open: (page) => openTab(page, 2) },
  { name: 'unknown-product', path: '/?skuId=99999999' },
  { name: 'settings', path: '/', open: openSettings },
  { name: 'brand', path: '/brand/1' },
  { name: 'brand-narrowed', path: '/brand/1?sort=price-asc&priceMax=400' },
  { name: 'brand-gone', path: '/brand/99999999' },
  { name: 'wrong-address', path: '/?priceMin=300&priceMax=100&categoryId=99999999' },
  { name: 'material', path: '/material' },
  { name: 'login', path: '/login' },
  { name: '403', path: '/403' },
  { name: '404', path: '/nowhere' },
  { name: '500', path: '/500' },
  { name: 'network-error', path: '/network-error' },
  { name: 'list-failed', path: '/', open: (page) => failList(page, (route) => route.fulfill({ status: 500 }), 1) },
  { name: 'list-out-of-reach', path: '/', open: (page) => failList(page, (route) => route.abort(), 3) },
]

async function typeWords(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: /^(Search|搜索)$/ }).click()
  await page.keyboard.type(words)
  await page.getByRole('listbox').getByRole('option').last().waitFor()
}

async function searchAndClear(page: Page): Promise<void> {
  for (const words of ['oak', '大理石']) {
    await typeWords(page, words)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^(Clear the search|清空搜索)$/ }).click()
  }
}

async function openDrawer(page: Page): Promise<void> {
  await page.locator('a[href*="skuId="]').first().click()
  await page.getByRole('dialog').getByRole('tab').first().waitFor()
}

async function openTab(page: Page, index: number): Promise<void> {
  await openDrawer(page)
  await page.getByRole('dialog').getByRole('tab').nth(index).click()
}

async function openDrawerBelow(page: Page): Promise<void> {
  await openDrawer(page)
  await page.getByRole('dialog').getByRole('tabpanel').hover()
  await page.mouse.wheel(0, 3000)
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Settings|设置)$/ }).click()
  await page.getByRole('dialog').getByRole('switch').first().waitFor()
}

/** Once more, with the list failing as often as it is asked for. */
async function failList(page: Page, failure: (route: Route) => Promise<void>, times: number): Promise<void> {
  await page.route('**/spu/page*', failure, { times })
  await page.reload()
  await page.locator('main h2 ~ div button').waitFor()
}
