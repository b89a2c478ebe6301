import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousViolations } from '../stage/axe.ts'
import type { Tongue, VisitOptions } from '../stage/browser.ts'
import { comparisonOf } from '../stage/compare-shop.ts'
import { FAILED_REQUEST, setReadingStage } from '../stage/stage.ts'

type Viewport = NonNullable<VisitOptions['viewport']>

const PHONE = { width: 390, height: 844 }

const stage = setReadingStage('compare')

async function compare(models: string[], options: VisitOptions = {}, more = ''): Promise<Page> {
  const page = await stage.visit((await comparisonOf(stage.shop, ...models)) + more, options)
  await page.getByRole('table').waitFor()
  return page
}

const heads = (page: Page) => page.getByRole('columnheader').getByRole('link')
const namesOf = async (page: Page) => heads(page).allInnerTexts()

/** What a row says: under each column the lines of its cell. */
async function rowOf(page: Page, label: string): Promise<string[]> {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
  return (await row.getByRole('cell').allInnerTexts()).map((text) => text.trim().replaceAll(/\s*\n\s*/g, ' | '))
}

const labelsOf = async (page: Page) =>
  (await page.locator('tbody th[scope=row]').allInnerTexts()).map((text) => text.trim())

describe('a comparison', () => {
  it('has a column for each SKU and what they say of one thing in one row', async () => {
    const page = await compare(['BOX-1', 'VEL-1', 'NH-OAK-N'])
    expect(await namesOf(page)).toEqual(['Boxed tile', 'Metre velvet', 'Herringbone oak'])
    expect(await rowOf(page, 'Price')).toEqual([
      '¥144 / box | tax included',
      '¥280 – 350 / m | tax included',
      '¥180 – 220 / m²',
    ])
    // Its currency is a code until the dictionaries are there.
    await expect
      .poll(() => rowOf(page, 'Price per m²'))
      .toEqual(['≈ ¥100 / m²', '≈ ¥200 – 250 / m² | 1 m covers 1.4 m²', '¥180 – 220 / m²'])
    expect(await rowOf(page, 'Pack')).toEqual(['1.44 m² a box | 12 pieces', '—', '—'])
    expect(await rowOf(page, 'Grade')).toEqual(['A', '—', '—'])
    expect(await rowOf(page, 'Weight')).toEqual(['—', '420 g/m²', '—'])
    expect(await rowOf(page, 'Thickness')).toEqual(['9 mm', '—', '14 mm'])
    await expect.poll(() => rowOf(page, 'Origin')).toEqual(['Guangdong, China', '—', '—'])
    expect(await rowOf(page, 'Custom option')).toEqual(['Yes', 'Yes', 'No'])
    expect((await rowOf(page, 'Certificates valid today'))[0]).toBe('Low emission, through Dec 31, 2999')
    expect(await rowOf(page, 'Certificates expired')).toEqual([
      'Slip resistance, through Jan 1, 2021',
      '—',
      'Low emission, through Jan 1, 2021',
    ])
  })

  it('shows only differences where asked to, and the address says so', async () => {
    const page = await compare(['BOX-1', 'VEL-1'])
    expect(await labelsOf(page)).toContain('Currency')
    await page.evaluate('scrollTo(0, 30)')
    const toggle = page.getByRole('switch', { name: 'Differences only' })
    const place = await toggle.boundingBox()
    await toggle.check()
    await expect.poll(() => labelsOf(page)).not.toContain('Currency')
    expect(await labelsOf(page)).toContain('Lead time')
    expect(await toggle.boundingBox()).toEqual(place)
    expect(new URL(page.url()).searchParams.get('differences')).toBe('1')
    await page.reload()
    await page.getByRole('table').waitFor()
    expect(await labelsOf(page)).not.toContain('Currency')
    expect(await page.getByRole('switch', { name: 'Differences only' }).isChecked()).toBe(true)
  })

  it('marks what is plainly best, in words and with the reason', async () => {
    const page = await compare(['VEL-1', 'BOX-1'])
    expect((await rowOf(page, 'Price per m²'))[1]).toMatch(/\| Lowest$/)
    expect((await rowOf(page, 'Lead time'))[1]).toBe('7 days | Shortest')
    await page.getByText('in one currency and with the same tax').waitFor()
  })

  it('marks nothing where currency or tax differ, and says why', async () => {
    const page = await compare(['BOX-1', 'EUR-1'])
    expect((await rowOf(page, 'Price per m²')).join()).not.toMatch(/Lowest/)
    expect((await rowOf(page, 'Lead time')).join()).not.toMatch(/Shortest/)
    await page.getByText('No lowest is marked').waitFor()
  })

  it('is rearranged with the keyboard, and what was removed comes back with one step back', async () => {
    const page = await compare(['BOX-1', 'VEL-1', 'EUR-1'])
    await page.getByRole('button', { name: 'Move Boxed tile BOX-1 right' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => namesOf(page)).toEqual(['Metre velvet', 'Boxed tile', 'Euro plank'])
    await expect.poll(() => focusedName(page)).toBe('Move Boxed tile BOX-1 right')
    await page.getByText('Boxed tile BOX-1 is now number 2 of 3.').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Remove Boxed tile BOX-1' }).press('Enter')
    await expect.poll(() => namesOf(page)).toEqual(['Metre velvet', 'Euro plank'])
    await expect.poll(() => focusedName(page)).toBe('Remove Euro plank EUR-1')
    await page.goBack()
    await expect.poll(() => namesOf(page)).toEqual(['Metre velvet', 'Boxed tile', 'Euro plank'])
  })

  it('opens a product over itself and gets the focus back', async () => {
    const page = await compare(['BOX-1', 'VEL-1'])
    await heads(page).first().click()
    const drawer = page.getByRole('dialog', { name: 'Boxed tile' })
    await drawer.getByText('≈ ¥100 / m²').waitFor()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => focusedName(page)).toBe('Boxed tile')
  })

  it('that somebody sent leaves the own tray alone until it is put there', async () => {
    const page = await stage.enter()
    const own = new URLSearchParams((await comparisonOf(stage.shop, 'NH-OAK-N')).split('?')[1]).get('skuIds')
    await page.goto(stage.shop.server.url)
    await page.evaluate(`localStorage.setItem('quarry-compare', '["${own}"]')`)
    await page.goto(stage.shop.server.url + (await comparisonOf(stage.shop, 'BOX-1', 'VEL-1')))
    const thumbnails = page.getByRole('region', { name: 'SKUs to compare' }).getByRole('list').getByRole('button')
    await thumbnails.first().waitFor()
    await page.getByRole('button', { name: 'Remove Metre velvet VEL-1' }).click()
    await expect.poll(() => namesOf(page)).toEqual(['Boxed tile'])
    expect(await thumbnails.count()).toBe(1)
    await page.goBack()
    await page.getByRole('button', { name: 'Add to my tray' }).click()
    await expect.poll(() => thumbnails.count()).toBe(3)
    expect(await page.getByRole('button', { name: 'Add to my tray' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Compare (3)' }).click()
    await expect.poll(() => namesOf(page)).toEqual(['Herringbone oak', 'Boxed tile', 'Metre velvet'])
    // One's own: what is removed here leaves the tray too.
    await page.getByRole('button', { name: 'Remove Herringbone oak, RAL 1011 NH-OAK-N' }).click()
    await expect.poll(() => page.evaluate(`JSON.parse(localStorage.getItem('quarry-compare')).length`)).toBe(2)
  })
})

describe('a comparison goes out', () => {
  it.each<[Tongue, string, string[]]>([
    [
      'en',
      'Download as CSV',
      ['Name', 'Boxed tile', `"'=HYPERLINK(""x"")"`, 'Model', `'=1+1`, '¥30 / m²', 'Lead time'],
    ],
    ['zh-CN', '下载 CSV', ['名称', '盒装砖', `"'=HYPERLINK(""x"")"`, '型号', `'=1+1`, '¥30 / m²', '交货期']],
  ])('as a file that a spreadsheet reads and never runs (%s)', async (tongue, name, words) => {
    const page = await compare(['BOX-1', '=1+1'], { tongue })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^quarry-compare-\d{4}-\d\d-\d\d\.csv$/)
    const bytes = await readFile(await download.path())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = bytes.toString('utf8')
    for (const word of words) expect(text).toContain(word)
    expect(text.split('\r\n').filter((line) => /(^|,)"?[=+\-@]/.test(line))).toEqual([])
    expect(text).toContain(`${stage.shop.server.url}/?skuId=`)
  })

  it('as a link', async () => {
    const page = await stage.enter()
    await stage.person.context.grantPermissions(['clipboard-write'])
    await page.goto(stage.shop.server.url + (await comparisonOf(stage.shop, 'BOX-1', 'VEL-1')))
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('The link is copied.').waitFor()
    // By hand: the page itself may not read what was copied.
    const address = page.url()
    await page.locator('search input').focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect.poll(() => page.locator('search input').inputValue()).toBe(address)
  })

  it('on paper: light, with pictures and its link, without what can be pressed', async () => {
    const page = await compare(['BOX-1', 'VEL-1'], { theme: 'dark' })
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('table').locator('img').count()).toBe(2)
    await page.getByText(`from ${page.url()}`).waitFor()
    for (const gone of ['Copy link', 'Remove Boxed tile BOX-1', 'Settings'])
      expect(await page.getByRole('button', { name: gone }).isVisible()).toBe(false)
    expect(await page.getByRole('navigation').isVisible()).toBe(false)
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)')
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper).toMatch(/\/MediaBox \[0 0 84\d\.\d+ 59\d\.\d+\]/)
  })

  it('to the printer, from the page', async () => {
    const page = await compare(['BOX-1', 'VEL-1'])
    await page.evaluate('window.print = () => document.title = "printed"')
    await page.getByRole('button', { name: 'Print' }).click()
    expect(await page.title()).toBe('printed')
  })
})

describe('where there is nothing, or less than asked for', () => {
  it('one that is unknown says so in its column, and the others stay', async () => {
    const page = await stage.visit(`${await comparisonOf(stage.shop, 'BOX-1')},99999999`)
    await page.getByRole('columnheader', { name: /No such product.*SKU 99999999/s }).waitFor()
    expect(await namesOf(page)).toEqual(['Boxed tile'])
    expect(await rowOf(page, 'Lead time')).toEqual(['7 days', '—'])
    await page.getByRole('button', { name: 'Remove SKU 99999999' }).click()
    await expect.poll(() => new URL(page.url()).search).not.toContain('99999999')
  })

  it('one that is withdrawn says so and is no best choice', async () => {
    const page = await compare(['GONE-1', 'BOX-1'])
    await page.getByRole('columnheader', { name: /No longer on sale/ }).waitFor()
    expect((await rowOf(page, 'Price per m²')).join()).not.toMatch(/Lowest/)
  })

  it.each<[Tongue, string, string, string]>([
    ['en', 'Choose SKUs to compare.', 'Browse the catalogue', 'Quarry - Compare'],
    ['zh-CN', '请选择要对比的款式。', '去看材料', 'Quarry - 对比'],
  ])('none says how to choose, and leads back (%s)', async (tongue, text, link, title) => {
    const page = await stage.visit('/compare?skuIds=x,../1,', { tongue })
    await page.getByRole('heading', { name: text }).waitFor()
    expect(await page.title()).toBe(title)
    await page.getByRole('link', { name: link }).click()
    await page.getByRole('article').first().waitFor()
  })

  it('one alone is shown and asks for another', async () => {
    const page = await compare(['BOX-1'])
    await page.getByText('One SKU alone has nothing beside it.').waitFor()
    expect(await page.getByRole('switch').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Move/ }).count()).toBe(0)
  })

  it('more than six are the first six, and it says so; nonsense among them is left out', async () => {
    const models = Array.from({ length: 8 }, (_, index) => `PL-${index + 1}`)
    const page = await compare(models, {}, ',nonsense,')
    expect(await heads(page).count()).toBe(6)
    await page.getByText('The link names 8 SKUs; the first six stand here.').waitFor()
  })

  it('what cannot be loaded says so, and is there after another try', async () => {
    stage.forgive(FAILED_REQUEST)
    const page = await stage.enter()
    const address = await comparisonOf(stage.shop, 'BOX-1', 'VEL-1')
    await page.route('**/get-detail*', (route) => route.fulfill({ status: 500 }))
    await page.goto(stage.shop.server.url + address)
    await page.getByText('The products could not be loaded.').waitFor()
    await page.unroute('**/get-detail*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => namesOf(page)).toEqual(['Boxed tile', 'Metre velvet'])
  })

  it('one that cannot be loaded says so alone', async () => {
    stage.forgive(FAILED_REQUEST)
    const page = await stage.enter()
    const address = await comparisonOf(stage.shop, 'BOX-1', 'VEL-1')
    const last = address.split(',').at(-1)
    await page.route(`**/get-detail?skuId=${last}`, (route) => route.fulfill({ status: 500 }))
    await page.goto(stage.shop.server.url + address)
    await page.getByRole('columnheader', { name: /Could not be loaded/ }).waitFor()
    await page.unroute(`**/get-detail?skuId=${last}`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => namesOf(page)).toEqual(['Boxed tile', 'Metre velvet'])
  })

  it('its shape stands there until it comes', async () => {
    const page = await stage.enter()
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/get-detail*', async (route) => {
      await hold
      await route.continue()
    })
    await page.goto(stage.shop.server.url + (await comparisonOf(stage.shop, 'BOX-1', 'VEL-1')))
    await page.getByRole('status', { name: 'Loading products' }).waitFor()
    letGo()
    await page.getByRole('table').waitFor()
  })
})

describe('on any screen', () => {
  it('a phone shows two columns with the labels above, and scrolls to the others', async () => {
    const page = await compare(['BOX-1', 'VEL-1', 'EUR-1'], { viewport: PHONE })
    const seen = (
      await heads(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right))
    ).filter((right) => right <= PHONE.width).length
    expect(seen).toBe(2)
    const label = await page.getByText('Lead time', { exact: true }).boundingBox()
    const value = await page.getByText('7 days').boundingBox()
    expect(value?.x).toBeCloseTo(label?.x ?? 0, 0)
    expect(value?.y).toBeGreaterThan((label?.y ?? 0) + (label?.height ?? 0) - 1)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    const region = page.getByRole('region', { name: 'Comparison' })
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  it('names stay in sight on the way down, and labels on the way to the side', async () => {
    const page = await compare(['BOX-1', 'VEL-1', 'EUR-1', 'NH-OAK-N', 'NH-OAK-S', 'PL-1'], {
      viewport: { width: 900, height: 500 },
    })
    const strip = page.locator('[data-shown]')
    expect(await strip.isVisible()).toBe(false)
    await page.mouse.move(400, 400)
    await page.mouse.wheel(0, 700)
    await strip.getByText('Boxed tile').waitFor()
    // Two of one product are told apart there too: by what tells them apart, else by their models.
    expect(
      await strip
        .getByText('Herringbone oak')
        .evaluateAll((names) => names.map((name) => name.parentElement?.innerText)),
    ).toEqual(['Herringbone oak\nRAL 1011', 'Herringbone oak\nNH-OAK-S'])
    const region = page.getByRole('region', { name: 'Comparison' })
    const place = async () => (await page.getByText('Lead time', { exact: true }).boundingBox())?.x
    const before = await place()
    await region.evaluate((element) => element.scrollTo({ left: 200 }))
    await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(200)
    expect(await place()).toBe(before)
  })

  it.each<[Tongue, 'light' | 'dark', Viewport]>([
    ['en', 'light', { width: 1920, height: 1080 }],
    ['zh-CN', 'dark', { width: 1366, height: 768 }],
    ['en', 'dark', PHONE],
    ['zh-CN', 'light', { width: 320, height: 640 }],
  ])('has nothing that axe finds serious (%s, %s, %o)', async (tongue, theme, viewport) => {
    const page = await compare(['BOX-1', 'VEL-1', 'GONE-1'], { tongue, theme, viewport }, ',99999999')
    expect(await seriousViolations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })
})

async function focusedName(page: Page): Promise<string> {
  return page.evaluate<string>(
    `document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()`,
  )
}
