import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo } from '../stage/browser.ts'
import { comparisonOf } from '../stage/compare-shop.ts'
import { focusedName } from '../stage/drawer-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }

const stage = setReadingStage('compare')

const heads = (page: Page) => page.getByRole('columnheader').getByRole('link')
const namesOf = async (page: Page) => heads(page).allInnerTexts()

/** The cells of a row, as lines of text. */
async function rowOf(page: Page, label: string): Promise<string[]> {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
  return (await row.getByRole('cell').allInnerTexts()).map((text) => text.trim().replaceAll(/\s*\n\s*/g, ' | '))
}

/** Other answers: web/compare/compare-view.component.test.tsx. */
describe('a comparison', () => {
  it('from somebody else is read row by row, opens a product over itself, and is added to one’s own tray', async () => {
    const page = await stage.enter()
    const own = new URLSearchParams((await comparisonOf(stage.shop, 'NH-OAK-S')).split('?')[1]).get('skuIds')
    await page.addInitScript(
      `localStorage.getItem('quarry-compare') ?? localStorage.setItem('quarry-compare', '["${own}"]')`,
    )
    await page.goto(stage.shop.server.url + (await comparisonOf(stage.shop, 'BOX-1', 'VEL-1', 'NH-OAK-N')))
    await page.getByRole('table').waitFor()
    expect(await page.title()).toBe('Quarry - Compare')
    expect(await namesOf(page)).toEqual(['Boxed tile', 'Metre velvet', 'Herringbone oak'])
    expect(await rowOf(page, 'Price')).toEqual([
      '¥144 / box | tax included',
      '¥280 – 350 / m | tax included',
      '¥180 – 220 / m²',
    ])
    // Its currency is shown as a code until the dictionaries arrive.
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

    await heads(page).first().click()
    const drawer = page.getByRole('dialog', { name: 'Boxed tile' })
    await drawer.getByText('≈ ¥100 / m²').waitFor()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => focusedName(page), { message: 'the focus after the product' }).toBe('Boxed tile')

    // Their own tray stays alone until they add the comparison.
    const thumbnails = page.getByRole('region', { name: 'SKUs to compare' }).getByRole('list').getByRole('button')
    await thumbnails.first().waitFor()
    await page.getByRole('button', { name: 'Remove Metre velvet VEL-1' }).click()
    await expect.poll(() => namesOf(page)).toEqual(['Boxed tile', 'Herringbone oak'])
    expect(await thumbnails.count(), 'in the own tray after a removal from the other comparison').toBe(1)
    await page.goBack()
    await expect.poll(() => namesOf(page)).toEqual(['Boxed tile', 'Metre velvet', 'Herringbone oak'])
    await page.getByRole('button', { name: 'Add to my tray' }).click()
    await expect.poll(() => thumbnails.count()).toBe(4)
    expect(await page.getByRole('button', { name: 'Add to my tray' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Compare (4)' }).click()
    await expect.poll(() => namesOf(page)).toEqual(['Herringbone oak', 'Boxed tile', 'Metre velvet', 'Herringbone oak'])
    // In a person's own comparison, a removal also changes the tray.
    await page.getByRole('button', { name: 'Remove Boxed tile BOX-1' }).click()
    await expect.poll(() => page.evaluate(`JSON.parse(localStorage.getItem('quarry-compare')).length`)).toBe(3)
  })

  it('fits every window, with names and labels in sight, and goes out as a file that never runs, as a link, and on paper', async () => {
    const page = await stage.enter({ theme: 'dark', viewport: { width: 900, height: 500 } })
    await stage.person.context.grantPermissions(['clipboard-write'])
    await page.goto(
      stage.shop.server.url +
        (await comparisonOf(stage.shop, 'BOX-1', 'VEL-1', 'EUR-1', 'NH-OAK-N', 'NH-OAK-S', 'PL-1')),
    )
    await page.getByRole('table').waitFor()
    const strip = page.locator('[data-shown]')
    expect(await strip.isVisible()).toBe(false)
    await page.mouse.move(400, 400)
    await page.mouse.wheel(0, 700)
    await strip.getByText('Boxed tile').waitFor()
    // Two SKUs of one product are distinguished by their differences, or by their models.
    expect(
      await strip
        .getByText('Herringbone oak')
        .evaluateAll((names) => names.map((name) => name.parentElement?.innerText)),
    ).toEqual(['Herringbone oak\nRAL 1011', 'Herringbone oak\nNH-OAK-S'])
    const region = page.getByRole('region', { name: 'Comparison' })
    const label = page.getByText('Lead time', { exact: true })
    const before = await label.boundingBox()
    await region.evaluate((element) => element.scrollTo({ left: 200 }))
    await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(200)
    expect((await label.boundingBox())?.x).toBe(before?.x)

    await region.evaluate((element) => element.scrollTo({ left: 0 }))
    await page.setViewportSize(PHONE)
    const rightEnds = () => heads(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right))
    await expect.poll(async () => (await rightEnds()).filter((right) => right <= PHONE.width).length).toBe(2)
    const value = page.getByText('7 days')
    const isBelowLabel = async () => {
      const [own, above] = await Promise.all([value.boundingBox(), label.boundingBox()])
      if (!own || !above) return false
      return Math.abs(own.x - above.x) < 0.5 && own.y > above.y + above.height - 1
    }
    await expect.poll(isBelowLabel).toBe(true)
    const isWithin = () => page.evaluate('document.documentElement.scrollWidth <= innerWidth')
    await expect.poll(isWithin).toBe(true)
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    for (const width of [320, 1366, 1920]) {
      await page.setViewportSize({ width, height: 768 })
      await expect.poll(isWithin, { message: `${width} px` }).toBe(true)
    }

    await goTo(page, await comparisonOf(stage.shop, 'BOX-1', 'VEL-1', '=1+1'))
    await expect.poll(() => namesOf(page)).toEqual(['Boxed tile', 'Metre velvet', '=HYPERLINK("x")'])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^quarry-compare-\d{4}-\d\d-\d\d\.csv$/)
    const bytes = await readFile(await download.path())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = bytes.toString('utf8')
    for (const word of ['Name', 'Boxed tile', `"'=HYPERLINK(""x"")"`, 'Model', `'=1+1`, '¥30 / m²', 'Lead time'])
      expect(text).toContain(word)
    expect(text.split('\r\n').filter((line) => /(^|,)"?[=+\-@]/.test(line))).toEqual([])
    expect(text).toContain(`${stage.shop.server.url}/?skuId=`)

    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('The link is copied.').waitFor()
    // Pasted by hand: the page may not read the clipboard.
    const address = page.url()
    await page.locator('search input').focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect.poll(() => page.locator('search input').inputValue()).toBe(address)

    await page.evaluate('window.print = () => document.title = "printed"')
    await page.getByRole('button', { name: 'Print' }).click()
    expect(await page.title()).toBe('printed')
    // Printed in light colours, with pictures and its link, without controls.
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('table').locator('img').count()).toBe(2)
    await page.getByText(`from ${address}`).waitFor()
    for (const gone of ['Copy link', 'Remove Boxed tile BOX-1', 'Settings'])
      expect(await page.getByRole('button', { name: gone }).isVisible()).toBe(false)
    expect(await page.getByRole('navigation').isVisible()).toBe(false)
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)')
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper).toMatch(/\/MediaBox \[0 0 84\d\.\d+ 59\d\.\d+\]/)
  })
})
