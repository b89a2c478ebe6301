import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { searchByImage } from '../../contract/image-search.ts'
import { seriousViolations } from '../stage/axe.ts'
import {
  AI_WORDS,
  aRoom,
  aSky,
  choosePicture,
  cornerOf,
  openMaterialShop,
  regionOf,
  resultsOf,
} from '../stage/image-search-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage(openMaterialShop, 180_000)
const room = await aRoom()

const queryOf = (page: Page) => new URL(page.url()).searchParams

/** What has the focus, as it is called, and whether that can be seen. */
const focused = (page: Page) =>
  page.evaluate<{ name: string; isSeen: boolean }>(`(() => {
    const element = document.activeElement
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const label = element.closest('label')
    return {
      name: element.getAttribute('aria-label') ?? element.textContent.trim(),
      isSeen: (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0)
        || (label !== null && getComputedStyle(label).outlineStyle !== 'none'),
    }
  })()`)

/** Tab after Tab from the page's first control, until one is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    passed.push(stop.name)
    expect(stop.name, `after ${passed.join(', ')}`).not.toBe('')
    expect(stop.isSeen, `the focus on ${stop.name}`).toBe(true)
    if (name.test(stop.name)) return
  }
  throw new Error(`${name} was not come to: ${passed.join(', ')}`)
}

describe('somebody without a mouse', () => {
  it('comes to every part of the search by keys, each named and seen, and works it', async () => {
    const page = await stage.enter()
    await openAs(await memberOf(stage.shop), page, { url: `${stage.shop.server.url}/ai` })
    await choosePicture(page, await aSky())
    await page.getByRole('heading', { name: AI_WORDS.en.none }).waitFor()
    await choosePicture(page, room, { button: AI_WORDS.en.another })
    await page.getByRole('list', { name: 'Found in it' }).getByRole('button').nth(1).waitFor()
    const second = queryOf(page).get('picture')

    await page.getByRole('main').focus()
    await tabTo(page, /^Part to search/)
    await tabTo(page, /^Lower right corner/)
    await tabTo(page, /^Surface 2 of 2/)
    await page.keyboard.press('Enter')
    await expect.poll(() => queryOf(page).get('region')).not.toBeNull()
    await expect.poll(async () => (await focused(page)).name).toMatch(/^Surface 2 of 2/)
    await tabTo(page, /^Whole picture$/)
    await page.keyboard.press('Enter')
    await expect.poll(() => queryOf(page).get('region')).toBeNull()
    await page.getByRole('list', { name: 'Found in it' }).getByRole('button').first().focus()
    await tabTo(page, /^Texture or colour$/)
    await page.keyboard.press('End')
    await expect.poll(() => queryOf(page).get('colorWeight')).toBe('1')
    await tabTo(page, /^And words$/)
    await tabTo(page, /^Filters$/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Filters' }).and(page.locator('[aria-expanded=true]')).waitFor()
    await page.keyboard.press('Enter')
    // Read from the disk, as on another day.
    await page.reload()
    await page
      .getByRole('button', { name: /^Search again/ })
      .nth(1)
      .waitFor()
    await page.getByRole('button', { name: 'Filters' }).focus()
    await tabTo(page, /^Search again with the picture of/)
    await tabTo(page, /^Search again with the picture of/)
    await page.keyboard.press('Enter')
    await expect.poll(() => queryOf(page).get('picture')).not.toBe(second)
    expect((await focused(page)).name).toMatch(/^Search again/)
    await page.getByRole('heading', { name: AI_WORDS.en.none }).waitFor()
    await page.getByRole('link', { name: 'Skip to the content' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toEqual({ name: 'Find similar', isSeen: true })
    await page.keyboard.press('Enter')
    await expect.poll(() => queryOf(page).get('like')).not.toBeNull()
    await page.getByRole('heading', { name: AI_WORDS.en.same, level: 2 }).waitFor()
  })
})

it('who chose a picture by keys is at what was found for it', async () => {
  const page = await stage.enter({ viewport: { width: 1366, height: 768 } })
  await openAs(await memberOf(stage.shop), page, { url: `${stage.shop.server.url}/ai` })
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('main').getByRole('button', { name: AI_WORDS.en.choose }).press('Enter')
  await (await choosing).setFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: room })
  await resultsOf(page).first().waitFor()
  expect((await focused(page)).name).toBe(AI_WORDS.en.results)
})

it('the corner that keys move is covered neither by how to do it nor by how far the search is', async () => {
  const page = await stage.enter({ viewport: { width: 1366, height: 768 } })
  await openAs(await memberOf(stage.shop), page, { url: `${stage.shop.server.url}/ai` })
  await choosePicture(page, room)
  await resultsOf(page).first().waitFor()
  await page.route(`**${searchByImage.path}*`, () => undefined)
  await regionOf(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+ArrowLeft')
  const hint = page.getByText('By keys: arrows move the frame')
  const progress = page.locator('section div:has(> progress)')
  await progress.waitFor()
  const [corner, ...others] = await Promise.all([cornerOf(page), hint, progress].map((one) => one.boundingBox()))
  for (const other of others) {
    if (!corner || !other) throw new Error('it is not drawn')
    expect(other.y >= corner.y + corner.height || other.y + other.height <= corner.y).toBe(true)
  }
})

describe('somebody who has the page twice as large', () => {
  it('has all of it, one below the other, and nothing runs out of sight', async () => {
    const page = await stage.enter({ viewport: { width: 1366, height: 768 } })
    await openAs(await memberOf(stage.shop), page, { url: `${stage.shop.server.url}/ai` })
    await choosePicture(page, room)
    await resultsOf(page).first().waitFor()
    await page.setViewportSize({ width: 683, height: 384 })
    await expect.poll(() => page.evaluate<number>('document.documentElement.scrollWidth')).toBe(683)
    const [picture, results] = [await regionOf(page).boundingBox(), await resultsOf(page).first().boundingBox()]
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(results?.y ?? 0)
    expect(await seriousViolations(page)).toEqual([])
  })
})
