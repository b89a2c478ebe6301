import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aProduct } from '../../server/testing/factories.ts'
import { seriousInBothThemes } from '../stage/axe.ts'
import { readOnIn } from '../stage/browser.ts'
import type { Tongue } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import { searchOf, totalIs } from '../stage/rail-shop.ts'
import { setStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    typed: 'tile under 500 30x60 9 mm in stock from Italy',
    chips: ['“tile”', 'up to ¥500', '30 × 60 cm', '9 mm thick', 'In stock', 'From Italy'],
    read: 'Read from your words: “under 500”',
    remove: 'Remove ',
    clearAll: 'Clear all',
    withoutPrice: 'tile 30x60 9 mm in stock from Italy',
  },
  'zh-CN': {
    typed: '瓷砖 500以下 30x60 厚度9mm 现货 意大利产',
    chips: ['“瓷砖”', '¥500 以内', '30 × 60 cm', '厚 9 mm', '有现货', '产地：意大利'],
    read: '来自搜索词“500以下”',
    remove: '移除',
    clearAll: '清除全部',
  },
}

const stage = setStage(async () => {
  const shop = await openShop()
  const size = { length: 600, width: 300, thickness: 9 }
  await shop.importLines([
    aProduct({
      key: 'blue',
      rank: 1,
      enName: 'Blue tile',
      name: '蓝色瓷砖',
      skus: [{ model: 'B-1', minPrice: 120, maxPrice: 120, stock: 4, origin: 'IT', size }],
    }),
    aProduct({
      key: 'gold',
      rank: 2,
      enName: 'Gold tile',
      name: '金色瓷砖',
      skus: [{ model: 'G-1', minPrice: 900, maxPrice: 900, stock: 4, origin: 'IT', size }],
    }),
    aProduct({ key: 'oak', rank: 3, enName: 'Oak board', name: '橡木板', skus: [{ model: 'O-1', minPrice: 90 }] }),
  ])
  return shop
})

const chips = (page: Page, tongue: Tongue) =>
  page.getByRole('list', { name: tongue === 'en' ? 'Filters' : '筛选' }).getByRole('button')
const textsOf = async (page: Page, tongue: Tongue) =>
  (await chips(page, tongue).allTextContents()).filter((text) => text !== WORDS[tongue].clearAll)
const focusedName = (page: Page) =>
  page.evaluate<string>(`document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent`)

describe('conditions among the words', () => {
  it('are chips of their own, each of which takes its words away', async () => {
    const page = await stage.visit('/')
    await totalIs(page, 3)
    for (const tongue of ['zh-CN', 'en'] as const) {
      await readOnIn(page, tongue)
      await searchFor(page, WORDS[tongue].typed)
      await expect.poll(() => textsOf(page, tongue), { message: tongue }).toEqual(WORDS[tongue].chips)
      const { remove, chips, read } = WORDS[tongue]
      expect(await page.getByRole('button', { name: `${remove}${chips[1]}` }).getAttribute('title')).toBe(read)
      await totalIs(page, 1)
    }
    expect(await seriousInBothThemes(page)).toEqual([])

    const words = WORDS.en
    await page.getByRole('button', { name: `${words.remove}${words.chips[1]}` }).press('Enter')
    await totalIs(page, 2)
    expect(searchOf(page).get('keyword')).toBe(words.withoutPrice)
    expect(await focusedName(page)).toBe(`${words.remove}${words.chips[2]}`)
    await expect.poll(() => textsOf(page, 'en')).toEqual(words.chips.toSpliced(1, 1))

    await page.getByRole('button', { name: `${words.remove}${words.chips[0]}` }).click()
    await expect.poll(() => textsOf(page, 'en')).toEqual(words.chips.slice(2))
    await page.getByRole('button', { name: words.clearAll }).click()
    await totalIs(page, 3)
    expect(searchOf(page).has('keyword')).toBe(false)
  })
})

async function searchFor(page: Page, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: /^(Search|搜索)$/ })
  await box.fill(words)
  await box.press('Enter')
}
