import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isAtRest, lookupsAreKept } from '../stage/at-rest.ts'
import { seriousViolations } from '../stage/axe.ts'
import type { Theme, Tongue, VisitOptions } from '../stage/browser.ts'
import { FAILED_REQUEST, setReadingStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    settings: 'Settings',
    close: 'Close',
    home: 'Home',
    theme: 'Theme',
    dark: 'Dark',
    system: 'System',
    accent: 'Accent',
    blue: 'Slate blue',
    size: 'Size',
    large: 'Large',
    small: 'Small',
    default: 'Default',
    language: 'Language',
    grey: 'Grey mode',
    breadcrumb: 'Show breadcrumb',
    trail: 'Breadcrumb',
    footer: 'Show footer',
    clear: 'Clear cache',
    cleared: 'The cache is cleared.',
    reset: 'Reset settings',
    flooring: 'Flooring',
    timber: 'Timber',
    stone: 'Stone',
    brand: 'Casa Ventura',
    material: 'Material',
    line: 'Materials for buildings and interiors.',
  },
  'zh-CN': {
    settings: '设置',
    close: '关闭',
    home: '首页',
    theme: '主题',
    dark: '深色',
    system: '跟随系统',
    accent: '强调色',
    blue: '石板蓝',
    size: '界面大小',
    large: '较大',
    small: '较小',
    default: '标准',
    language: '语言',
    grey: '灰色模式',
    breadcrumb: '显示面包屑',
    trail: '当前位置',
    footer: '显示页脚',
    clear: '清除缓存',
    cleared: '缓存已清除。',
    reset: '恢复默认',
    flooring: '地面',
    timber: '木地板',
    stone: '石材',
    brand: '风之屋',
    material: '材料板',
    line: '建筑与室内材料库。',
  },
}
const TONGUES: Tongue[] = ['en', 'zh-CN']
const SLATE_BLUE_IN_THE_DARK = 'rgb(143, 176, 216)'

const stage = setReadingStage()

/** The tongue is stored only at first, so that a choice made here is not undone by the next page. */
async function visitShop({ tongue, ...options }: VisitOptions = {}, path = '/'): Promise<Page> {
  await stage.enter(options)
  if (tongue) await stage.person.context.addInitScript(`localStorage['quarry-language'] ??= '${tongue}'`)
  await stage.person.page.goto(stage.shop.server.url + path)
  return stage.person.page
}

async function openSettings(page: Page, tongue: Tongue = 'en'): Promise<Locator> {
  await page.getByRole('button', { name: WORDS[tongue].settings }).click()
  const drawer = page.getByRole('dialog', { name: WORDS[tongue].settings })
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

describe('§2: the project setting drawer', () => {
  it('says so where its script does not come, and opens at the next click', async () => {
    const page = await visitShop()
    stage.forgive(FAILED_REQUEST)
    await page.route('**/SettingsDrawer*', (route) => route.abort())
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByText('This part of the page could not be loaded.').waitFor()
    await page.unroute('**/SettingsDrawer*')
    for (const opening of ['first', 'second']) {
      const drawer = await openSettings(page)
      expect({ opening, x: Math.round((await drawer.boundingBox())?.x ?? 0) > 600 }).toEqual({ opening, x: true })
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })
    }
  })

  it.each<[Theme, Tongue, VisitOptions['viewport']]>([
    ['light', 'en', { width: 1366, height: 768 }],
    ['dark', 'zh-CN', { width: 1920, height: 1080 }],
    ['dark', 'en', { width: 320, height: 700 }],
  ])('has nothing in the way of assistive technology (%s, %s)', async (theme, tongue, viewport) => {
    const words = WORDS[tongue]
    const page = await visitShop({ theme, tongue, ...(viewport && { viewport }) })
    const drawer = await openSettings(page, tongue)
    await drawer.getByRole('switch', { name: words.breadcrumb }).check()
    await drawer.getByRole('switch', { name: words.footer }).check()
    await choose(drawer, words.accent, words.blue)
    expect(await seriousViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    expect(await seriousViolations(page)).toEqual([])
  })
})

describe('a choice', () => {
  it.each<Tongue>(['en'])(
    'of theme, accent, grey mode or language takes effect at once without a request, and is remembered (%s)',
    async (tongue) => {
      const words = WORDS[tongue]
      const page = await visitShop({ tongue })
      await isAtRest(page)
      const drawer = await openSettings(page, tongue)
      await page.waitForLoadState('networkidle')
      const requests: string[] = []
      // The pointer may have come to rest over a card on its way, whose drawer's script then comes: that is no choice's.
      page.on('request', (request) => !request.url().includes('/assets/') && requests.push(request.url()))

      await choose(drawer, words.theme, words.dark)
      expect(await themeOf(page)).toBe('dark')
      await choose(drawer, words.accent, words.blue)
      expect(await accentOf(page)).toBe(SLATE_BLUE_IN_THE_DARK)
      await drawer.getByRole('switch', { name: words.grey }).check()
      expect(await ofRoot(page, 'filter')).toBe('grayscale(1)')
      const other = tongue === 'en' ? { tongue: 'zh-CN', name: '中文' } : { tongue: 'en', name: 'English' }
      await choose(drawer, words.language, other.name)
      expect(await page.locator('html').getAttribute('lang')).toBe(other.tongue)
      expect(requests).toEqual([])

      await page.reload()
      const words2 = WORDS[other.tongue as Tongue]
      await page.getByRole('button', { name: words2.settings }).waitFor()
      expect(await themeOf(page)).toBe('dark')
      expect(await accentOf(page)).toBe(SLATE_BLUE_IN_THE_DARK)
      expect(await ofRoot(page, 'filter')).toBe('grayscale(1)')
      const reopened = await openSettings(page, other.tongue as Tongue)
      expect(await reopened.getByRole('radio', { name: words2.dark }).isChecked()).toBe(true)
      expect(await reopened.getByRole('radio', { name: words2.blue }).isChecked()).toBe(true)
      expect(await reopened.getByRole('switch', { name: words2.grey }).isChecked()).toBe(true)
    },
  )

  it.each<Tongue>(['en'])(
    '§1: of size (default, large, small) is drawn at once, asks the API nothing, and is remembered (%s)',
    async (tongue) => {
      const words = WORDS[tongue]
      const page = await visitShop({ tongue, viewport: { width: 1920, height: 1080 } })
      await isAtRest(page)
      const drawer = await openSettings(page, tongue)
      await page.waitForLoadState('networkidle')
      const requests: string[] = []
      // A part that loads late may still be on its way; what is asked of the API is what a size could cost.
      page.on('request', (request) => request.url().includes('/app-api/') && requests.push(request.url()))
      await choose(drawer, words.size, words.large)
      expect(await ofRoot(page, '--u')).toBe('1.125px')
      expect(requests).toEqual([])
      for (const [size, unit] of [
        [words.small, '0.9px'],
        [words.default, '1px'],
        [words.large, '1.125px'],
      ] as const) {
        await choose(drawer, words.size, size)
        expect(await ofRoot(page, '--u')).toBe(unit)
      }
      expect(requests).toEqual([])
      await page.reload()
      await page.getByRole('button', { name: words.settings }).waitFor()
      expect(await ofRoot(page, '--u')).toBe('1.125px')
    },
  )

  it('of the system’s theme follows the system', async () => {
    const page = await visitShop({ theme: 'light' })
    const drawer = await openSettings(page)
    await choose(drawer, 'Theme', 'Dark')
    await choose(drawer, 'Theme', 'System')
    await expect.poll(() => themeOf(page)).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => themeOf(page)).toBe('dark')
  })

  it('of language is the same in the header and in the drawer', async () => {
    const page = await visitShop()
    const select = page.getByRole('combobox', { name: 'Language' })
    await select.selectOption('中文')
    const drawer = await openSettings(page, 'zh-CN')
    expect(await drawer.getByRole('radio', { name: '中文' }).isChecked()).toBe(true)
    await choose(drawer, '语言', 'English')
    await page.keyboard.press('Escape')
    await expect.poll(() => select.inputValue()).toBe('en')
  })

  it('holds in every tab at once', async () => {
    const page = await visitShop()
    const other = (await stage.person.context.newPage()) ?? page
    await other.goto(stage.shop.server.url)
    await other.getByRole('button', { name: 'Settings' }).waitFor()
    const drawer = await openSettings(page)
    await choose(drawer, 'Theme', 'Dark')
    await choose(drawer, 'Accent', 'Slate blue')
    await choose(drawer, 'Size', 'Small')
    await drawer.getByRole('switch', { name: 'Show footer' }).check()
    await choose(drawer, 'Language', '中文')
    await other.getByRole('button', { name: '设置' }).waitFor()
    await other.getByText(WORDS['zh-CN'].line).waitFor()
    await expect.poll(() => themeOf(other)).toBe('dark')
    await expect.poll(() => accentOf(other)).toBe(SLATE_BLUE_IN_THE_DARK)
    expect(await other.locator('html').getAttribute('data-grey')).toBe('off')
  })

  it('is there before the first paint', async () => {
    const page = await visitShop()
    const drawer = await openSettings(page)
    await choose(drawer, 'Theme', 'Dark')
    await choose(drawer, 'Accent', 'Slate blue')
    await drawer.getByRole('switch', { name: 'Grey mode' }).check()
    // The product's own script never comes; what is painted then is what is painted first.
    await page.route('**/assets/*.js', () => new Promise<void>(() => undefined))
    await page.goto(stage.shop.server.url, { waitUntil: 'commit' })
    await expect.poll(() => ofRoot(page, 'background-color')).toBe('rgb(23, 22, 20)')
    expect(await accentOf(page)).toBe(SLATE_BLUE_IN_THE_DARK)
    expect(await ofRoot(page, 'filter')).toBe('grayscale(1)')
    expect(await page.locator('#root').innerHTML()).toBe('')
  })

  it.each([
    ['full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`],
    [
      'forbidden',
      `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
    ],
  ])('holds for the page where the storage is %s', async (_, spoil) => {
    await stage.enter()
    const { page, context } = stage.person
    await context.addInitScript(spoil)
    await page.goto(stage.shop.server.url)
    await cards(page).first().waitFor()
    await page
      .getByRole('navigation', { name: 'Category' })
      .getByRole('link', { name: /^Stone/ })
      .waitFor()
    const drawer = await openSettings(page)
    await choose(drawer, 'Theme', 'Dark')
    await page.getByText('the choice holds until the page is closed').waitFor()
    await page.getByRole('button', { name: 'Dismiss the message' }).click()
    await choose(drawer, 'Accent', 'Slate blue')
    await page.getByText('the choice holds until the page is closed').waitFor()
    await choose(drawer, 'Size', 'Large')
    await drawer.getByRole('switch', { name: 'Show footer' }).check()
    expect(await themeOf(page)).toBe('dark')
    expect(await accentOf(page)).toBe(SLATE_BLUE_IN_THE_DARK)
    await page.getByText(WORDS.en.line).waitFor()
    await drawer.getByRole('button', { name: 'Clear cache' }).click()
    await drawer.getByRole('button', { name: 'Reset settings' }).click()
    await expect.poll(() => themeOf(page)).toBe('light')
    await page.getByText(WORDS.en.line).waitFor({ state: 'hidden' })
  })
})

describe('breadcrumb and footer', () => {
  it.each(TONGUES)('stand around the page once switched on, and lead where they say (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const page = await visitShop({ tongue })
    await cards(page).first().waitFor()
    const trail = page.getByRole('navigation', { name: words.trail })
    expect(await trail.count()).toBe(0)
    expect(await page.getByText(words.line).count()).toBe(0)
    const drawer = await openSettings(page, tongue)
    await drawer.getByRole('switch', { name: words.breadcrumb }).check()
    await drawer.getByRole('switch', { name: words.footer }).check()
    await page.keyboard.press('Escape')

    const timber = await stage.shop.db
      .selectFrom('category')
      .select('id')
      .where('name', '=', '木地板')
      .executeTakeFirstOrThrow()
    const casa = await stage.shop.db
      .selectFrom('brand')
      .select('id')
      .where('english_name', '=', 'Casa Ventura')
      .executeTakeFirstOrThrow()
    await page.goto(`${stage.shop.server.url}/?categoryId=${timber.id}&sort=name`)
    await expect
      .poll(() => trail.getByRole('listitem').allInnerTexts())
      .toEqual([words.home, words.flooring, words.timber])
    await trail.getByRole('link', { name: words.flooring }).click()
    await expect.poll(() => trail.getByRole('listitem').allInnerTexts()).toEqual([words.home, words.flooring])
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name')

    await page.goto(`${stage.shop.server.url}/brand/${casa.id}`)
    await expect.poll(() => trail.getByRole('listitem').allInnerTexts()).toEqual([words.home, words.brand])
    await page.goto(`${stage.shop.server.url}/material`)
    await expect.poll(() => trail.getByRole('listitem').allInnerTexts()).toEqual([words.home, words.material])
    expect(await trail.locator('[aria-current=page]').innerText()).toBe(words.material)
    expect(await page.getByRole('link', { name: /^API/ }).getAttribute('href')).toBe('/app-api/docs')
    await page.getByText(words.line).waitFor()
    await trail.getByRole('link', { name: words.home }).click()
    await expect.poll(() => trail.getByRole('listitem').allInnerTexts()).toEqual([words.home])
  })
})

describe('taking back', () => {
  it.each(TONGUES)('clears the cache: what was kept goes, and what is in use is read anew (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const page = await visitShop({ tongue })
    await lookupsAreKept(page)
    const keys = ['categoryList', 'brandList', 'colorList', 'areaList', 'dictCache', 'keptPages']
    for (const key of keys) await page.evaluate(`localStorage.setItem('${key}', 'old')`)
    const drawer = await openSettings(page, tongue)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await drawer.getByRole('button', { name: words.clear }).click()
    await page.getByText(words.cleared).waitFor()
    for (const key of keys) await expect.poll(() => storedOf(page, key)).not.toBe('old')
    await lookupsAreKept(page)
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
    expect(await cards(page).first().isVisible()).toBe(true)
  })

  it('clears what was kept of other pages too', async () => {
    const page = await visitShop()
    await page.getByRole('button', { name: 'Find a brand' }).click()
    await page.getByRole('link', { name: 'Material', exact: true }).click()
    const drawer = await openSettings(page)
    await drawer.getByRole('button', { name: WORDS.en.clear }).click()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await cards(page).first().waitFor()
    expect(await page.getByRole('textbox', { name: 'Find a brand' }).count()).toBe(0)
  })
})
