import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { waitUntilIdle, waitForAnimations } from '../stage/at-rest.ts'
import { readOnIn } from '../stage/browser.ts'
import { countOf, openGroup, searchOf, totalIs } from '../stage/rail-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage('rail')

async function visitFlooring(): Promise<Page> {
  const page = await stage.visit()
  await page.getByText('Choose a category to see its properties.').waitFor()
  await page.getByRole('link', { name: /^Flooring/ }).click()
  await totalIs(page, 6)
  return page
}

const attributeIn = (page: Page): string[] =>
  [...searchOf(page)].flatMap(([name, value]) => (name.startsWith('attrs.') ? [value] : []))

describe('a property of the chosen category', () => {
  it('is ticked where it is a choice, yes or no, or a text, in the language of the page', async () => {
    const page = await visitFlooring()
    const species = await openGroup(page, 'Species')
    await expect.poll(() => countOf(species.getByRole('checkbox', { name: 'Oak' }))).toBe(3)
    await species.getByRole('checkbox', { name: 'Oak' }).check()
    await totalIs(page, 3)
    await species.getByRole('checkbox', { name: 'Ash' }).check()
    await totalIs(page, 4)
    await page.getByRole('button', { name: 'Remove Species: Oak' }).click()
    await totalIs(page, 1)
    await page.getByRole('button', { name: 'Remove Species: Ash' }).click()
    await totalIs(page, 6)

    const heating = await openGroup(page, 'Underfloor heating')
    await heating.getByRole('checkbox', { name: 'No', exact: true }).check()
    await totalIs(page, 2)
    await page.getByRole('button', { name: 'Remove Underfloor heating: No' }).click()
    const care = await openGroup(page, 'Care')
    await care.getByRole('checkbox', { name: 'Wipe with a damp cloth' }).check()
    await page.getByRole('button', { name: 'Remove Care: Wipe with a damp cloth' }).waitFor()
    await totalIs(page, 6)

    await readOnIn(page, 'zh-CN')
    const chinese = await openGroup(page, '树种')
    await chinese.getByRole('checkbox', { name: '橡木' }).check()
    await page.getByRole('button', { name: '移除树种：橡木' }).waitFor()
    const thickness = await openGroup(page, '厚度, mm')
    await thickness.getByRole('textbox', { name: '厚度上限' }).fill('１０')
    await thickness.getByRole('textbox', { name: '厚度上限' }).press('Enter')
    await page.getByRole('button', { name: '移除厚度 10 mm 以内' }).waitFor()
    await totalIs(page, 2)
    await page.getByRole('link', { name: /^地面/ }).click()
    await page.getByText('选择分类后，可按其参数筛选。').waitFor()
  })

  it('is a range with its unit where it is a measure: typed, open at an end, or moved by keys in one step', async () => {
    const page = await visitFlooring()
    const thickness = await openGroup(page, 'Thickness, mm')
    const lowest = thickness.getByRole('textbox', { name: 'Thickness, lowest' })
    const highest = thickness.getByRole('textbox', { name: 'Thickness, highest' })
    await lowest.fill('10')
    await lowest.press('Enter')
    await totalIs(page, 5)
    expect(attributeIn(page)).toEqual(['10..'])
    await page.getByRole('button', { name: 'Remove Thickness from 10 mm' }).waitFor()
    await highest.fill('14')
    await highest.press('Enter')
    await totalIs(page, 3)
    expect(attributeIn(page)).toEqual(['10..14'])
    await page.getByRole('button', { name: 'Remove Thickness 10–14 mm' }).waitFor()

    await highest.fill('thick')
    await highest.press('Enter')
    await page.getByText('Thickness, highest: write a number such as 12 or 12.5.').waitFor()
    await highest.fill('5')
    await highest.press('Enter')
    await page.getByText('The lowest value is above the highest.').waitFor()
    await totalIs(page, 3)
    expect(attributeIn(page)).toEqual(['10..14'])
    await page.getByRole('button', { name: 'Remove Thickness 10–14 mm' }).click()
    await totalIs(page, 6)

    // The slider stops at the range's ends.
    const low = thickness.getByRole('slider', { name: 'Thickness, lowest, on the scale' })
    await low.press('ArrowRight')
    await totalIs(page, 5)
    await low.press('ArrowRight')
    await totalIs(page, 4)
    expect(await low.getAttribute('aria-valuetext')).toBe('12 mm')
    expect(attributeIn(page)).toEqual(['12..'])
    await thickness.getByRole('slider', { name: 'Thickness, highest, on the scale' }).press('ArrowLeft')
    await totalIs(page, 3)
    expect(attributeIn(page)).toEqual(['12..16'])
    await page.goBack()
    await totalIs(page, 6)
  })

  it('stays in force, and in sight, when the category goes, also with a comma in its value', async () => {
    const page = await visitFlooring()
    const species = await openGroup(page, 'Species')
    await species.getByRole('checkbox', { name: 'Oak' }).check()
    await totalIs(page, 3)
    const fire = await openGroup(page, 'Fire class')
    await fire.getByRole('checkbox', { name: 'D-s2,d0' }).check()
    await totalIs(page, 2)
    expect([...searchOf(page).keys()].at(-1)).toMatch(/^attrs\.\d+\[0\]$/)
    await page.getByRole('button', { name: 'Remove Flooring' }).click()
    await page.getByText('Choose a category to see its properties.').waitFor()
    expect(await species.getByRole('checkbox', { name: 'Oak' }).isChecked()).toBe(true)
    await page.reload()
    await page.getByRole('button', { name: 'Remove Species: Oak' }).waitFor()
    await page.getByRole('button', { name: 'Remove Fire class: D-s2,d0' }).waitFor()
    await totalIs(page, 2)
  })
})

describe('the price', () => {
  const bars = (page: Page) => page.getByRole('list', { name: 'Prices and how many products have them' })

  it('is chosen from its bars with the keyboard, each named by its range and count, or moved in one step', async () => {
    const page = await stage.visit()
    const first = bars(page).getByRole('button').first()
    await first.focus()
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    await bars(page).getByRole('button', { name: '¥100–150: 2 products' }).press('Enter')
    await totalIs(page, 2)
    expect(searchOf(page).toString()).toBe('priceMin=100&priceMax=150')
    await page.getByRole('button', { name: 'Remove ¥100–150' }).waitFor()
    const lowest = page.getByRole('textbox', { name: 'Lowest price' })
    expect(await lowest.inputValue()).toBe('100')
    await bars(page).getByRole('button', { name: '¥100–150: 2 products' }).press('Enter')
    await totalIs(page, 18)

    await lowest.fill('83')
    await lowest.press('Enter')
    await totalIs(page, 9)
    const high = page.getByRole('slider', { name: 'Highest price, on the scale' })
    expect(await high.getAttribute('aria-valuetext')).toBe('no limit')
    for (let step = 0; step < 3; step += 1) await high.press('PageDown').catch(() => undefined)
    await high.press('End')
    // The first press leaves the open end, which has no values inside.
    for (let step = 0; step < 2; step += 1) await high.press('ArrowLeft')
    await expect.poll(() => searchOf(page).toString()).toBe('priceMin=83&priceMax=460')
    await page.goBack()
    await expect.poll(() => searchOf(page).toString()).toBe('priceMin=83')
  })

  it('is dragged in one step of the history, and shown in the fields on the way', async () => {
    const page = await stage.visit()
    const low = page.getByRole('slider', { name: 'Lowest price, on the scale' })
    await low.waitFor()
    await waitUntilIdle(page)
    await waitForAnimations(page)
    const box = await low.boundingBox()
    if (!box) throw new Error('the slider is not in sight')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    for (let step = 1; step <= 8; step += 1) await page.mouse.move(box.x + step * 12, box.y + 5)
    await expect.poll(() => page.getByRole('textbox', { name: 'Lowest price' }).inputValue()).toMatch(/\d/)
    expect(searchOf(page).has('priceMin')).toBe(false)
    await page.mouse.up()
    await expect.poll(() => searchOf(page).has('priceMin')).toBe(true)
    await page.goBack()
    await totalIs(page, 18)
  })
})
