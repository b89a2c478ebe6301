import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousViolations } from '../stage/axe.ts'
import type { Tongue } from '../stage/browser.ts'
import { searchOf, TERRACOTTA, totalIs } from '../stage/rail-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage('rail')

/** What the list is asked for from now on. */
function listRequests(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', (request) => request.url().includes('/spu/page') && asked.push(new URL(request.url())))
  return asked
}

const MEANING = {
  en: /100% of the picture · The same: difference in colour ΔE/,
  'zh-CN': /占图片 100% · 相同：色差 ΔE/,
}
const cardOf = (page: Page, tongue: Tongue) =>
  page.getByRole('article').filter({ hasText: tongue === 'en' ? 'Oak floor 8' : '橡木地板8' })
const figuresOf = (page: Page, tongue: Tongue) =>
  cardOf(page, tongue).getByRole('button', { name: /^ΔE \d\.\d · 100%$/ })

describe('a colour', () => {
  it('is typed, and stands in the address, the request and a chip', async () => {
    const page = await stage.visit()
    await totalIs(page, 18)
    const asked = listRequests(page)
    const field = page.getByRole('textbox', { name: 'Colour in figures' })
    await field.fill('A6492B')
    await field.press('Enter')
    await page.getByRole('button', { name: 'Remove ≈ #a6492b, ΔE 10' }).waitFor()
    expect(searchOf(page).toString()).toBe('colorHex=a6492b')
    await expect.poll(() => asked.at(-1)?.searchParams.get('colorHex')).toBe('a6492b')
    expect(asked.at(-1)?.searchParams.get('colorDistance')).toBe('10')
    expect(await page.getByRole('button', { name: 'Terracotta' }).getAttribute('aria-pressed')).toBe('true')
    await field.fill('')
    await field.press('Enter')
    await expect.poll(() => searchOf(page).toString()).toBe('')
  })

  it.each<[Tongue, string, string]>([
    ['en', 'rgb(200,180,150)', 'c8b496'],
    ['en', 'RAL 9010', 'ffffff'],
    ['en', 'sage', '7d8f6a'],
    ['zh-CN', '砖红', '9e4634'],
    ['zh-CN', 'abc', 'aabbcc'],
  ])('is typed as designers say it (%s: %s)', async (tongue, typed, color) => {
    const page = await stage.visit('/', { tongue })
    const field = page.getByRole('textbox', { name: tongue === 'en' ? 'Colour in figures or words' : '色值或颜色名' })
    await field.fill(typed)
    await field.press('Enter')
    await expect.poll(() => searchOf(page).get('colorHex')).toBe(color)
    await expect.poll(() => field.inputValue()).toBe(`#${color}`)
  })

  it('that is none is refused in words, and stays typed', async () => {
    const page = await stage.visit()
    const field = page.getByRole('textbox', { name: 'Colour in figures' })
    await field.fill('brick')
    await field.press('Enter')
    await page.getByText('Write a colour as #a6492b, rgb(166, 73, 43), RAL 9010, or a name such as sage.').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.inputValue()).toBe('brick')
    expect(searchOf(page).toString()).toBe('')
  })

  it('is chosen among the common ones with the keyboard, and any other with the picker of the browser', async () => {
    const page = await stage.visit()
    await page.getByRole('button', { name: 'Ivory' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(() => searchOf(page).get('colorHex')).toBe('c19a6b')
    await page.getByLabel('Another colour').fill('#123456')
    await page.getByRole('button', { name: 'Remove ≈ #123456, ΔE 10' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Colour in figures' }).inputValue()).toBe('#123456')
  })

  it.each<Tongue>(['en', 'zh-CN'])(
    'says on each card how near it comes, and of how much of the picture (%s)',
    async (tongue) => {
      const page = await stage.visit('/?colorHex=9c4a2f&keyword=8', { tongue })
      const card = cardOf(page, tongue)
      await card.getByText(/^ΔE \d\.\d · 100%$/).waitFor()
      const why = await card.getByTitle(/^#a6492b.*100%/).getAttribute('title')
      expect(why).toMatch(
        tongue === 'en'
          ? /The same: difference in colour ΔE \d\.\d, where 0 is none$/
          : /相同：色差 ΔE \d\.\d，0 为无差别$/,
      )
      await page.goto(stage.shop.server.url)
      await totalIs(page, 18)
      expect(await page.getByText('ΔE').count()).toBe(0)
    },
  )

  it.each<Tongue>(['en', 'zh-CN'])('explains the figures of a card to a finger (%s)', async (tongue) => {
    const viewport = { width: 320, height: 640 }
    const page = await stage.visit('/?colorHex=9c4a2f&keyword=8', { tongue, viewport })
    await figuresOf(page, tongue).tap()
    await page.locator('[data-toast]').getByText(MEANING[tongue]).waitFor()
    expect(searchOf(page).has('skuId')).toBe(false)
    expect(await seriousViolations(page)).toEqual([])
  })

  it('explains the figures of a card to keys', async () => {
    const page = await stage.visit('/?colorHex=9c4a2f&keyword=8', { tongue: 'en' })
    const figures = figuresOf(page, 'en')
    await figures.waitFor()
    await cardOf(page, 'en').getByRole('link').first().focus()
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight')
        return figures.and(page.locator(':focus')).count()
      })
      .toBe(1)
    await page.keyboard.press('Enter')
    await page.locator('[data-toast]').getByText(MEANING.en).waitFor()
    expect(searchOf(page).has('skuId')).toBe(false)
  })

  it('is asked for more or less closely, in words and figures, in one step of the history', async () => {
    const page = await stage.visit('/?colorHex=a6492b')
    const slider = page.getByRole('slider', { name: 'How close in colour' })
    expect(await slider.getAttribute('aria-valuetext')).toBe('Close, ΔE 10')
    for (let step = 0; step < 8; step += 1) await slider.press('ArrowLeft')
    await page.getByRole('button', { name: 'Remove ≈ #a6492b, ΔE 2' }).waitFor()
    expect(await slider.getAttribute('aria-valuetext')).toBe('The same, ΔE 2')
    expect(searchOf(page).toString()).toBe('colorHex=a6492b&colorDistance=2')
    await slider.press('End')
    expect(await slider.getAttribute('aria-valuetext')).toBe('Of the same family, ΔE 25')
    await page.goBack()
    await expect.poll(() => searchOf(page).toString()).toBe('colorHex=a6492b')
  })
})

describe("a product's picture", () => {
  it('gives its colour with the keyboard alone, and the list by it; Back opens the product again', async () => {
    const page = await stage.visit('/?sort=name')
    await page.getByRole('link', { name: 'Oak floor 8' }).click()
    const drawer = page.getByRole('dialog', { name: 'Oak floor 8' })
    await drawer.getByRole('button', { name: 'Pick a colour' }).press('Enter')
    const loupe = drawer.getByRole('button', { name: `Take the colour ${TERRACOTTA}` })
    await loupe.waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    expect(await seriousViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await drawer.waitFor({ state: 'hidden' })
    expect(searchOf(page).toString()).toBe('sort=name&colorHex=a6492b')
    await page.getByRole('button', { name: 'Remove ≈ #a6492b, ΔE 10' }).waitFor()
    await page.goBack()
    await drawer.waitFor()
  })

  it('is left by Escape without a colour, the focus back on its tool and the product still open', async () => {
    const page = await stage.visit()
    await page.getByRole('link', { name: 'Oak floor 8' }).click()
    const drawer = page.getByRole('dialog', { name: 'Oak floor 8' })
    const tool = drawer.getByRole('button', { name: 'Pick a colour' })
    await tool.click()
    const loupe = drawer.getByRole('button', { name: `Take the colour ${TERRACOTTA}` })
    await loupe.waitFor()
    await page.keyboard.press('Escape')
    await loupe.waitFor({ state: 'hidden' })
    expect(await page.evaluate<string>(`document.activeElement.getAttribute('aria-label')`)).toBe('Pick a colour')
    expect(searchOf(page).has('skuId')).toBe(true)
  })

  it('is taken from with the pointer, on a phone too', async () => {
    const page = await stage.visit('/', { viewport: { width: 390, height: 844 } })
    await page.getByRole('link', { name: 'Oak floor 8' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Oak floor 8' })
    await drawer.getByRole('button', { name: 'Pick a colour' }).tap()
    await drawer.getByRole('button', { name: `Take the colour ${TERRACOTTA}` }).waitFor()
    await drawer.getByRole('button', { name: 'Find this colour' }).tap()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Remove ≈ #a6492b, ΔE 10' }).waitFor()
  })
})
