import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousInBothThemes } from '../stage/axe.ts'
import { readOnIn } from '../stage/browser.ts'
import type { Tongue } from '../stage/browser.ts'
import { searchOf, TERRACOTTA, totalIs } from '../stage/rail-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage('rail')

/** The list requests from now on. */
function listRequests(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', (request) => request.url().includes('/spu/page') && asked.push(new URL(request.url())))
  return asked
}

const MEANING = {
  en: /#a6492b, 100% of the picture · The same: difference in colour ΔE \d\.\d, where 0 is none/,
  'zh-CN': /#a6492b，占图片 100% · 相同：色差 ΔE \d\.\d，0 为无差别/,
}
const OAK = { en: 'Oak floor 8', 'zh-CN': '橡木地板8' }
/** The colour figures on a card, when pressed or hovered. */
const figuresOf = (page: Page, tongue: Tongue) =>
  page
    .getByRole('article')
    .filter({ hasText: OAK[tongue] })
    .getByRole('button', { name: /^ΔE \d\.\d · 100%$/ })
const field = (page: Page) => page.getByRole('textbox', { name: /^(Colour in figures or words|色值或颜色名)$/ })

async function typeColor(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

describe('a colour', () => {
  it('is typed in designers’ notations, and is in the address, the request and a chip; an invalid one is refused', async () => {
    const page = await stage.visit()
    await totalIs(page, 18)
    const asked = listRequests(page)
    await typeColor(page, 'A6492B')
    await page.getByRole('button', { name: 'Remove ≈ #a6492b, ΔE 10' }).waitFor()
    expect(searchOf(page).toString()).toBe('colorHex=a6492b')
    await expect.poll(() => asked.at(-1)?.searchParams.get('colorHex')).toBe('a6492b')
    expect(asked.at(-1)?.searchParams.get('colorDistance')).toBe('10')
    expect(await page.getByRole('button', { name: 'Terracotta' }).getAttribute('aria-pressed')).toBe('true')
    await typeColor(page, '')
    await expect.poll(() => searchOf(page).toString()).toBe('')

    await typeColor(page, 'brick')
    await page.getByText('Write a colour as #a6492b, rgb(166, 73, 43), RAL 9010, or a name such as sage.').waitFor()
    expect(await field(page).getAttribute('aria-invalid')).toBe('true')
    expect(await field(page).inputValue()).toBe('brick')
    expect(searchOf(page).toString()).toBe('')

    const isRead = async (typed: string, color: string) => {
      await typeColor(page, typed)
      await expect.poll(() => searchOf(page).get('colorHex'), { message: typed }).toBe(color)
      await expect.poll(() => field(page).inputValue(), { message: typed }).toBe(`#${color}`)
    }
    await isRead('rgb(200,180,150)', 'c8b496')
    await isRead('RAL 9010', 'ffffff')
    await isRead('sage', '7d8f6a')
    await readOnIn(page, 'zh-CN')
    await isRead('砖红', '9e4634')
    await isRead('abc', 'aabbcc')
  })

  it('is chosen among the common ones with the keyboard, or with the picker, and asked for more or less closely', async () => {
    const page = await stage.visit()
    await page.getByRole('button', { name: 'Ivory' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(() => searchOf(page).get('colorHex')).toBe('c19a6b')
    await page.getByLabel('Another colour').fill('#123456')
    await page.getByRole('button', { name: 'Remove ≈ #123456, ΔE 10' }).waitFor()
    expect(await field(page).inputValue()).toBe('#123456')

    // By words and numbers, in one history entry.
    await typeColor(page, '#a6492b')
    await page.getByRole('button', { name: 'Remove ≈ #a6492b, ΔE 10' }).waitFor()
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

  it('shows on each card its distance and its share of the picture, and explains them to the keyboard', async () => {
    const page = await stage.visit('/?colorHex=9c4a2f&keyword=8')
    const figures = figuresOf(page, 'en')
    await figures.waitFor()
    expect((await figures.getAttribute('title'))?.replace('\n', ' · ')).toMatch(MEANING.en)
    await page.getByRole('link', { name: OAK.en }).focus()
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight')
        return figures.and(page.locator(':focus')).count()
      })
      .toBe(1)
    await page.keyboard.press('Enter')
    await page.locator('[data-toast]').getByText(MEANING.en).waitFor()
    expect(searchOf(page).has('skuId')).toBe(false)
    await readOnIn(page, 'zh-CN')
    expect((await figuresOf(page, 'zh-CN').getAttribute('title'))?.replace('\n', ' · ')).toMatch(MEANING['zh-CN'])
    await page.getByRole('button', { name: '清除全部' }).click()
    await totalIs(page, 18)
    expect(await page.getByRole('article').getByText('ΔE').count()).toBe(0)
  })

  it('is explained on a card to a finger', async () => {
    const viewport = { width: 320, height: 640 }
    const page = await stage.visit('/?colorHex=9c4a2f&keyword=8', { tongue: 'zh-CN', viewport })
    await figuresOf(page, 'zh-CN').tap()
    await page.locator('[data-toast]').getByText(MEANING['zh-CN']).waitFor()
    expect(searchOf(page).has('skuId')).toBe(false)
    expect(await seriousInBothThemes(page, 'article, [data-toast]')).toEqual([])
  })
})

describe("a product's picture", () => {
  it('gives its colour with the keyboard alone, and the list by it, or is left by Escape; Back opens it again', async () => {
    const page = await stage.visit('/?sort=name')
    await page.getByRole('link', { name: 'Oak floor 8' }).click()
    const drawer = page.getByRole('dialog', { name: 'Oak floor 8' })
    const tool = drawer.getByRole('button', { name: 'Pick a colour' })
    const loupe = drawer.getByRole('button', { name: `Take the colour ${TERRACOTTA}` })
    await tool.click()
    await loupe.waitFor()
    await page.keyboard.press('Escape')
    await loupe.waitFor({ state: 'hidden' })
    expect(await page.evaluate<string>(`document.activeElement.getAttribute('aria-label')`)).toBe('Pick a colour')
    expect(searchOf(page).has('skuId')).toBe(true)

    await tool.press('Enter')
    await loupe.waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    expect(await seriousInBothThemes(page, '[role="dialog"]')).toEqual([])
    await page.keyboard.press('Enter')
    await drawer.waitFor({ state: 'hidden' })
    expect(searchOf(page).toString()).toBe('sort=name&colorHex=a6492b')
    await page.getByRole('button', { name: 'Remove ≈ #a6492b, ΔE 10' }).waitFor()
    await page.goBack()
    await drawer.waitFor()
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
