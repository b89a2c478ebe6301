import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousViolations } from '../stage/axe.ts'
import { focusedName } from '../stage/drawer-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const WHOLE = '90 products · 91 SKUs'

const stage = setReadingStage()

const searchOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams
const cards = (page: Page) => page.locator('main a[href*="skuId="]')

it('an invalid price leaves the list as it was, and a valid one filters it', async () => {
  const page = await stage.visit()
  await page.getByText(WHOLE).waitFor()
  const lowest = page.getByRole('textbox', { name: 'Lowest price' })
  const highest = page.getByRole('textbox', { name: 'Highest price' })
  await lowest.fill('abc')
  await lowest.press('Enter')
  await page.getByText('Lowest price: write an amount such as 120 or 1,200.50.').waitFor()
  expect(await page.getByText(WHOLE).isVisible()).toBe(true)
  expect(page.url()).toBe(`${stage.shop.server.url}/`)
  await lowest.fill('200')
  await highest.fill('250')
  await highest.press('Enter')
  await page.getByText('1 product · 1 SKU').waitFor()
})

describe('an address that is wrong', () => {
  const wrong = 'priceMin=300&priceMax=100&categoryId=987654'

  it('says so, is corrected, and has no serious accessibility violations', async () => {
    const page = await stage.visit(`/?${wrong}&brandId=987654`)
    await page.getByRole('heading', { level: 1, name: 'Unknown category' }).waitFor()
    await page.getByText('The category in this address is not in this catalogue.').waitFor()
    expect(await seriousViolations(page), 'light').toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await seriousViolations(page), 'dark, narrow').toEqual([])
    await page.setViewportSize({ width: 1366, height: 768 })

    await page.getByRole('button', { name: 'Remove the category' }).click()
    await page.getByRole('heading', { level: 1, name: 'All materials' }).waitFor()
    await page.getByText('The brand in this address sells nothing in this catalogue.').waitFor()
    await page.getByRole('button', { name: 'Remove Unknown brand' }).click()
    const crossed = page.getByText('The lowest price is above the highest price.')
    // Below the fields, and in place of the list.
    await expect.poll(() => crossed.count()).toBe(2)
    await page.getByRole('main').getByRole('button', { name: 'Remove the prices' }).click()
    await page.getByText(WHOLE).waitFor()
    expect(await crossed.count()).toBe(0)
    expect(searchOf(page).toString()).toBe('')
  })

  it('says so in Chinese on a phone; a brand of another catalogue goes, and the brands that it knows stay', async () => {
    const { id } = await stage.shop.db
      .selectFrom('brand')
      .select('id')
      .where('english_name', '=', 'Nordhem')
      .executeTakeFirstOrThrow()
    const page = await stage.visit(`/?${wrong}&brandId=${id},987654`, {
      viewport: { width: 390, height: 844 },
      tongue: 'zh-CN',
    })
    await page.getByRole('heading', { level: 1, name: '未知分类' }).waitFor()
    await page.getByText('链接中的分类不在本材料库中。').waitFor()
    await page.getByRole('button', { name: '移除该分类' }).tap()
    await page.getByRole('heading', { level: 1, name: '全部材料' }).waitFor()
    await page.getByText('最低价高于最高价。').first().waitFor()
    await page.getByRole('button', { name: '移除价格条件' }).tap()
    await cards(page).first().waitFor()
    await page.getByRole('button', { name: '移除未知品牌' }).tap()
    await expect.poll(() => searchOf(page).toString()).toBe(`brandId=${id}`)
    await cards(page).first().waitFor()

    // Text typed into a phone's filters is still there after closing them.
    const filters = page.getByRole('button', { name: /^筛选/ })
    const sheet = page.getByRole('dialog', { name: '筛选' })
    const lowest = sheet.getByRole('textbox', { name: '最低价' })
    const problem = sheet.getByText('最低价请填写金额，例如 120 或 1,200.50。')
    await filters.tap()
    await lowest.fill('abc')
    await lowest.press('Enter')
    await problem.waitFor()
    await sheet.getByRole('button', { name: '关闭', exact: true }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await filters.tap()
    await problem.waitFor()
    expect(await lowest.inputValue()).toBe('abc')
  })
})

it('the rail works by keyboard alone, and the focus moves on when a chip is removed', async () => {
  const page = await stage.visit('/?keyword=board&priceMin=20')
  await page.getByRole('button', { name: 'Remove “board”' }).press('Enter')
  await expect.poll(() => searchOf(page).has('keyword')).toBe(false)
  expect(await focusedName(page)).toMatch(/^Remove from ¥20/)
  await page.keyboard.press('Enter')
  await page.getByText(WHOLE).waitFor()
  expect(await focusedName(page)).toBe('All materials')

  await page.getByRole('button', { name: 'Show what is in Flooring' }).press('Enter')
  await page.getByRole('link', { name: /^Timber/ }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Timber' }).waitFor()
  expect(await focusedName(page)).toMatch(/^Timber/)
  await page.getByRole('checkbox', { name: 'Nordhem' }).press('Space')
  await expect.poll(() => searchOf(page).get('brandId')).toMatch(/^\d+$/)

  await page.getByRole('button', { name: 'Find a brand' }).press('Enter')
  await page.keyboard.type('casa')
  const brands = page.getByRole('region', { name: 'Brand' }).getByRole('checkbox')
  await expect.poll(() => brands.count()).toBe(1)
  await page.keyboard.press('Escape')
  expect(await focusedName(page)).toBe('Find a brand')
  await expect.poll(() => brands.count()).toBe(2)
})
