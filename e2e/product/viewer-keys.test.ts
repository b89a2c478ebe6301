import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setDrawerStage } from '../stage/drawer-stage.ts'
import { seriousViolations } from '../stage/axe.ts'
import type { Tongue, VisitOptions } from '../stage/browser.ts'
import { focusedName } from '../stage/drawer-shop.ts'

const WORDS = {
  en: {
    first: /^Enlarge: Cover, RAL 1011\. Picture 1 of 3$/,
    names: ['Cover, RAL 1011. Picture 1 of 3', 'Dimension drawing. Picture 2 of 3', 'Detail, RAL 1011. Picture 3 of 3'],
    thumbnails: 'All pictures',
    viewer: 'Picture viewer',
  },
  'zh-CN': {
    first: /^查看大图：封面（RAL 1011），第 1 张，共 3 张$/,
    names: ['封面（RAL 1011），第 1 张，共 3 张', '尺寸图，第 2 张，共 3 张', '微距图（RAL 1011），第 3 张，共 3 张'],
    thumbnails: '全部图片',
    viewer: '图片查看器',
  },
}

const { stage, skus } = setDrawerStage()

async function visitOak(options: VisitOptions = {}): Promise<Page> {
  const page = await stage.visit(`/?skuId=${skus.oak}`, options)
  await page.getByRole('dialog').getByRole('tab').first().waitFor()
  return page
}

describe.each<Tongue>(['en', 'zh-CN'])('pictures in words (%s)', (tongue) => {
  const words = WORDS[tongue]

  it('are called by what they show, the large one by what it does', async () => {
    const page = await visitOak({ tongue })
    await page.getByRole('button', { name: words.first }).waitFor()
    const thumbnails = page.getByRole('list', { name: words.thumbnails }).getByRole('button')
    expect(await thumbnails.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(words.names)
  })

  it('are told in the viewer one by one, by keys that never leave it', async () => {
    const page = await visitOak({ tongue })
    await page.getByRole('button', { name: words.first }).press('Enter')
    const viewer = page.getByRole('dialog', { name: words.viewer })
    await viewer.waitFor()
    await expect.poll(() => focusedName(page)).toBe(words.names[0])
    const told = viewer.locator('p[aria-live]')
    expect(await told.textContent()).toBe(words.names[0])
    const thumbnails = viewer.getByRole('navigation', { name: words.thumbnails }).getByRole('button')
    await expect
      .poll(() => thumbnails.evaluateAll((all) => all.flatMap((one) => one.getAttribute('aria-label') ?? [])))
      .toEqual(words.names)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => told.textContent()).toBe(words.names[1])
    expect(await focusedName(page)).toBe(words.names[1])
    expect(await seriousViolations(page)).toEqual([])

    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = new Set<string>()
      for (let press = 0; press < 16; press += 1) {
        await page.keyboard.press(key)
        expect(await page.evaluate<boolean>(`document.activeElement.closest('.yarl__portal') !== null`)).toBe(true)
        stops.add(await focusedName(page))
      }
      expect(stops.size).toBeGreaterThan(3)
      expect([...stops]).not.toContain('')
    }
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => told.textContent()).toBe(words.names[2])
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'hidden' })
    await expect.poll(() => focusedName(page)).toMatch(words.first)
  })
})

it('the viewer hears its keys on a thumbnail too, and the focus goes on with the picture', async () => {
  const page = await visitOak()
  await page.getByRole('button', { name: WORDS.en.first }).press('Enter')
  const viewer = page.getByRole('dialog', { name: WORDS.en.viewer })
  const thumbnails = viewer.getByRole('navigation', { name: WORDS.en.thumbnails }).getByRole('button')
  await thumbnails.nth(2).waitFor()
  await thumbnails.first().focus()
  const isFocused = (place: number) => thumbnails.nth(place).evaluate((one) => one === one.ownerDocument.activeElement)
  for (const place of [1, 2]) {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => isFocused(place)).toBe(true)
  }
  const enlarged = page.locator('.viewer-enlarged')
  await page.keyboard.press('+')
  await enlarged.waitFor()
  await page.keyboard.press('-')
  await enlarged.waitFor({ state: 'detached' })
  expect(await isFocused(2)).toBe(true)
})

describe.each<'light' | 'dark'>(['light', 'dark'])('what is chosen and what has the focus (%s)', (theme) => {
  it('are told apart by shape and colour on both strips', async () => {
    const page = await visitOak({ theme })
    for (const name of ['All pictures', 'Variants']) {
      const buttons = page.getByRole('list', { name }).getByRole('button')
      const chosen = buttons.and(page.locator('[aria-current]'))
      const other = buttons.and(page.locator(':not([aria-current])')).first()
      const look = (button: Locator) =>
        button.evaluate((one) => {
          const view = one.ownerDocument.defaultView
          const [own, line] = [view?.getComputedStyle(one), view?.getComputedStyle(one, '::after')]
          return {
            ring: own?.outlineStyle,
            ringColor: own?.outlineColor,
            line: line?.borderBottomStyle,
            lineColor: line?.borderBottomColor,
          }
        })
      const resting = await look(chosen)
      expect(resting).toMatchObject({ ring: 'none', line: 'solid' })
      await page.keyboard.press('Tab')
      await other.focus()
      const focused = await look(other)
      expect(focused.ring).toBe('solid')
      expect(focused.ringColor).not.toBe(resting.lineColor)
    }
  })
})
