import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousInBothThemes } from '../stage/axe.ts'
import { readOnIn } from '../stage/browser.ts'
import type { Tongue } from '../stage/browser.ts'
import { searchOf, totalIs } from '../stage/rail-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    typed: 'tile under 50 30x40 9 mm in stock from China',
    chips: ['“tile”', 'up to ¥50', '30 × 40 cm', '9 mm thick', 'In stock', 'From China'],
    read: 'Read from your words: “under 50”',
    remove: 'Remove ',
    clearAll: 'Clear all',
    withoutPrice: 'tile 30x40 9 mm in stock from China',
  },
  'zh-CN': {
    typed: '砖 50以下 30x40 厚度9mm 现货 中国产',
    chips: ['“砖”', '¥50 以内', '30 × 40 cm', '厚 9 mm', '有现货', '产地：中国'],
    read: '来自搜索词“50以下”',
    remove: '移除',
    clearAll: '清除全部',
  },
}

const stage = setReadingStage('compare')

const chips = (page: Page, tongue: Tongue) =>
  page.getByRole('list', { name: tongue === 'en' ? 'Filters' : '筛选' }).getByRole('button')
const textsOf = async (page: Page, tongue: Tongue) =>
  (await chips(page, tongue).allTextContents()).filter((text) => text !== WORDS[tongue].clearAll)
const focusedName = (page: Page) =>
  page.evaluate<string>(`document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent`)

describe('conditions among the words', () => {
  it('are chips of their own, each of which takes its words away', async () => {
    const page = await stage.visit('/')
    await totalIs(page, 96)
    for (const tongue of ['zh-CN', 'en'] as const) {
      await readOnIn(page, tongue)
      await searchFor(page, WORDS[tongue].typed)
      await expect.poll(() => textsOf(page, tongue), { message: tongue }).toEqual(WORDS[tongue].chips)
      const { remove, chips, read } = WORDS[tongue]
      expect(await page.getByRole('button', { name: `${remove}${chips[1]}` }).getAttribute('title')).toBe(read)
      await totalIs(page, 0)
    }

    const words = WORDS.en
    await page.getByRole('button', { name: `${words.remove}${words.chips[1]}` }).press('Enter')
    await totalIs(page, 1)
    expect(searchOf(page).get('keyword')).toBe(words.withoutPrice)
    expect(await focusedName(page)).toBe(`${words.remove}${words.chips[2]}`)
    await expect.poll(() => textsOf(page, 'en')).toEqual(words.chips.toSpliced(1, 1))
    expect(await seriousInBothThemes(page, 'main ul[aria-label="Filters"]')).toEqual([])

    await page.getByRole('button', { name: `${words.remove}${words.chips[0]}` }).click()
    await expect.poll(() => textsOf(page, 'en')).toEqual(words.chips.slice(2))
    await page.getByRole('button', { name: words.clearAll }).click()
    await totalIs(page, 96)
    expect(searchOf(page).has('keyword')).toBe(false)
  })
})

async function searchFor(page: Page, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: /^(Search|搜索)$/ })
  await box.fill(words)
  await box.press('Enter')
}
