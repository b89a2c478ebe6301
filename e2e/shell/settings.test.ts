import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { waitForLookups, waitUntilIdle } from '../stage/at-rest.ts'
import type { Tongue } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    settings: 'Settings',
    clear: 'Clear cache',
    cleared: 'The cache is cleared.',
    line: 'Materials for buildings and interiors.',
  },
  'zh-CN': { settings: '设置', clear: '清除缓存', cleared: '缓存已清除。', line: '建筑与室内材料库。' },
}
const SLATE_BLUE_IN_THE_DARK = 'rgb(143, 176, 216)'

const stage = setReadingStage()

async function openSettings(page: Page, tongue: Tongue = 'en'): Promise<Locator> {
  const name = WORDS[tongue].settings
  await page.getByRole('button', { name }).click()
  const drawer = page.getByRole('dialog', { name })
  await drawer.getByRole('radiogroup').first().waitFor()
  return drawer
}

async function choose(drawer: Locator, group: string, name: string): Promise<void> {
  await drawer.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check({ force: true })
}

const ofRoot = (page: Page, property: string): Promise<string> =>
  page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('${property}')`)
const accentOf = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const probe = document.documentElement.appendChild(document.createElement('i'))
    probe.style.color = 'var(--accent)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })()`)
const themeOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-mantine-color-scheme')
const storedOf = (page: Page, key: string): Promise<string | null> =>
  page.evaluate<string | null>(`localStorage.getItem('${key}')`)
const cards = (page: Page): Locator => page.locator('main a[href*="skuId="]')

// The drawer itself: web/shell/settings/settings.component.test.tsx.
it('a choice takes effect at once in every tab without a request, is there before the first paint, and is remembered', async () => {
  const page = await stage.visit('/', { viewport: { width: 1920, height: 1080 } })
  const other = await stage.openTab()
  await other.getByRole('button', { name: 'Settings' }).waitFor()
  await waitUntilIdle(page)
  const drawer = await openSettings(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  // The pointer may pass over a card, which then loads the drawer's script: the choice does not cause that.
  page.on('request', (request) => !request.url().includes('/assets/') && requests.push(request.url()))

  await choose(drawer, 'Theme', 'Dark')
  expect(await themeOf(page)).toBe('dark')
  await choose(drawer, 'Accent', 'Slate blue')
  expect(await accentOf(page)).toBe(SLATE_BLUE_IN_THE_DARK)
  await drawer.getByRole('switch', { name: 'Grey mode' }).check()
  expect(await ofRoot(page, 'filter')).toBe('grayscale(1)')
  await drawer.getByRole('switch', { name: 'Show footer' }).check()
  await choose(drawer, 'Language', '中文')
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
  expect(requests).toEqual([])
  // Another size may show more pictures; only API requests count as its cost.
  await choose(page.getByRole('dialog', { name: WORDS['zh-CN'].settings }), '界面大小', '较大')
  expect(await ofRoot(page, '--u')).toBe('1.125px')
  expect(requests.filter((url) => url.includes('/app-api/'))).toEqual([])

  await other.getByRole('button', { name: '设置' }).waitFor()
  await other.getByText(WORDS['zh-CN'].line).waitFor()
  await expect.poll(() => themeOf(other)).toBe('dark')
  await expect.poll(() => accentOf(other)).toBe(SLATE_BLUE_IN_THE_DARK)
  await expect.poll(() => ofRoot(other, 'filter')).toBe('grayscale(1)')
  await expect.poll(() => ofRoot(other, '--u')).toBe('1.125px')

  // The product's script never loads; what is painted then is the first paint.
  await other.route('**/assets/*.js', () => new Promise<void>(() => undefined))
  await other.goto(stage.shop.server.url, { waitUntil: 'commit' })
  await expect.poll(() => ofRoot(other, 'background-color')).toBe('rgb(23, 22, 20)')
  expect(await accentOf(other)).toBe(SLATE_BLUE_IN_THE_DARK)
  expect(await ofRoot(other, 'filter')).toBe('grayscale(1)')
  expect(await other.locator('#root').innerHTML()).toBe('')

  await page.reload()
  const reopened = await openSettings(page, 'zh-CN')
  for (const name of ['深色', '石板蓝', '较大', '中文'])
    expect(await reopened.getByRole('radio', { name, exact: true }).isChecked(), `${name} is chosen`).toBe(true)
  for (const name of ['灰色模式', '显示页脚'])
    expect(await reopened.getByRole('switch', { name }).isChecked(), `${name} is on`).toBe(true)
  expect(await themeOf(page)).toBe('dark')
  expect(await accentOf(page)).toBe(SLATE_BLUE_IN_THE_DARK)
  expect(await ofRoot(page, 'filter')).toBe('grayscale(1)')
  expect(await ofRoot(page, '--u')).toBe('1.125px')
})

it('breadcrumb and footer stand around the page once switched on, lead where they say, and follow the language; clearing the cache reloads what is in use', async () => {
  const { db } = stage.shop
  const timber = await db.selectFrom('category').select('id').where('name', '=', '木地板').executeTakeFirstOrThrow()
  const casa = await db
    .selectFrom('brand')
    .select('id')
    .where('english_name', '=', 'Casa Ventura')
    .executeTakeFirstOrThrow()
  const page = await stage.visit(`/?categoryId=${timber.id}&sort=name`)
  await cards(page).first().waitFor()
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  const leads = async (...names: string[]) => {
    await expect.poll(() => trail.getByRole('listitem').allInnerTexts()).toEqual(names)
  }
  expect(await trail.count()).toBe(0)
  expect(await page.getByText(WORDS.en.line).count()).toBe(0)
  const drawer = await openSettings(page)
  await drawer.getByRole('switch', { name: 'Show breadcrumb' }).check()
  await drawer.getByRole('switch', { name: 'Show footer' }).check()
  await page.keyboard.press('Escape')
  await leads('Home', 'Flooring', 'Timber')
  await trail.getByRole('link', { name: 'Flooring' }).click()
  await leads('Home', 'Flooring')
  expect(new URL(page.url()).searchParams.get('sort')).toBe('name')

  await page.goto(`${stage.shop.server.url}/brand/${casa.id}`)
  await leads('Home', 'Casa Ventura')
  const select = page.getByRole('combobox', { name: 'Language' })
  await select.selectOption('中文')
  const place = page.getByRole('navigation', { name: '当前位置' })
  await expect.poll(() => place.getByRole('listitem').allInnerTexts()).toEqual(['首页', '风之屋'])
  await page.getByText(WORDS['zh-CN'].line).waitFor()
  await choose(await openSettings(page, 'zh-CN'), '语言', 'English')
  await page.keyboard.press('Escape')
  await expect.poll(() => select.inputValue(), { message: 'the language in the header' }).toBe('en')

  await page.getByRole('link', { name: 'Material', exact: true }).click()
  await leads('Home', 'Material')
  expect(await trail.locator('[aria-current=page]').innerText()).toBe('Material')
  expect(await page.getByRole('link', { name: /^API/ }).getAttribute('href')).toBe('/app-api/docs')
  await page.getByText(WORDS.en.line).waitFor()
  await trail.getByRole('link', { name: 'Home' }).click()
  await leads('Home')

  // Clearing the cache removes what was stored, also of other pages.
  await cards(page).first().waitFor()
  await waitForLookups(page)
  await page.getByRole('button', { name: 'Find a brand' }).click()
  await page.getByRole('link', { name: 'Material', exact: true }).click()
  await leads('Home', 'Material')
  const keys = ['categoryList', 'brandList', 'colorList', 'areaList', 'dictCache', 'keptPages']
  for (const key of keys) await page.evaluate(`localStorage.setItem('${key}', 'old')`)
  await openSettings(page)
  await drawer.getByRole('button', { name: WORDS.en.clear }).click()
  await page.getByText(WORDS.en.cleared).waitFor()
  for (const key of keys) await expect.poll(() => storedOf(page, key), { message: key }).not.toBe('old')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await trail.getByRole('link', { name: 'Home' }).click()
  await cards(page).first().waitFor()
  expect(await page.getByRole('textbox', { name: 'Find a brand' }).count(), 'the other pages begin anew').toBe(0)

  await waitForLookups(page)
  await openSettings(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await drawer.getByRole('button', { name: WORDS.en.clear }).click()
  for (const path of [
    'spu/page',
    'category/list',
    'usage-simple-list',
    'color/simple-list',
    'area/tree',
    'get-types',
  ]) {
    await expect.poll(() => asked.filter((address) => address.endsWith(path)).length, { message: path }).toBe(1)
  }
  expect(await cards(page).first().isVisible(), 'the page in sight stays').toBe(true)
})
