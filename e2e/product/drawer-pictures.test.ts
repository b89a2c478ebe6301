import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setDrawerStage } from '../stage/drawer-stage.ts'
import { waitForAnimations } from '../stage/at-rest.ts'
import type { VisitOptions } from '../stage/browser.ts'
import { focusedName, skuIdOf } from '../stage/drawer-shop.ts'

const DESK = { width: 1920, height: 1080 }
const PHONE = { width: 390, height: 844 }

const { stage, skus } = setDrawerStage()

async function visitTile(options: VisitOptions): Promise<Page> {
  const page = await stage.visit(`/?skuId=${skus.tile}`, options)
  await page.getByRole('dialog').getByRole('tab').first().waitFor()
  return page
}

const viewerOf = (page: Page) => page.getByRole('dialog', { name: /^(Picture viewer|图片查看器)$/ })
const thumbnailsOf = (page: Page) => page.getByRole('list', { name: /^(All pictures|全部图片)$/ }).getByRole('button')
const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0

/** Zooms in fully: then a picture pixel takes at least one screen pixel. */
async function enlargeFully(page: Page): Promise<void> {
  const zoomIn = viewerOf(page).getByRole('button', { name: /^(Zoom in|放大)$/ })
  await expect
    .poll(async () => {
      if (await zoomIn.isEnabled()) await page.keyboard.press('+')
      return zoomIn.isEnabled()
    })
    .toBe(false)
  await expect.poll(() => pixelRatio(page)).toBeGreaterThanOrEqual(1)
  await page.keyboard.press('-')
  await expect.poll(() => zoomIn.isEnabled()).toBe(true)
}

/** Screen pixels per picture pixel. */
const pixelRatio = (page: Page) =>
  page.evaluate<number>(`(() => {
    const picture = document.querySelector('.yarl__slide_current img')
    return (picture.getBoundingClientRect().width * devicePixelRatio) / picture.naturalWidth
  })()`)

async function swipeLeft(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const way of [20, 80, 160, 240]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - way, y }] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Choosing, naming and stepping through them: web/product/pictures.component.test.tsx. */
describe('the pictures of a product', () => {
  it('§2: are shown full screen by the zoom icon, up to real pixels, with their caption and scale', async () => {
    const page = await visitTile({ viewport: DESK })
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    const viewer = viewerOf(page)
    await viewer.getByRole('img', { name: 'Picture 1 of 7' }).waitFor()
    expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, ...DESK })
    await viewer.locator('.viewer-subject').getByText('Cover').waitFor()
    await viewer.getByText('Glazed tile').waitFor()
    const picture = viewer.locator('.yarl__slide_current img')
    const bar = viewer.locator('.viewer-scale')
    // The picture's width in millimetres, according to its scale bar.
    const measured = async () => {
      const [shown, drawn] = await Promise.all([picture.boundingBox(), bar.locator('span').first().boundingBox()])
      const mm = Number.parseFloat((await bar.innerText()).replace(',', ''))
      return ((shown?.width ?? 0) / (drawn?.width ?? 1)) * mm
    }
    await expect.poll(measured).toBeCloseTo(900, -1)
    await page.keyboard.press('+')
    await expect.poll(measured).toBeCloseTo(900, -1)
    await enlargeFully(page)
    await viewer.getByRole('navigation', { name: 'All pictures' }).getByRole('button').nth(3).click()
    await viewer.locator('.viewer-subject').getByText('Dimension drawing').waitFor()
    await viewer.getByText('2 / 7').waitFor()
    expect(await page.evaluate<number>(`document.querySelectorAll('[role=dialog] style').length`)).toBe(0)
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'hidden' })
    expect(await focusedName(page)).toBe('Zoom')
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
  })

  it('follow a finger on a phone', async () => {
    const page = await visitTile({ viewport: PHONE, tongue: 'zh-CN' })
    await waitForAnimations(page)
    const box = await page.getByRole('region', { name: '图片' }).boundingBox()
    await swipeLeft(page, { x: (box?.x ?? 0) + 300, y: (box?.y ?? 0) + 150 })
    await expect.poll(() => thumbnailsOf(page).nth(1).getAttribute('aria-current')).toBe('true')
    expect(await viewerOf(page).count()).toBe(0)
  })

  it('are enlarged in the viewer of a phone by pinching, down to real pixels', async () => {
    const page = await visitTile({ viewport: PHONE, tongue: 'zh-CN' })
    await page.getByRole('button', { name: '放大', exact: true }).click()
    await viewerOf(page).getByRole('img', { name: '第 1 张，共 7 张' }).waitFor()
    expect(await viewerOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE })
    await expect.poll(() => page.evaluate(`document.querySelector('.yarl__slide_current img').complete`)).toBe(true)
    // When enlarged, it is requested in a larger size: the displayed size counts.
    const shownWidth = () => widthOf(page.locator('.yarl__slide_current img').last())
    const before = await shownWidth()
    const session = await page.context().newCDPSession(page)
    await session.send('Input.synthesizePinchGesture', { x: 195, y: 422, scaleFactor: 2, gestureSourceType: 'touch' })
    await expect.poll(shownWidth).toBeGreaterThan(before * 1.2)
    expect(await page.evaluate<number>('visualViewport.scale')).toBe(1)
    await enlargeFully(page)
  })

  it('fill the same area in the viewer, whether of many pixels, few, or a single row, above a centred strip', async () => {
    const few = await skuIdOf(stage.shop, 'RMB')
    const page = await stage.visit(`/?skuId=${few}`, { viewport: DESK })
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    const viewer = viewerOf(page)
    const picture = viewer.locator('.yarl__slide_current img').last()
    const strip = viewer.getByRole('navigation', { name: 'All pictures' }).getByRole('button')
    const middleOfStrip = async () => {
      const boxes = await Promise.all((await strip.all()).map((one) => one.boundingBox()))
      const ends = boxes.flatMap((box) => (box ? [box.x, box.x + box.width] : []))
      return (Math.min(...ends) + Math.max(...ends)) / 2
    }
    const heightOf = async () => (await picture.boundingBox())?.height ?? 0
    await viewer.getByText('1 / 3').waitFor()
    await expect.poll(heightOf).toBeGreaterThan(DESK.height / 2)
    const coverHeight = await heightOf()
    await expect.poll(middleOfStrip).toBeCloseTo(DESK.width / 2, 0)
    await page.keyboard.press('ArrowRight')
    await viewer.getByText('2 / 3').waitFor()
    await expect.poll(heightOf).toBeCloseTo(coverHeight, 0)
    await expect.poll(middleOfStrip).toBeCloseTo(DESK.width / 2, 0)
    await page.keyboard.press('ArrowRight')
    await viewer.getByText('3 / 3').waitFor()
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(DESK.width / 2)
    await expect.poll(heightOf).toBeGreaterThanOrEqual(4)
    const before = await heightOf()
    await viewer.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(heightOf).toBeGreaterThan(before * 1.5)
  })

  it('§2: are closed in the viewer by Back, which leaves the product open, and the next Back closes it', async () => {
    const page = await stage.visit('/')
    await page.getByRole('link', { name: 'Herringbone oak' }).click()
    const drawer = page.getByRole('dialog', { name: 'Herringbone oak' })
    const viewer = viewerOf(page)
    await drawer.getByRole('button', { name: 'Zoom', exact: true }).click()
    await viewer.waitFor()
    await page.goBack()
    await viewer.waitFor({ state: 'hidden' })
    expect(await drawer.isVisible()).toBe(true)

    // Closed by Esc it leaves no history entry; Forward does not reopen it.
    await drawer.getByRole('button', { name: 'Zoom', exact: true }).click()
    await viewer.waitFor()
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'hidden' })
    await page.goForward()
    await expect.poll(() => page.evaluate<boolean>(`'viewing' in history.state.usr`)).toBe(false)
    expect(await viewer.count()).toBe(0)
    expect(await drawer.isVisible()).toBe(true)

    await page.goBack()
    await drawer.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(`${stage.shop.server.url}/`)
    // No layer covers the page any more.
    await page.getByRole('checkbox', { name: 'Nordhem' }).check()
  })

  it('§2: are kept under image by the scan icon, which opens /ai in a new tab even where nothing can be stored', async () => {
    const page = await visitTile({})
    const isOpened = async () => {
      const opening = page.context().waitForEvent('page')
      await page.getByRole('button', { name: 'Search by image' }).click()
      const opened = await opening
      await opened.waitForURL('**/ai')
    }
    // The search page itself has other tests.
    await page.context().route('**/ai', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await thumbnailsOf(page).nth(1).click()
    await isOpened()
    const address = await thumbnailsOf(page).nth(1).locator('img').getAttribute('src')
    expect(await page.evaluate<string>(`localStorage.getItem('image')`)).toBe(address?.replace(/\?.*/, ''))
    expect(await page.getByRole('dialog').isVisible()).toBe(true)

    await page.evaluate(`Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`)
    await isOpened()
  })
})
