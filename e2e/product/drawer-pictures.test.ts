import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setDrawerStage } from '../stage/drawer-stage.ts'
import { waitForAnimations } from '../stage/at-rest.ts'
import { goTo } from '../stage/browser.ts'
import { focusedName, skuIdOf } from '../stage/drawer-shop.ts'
import { fingerOn, middleOf, type Finger } from '../stage/finger.ts'

const DESK = { width: 1920, height: 1080 }
const PHONE = { width: 390, height: 844 }

const { stage, skus } = setDrawerStage()

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

interface Way {
  x: number
  y: number
  right: number
}

async function drag(finger: Finger, { x, y, right }: Way): Promise<void> {
  await finger.touch('touchStart', { x, y })
  for (const part of [0.1, 0.2, 0.4, 0.7, 1]) await finger.touch('touchMove', { x: x + right * part, y })
  await finger.touch('touchEnd')
}

const leftOf = async (page: Page) => (await page.locator('.yarl__slide_current img').last().boundingBox())?.x ?? 0
const groundOf = (target: Locator) =>
  target.evaluate((one) => {
    const page = globalThis as never as { getComputedStyle(of: unknown): { backgroundColor: string } }
    return page.getComputedStyle(one).backgroundColor
  })

/** Choosing, naming and stepping through them: web/product/pictures.component.test.tsx. */
describe('the pictures of a product', () => {
  it('§2: are looked at full screen, up to real pixels, with caption and scale, left by Back, and searched by image in a new tab', async () => {
    const page = await stage.visit('/', { viewport: DESK })
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

    await goTo(page, `/?skuId=${skus.tile}`)
    await page.getByRole('dialog', { name: 'Glazed tile' }).getByRole('tab').first().waitFor()
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    await viewer.getByRole('img', { name: 'Picture 1 of 7' }).waitFor()
    await expect.poll(() => viewer.boundingBox()).toMatchObject({ x: 0, y: 0, ...DESK })
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

    await goTo(page, `/?skuId=${await skuIdOf(stage.shop, 'RMB')}`)
    await page.getByRole('dialog', { name: 'Old money' }).getByRole('tab').first().waitFor()
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    const last = viewer.locator('.yarl__slide_current img').last()
    const strip = viewer.getByRole('navigation', { name: 'All pictures' }).getByRole('button')
    const middleOfStrip = async () => {
      const boxes = await Promise.all((await strip.all()).map((one) => one.boundingBox()))
      const ends = boxes.flatMap((box) => (box ? [box.x, box.x + box.width] : []))
      return (Math.min(...ends) + Math.max(...ends)) / 2
    }
    const heightOf = async () => (await last.boundingBox())?.height ?? 0
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
    await expect.poll(() => widthOf(last)).toBeGreaterThan(DESK.width / 2)
    await expect.poll(heightOf).toBeGreaterThanOrEqual(4)
    const lineHeight = await heightOf()
    await viewer.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(heightOf).toBeGreaterThan(lineHeight * 1.5)
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'hidden' })

    await goTo(page, `/?skuId=${skus.tile}`)
    await page.getByRole('dialog', { name: 'Glazed tile' }).getByRole('tab').first().waitFor()
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

  it('follow a finger on a phone; the viewer is pinched, panned and left by a finger (zh-CN)', async () => {
    const page = await stage.visit(`/?skuId=${skus.tile}`, { viewport: PHONE, tongue: 'zh-CN' })
    await page.getByRole('dialog').getByRole('tab').first().waitFor()
    await waitForAnimations(page)
    const finger = await fingerOn(page)
    await page.getByRole('button', { name: '放大', exact: true }).tap()
    const viewer = viewerOf(page)
    await viewer.getByRole('img', { name: '第 1 张，共 7 张' }).waitFor()
    await expect.poll(() => viewer.boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE })
    await expect.poll(() => page.evaluate(`document.querySelector('.yarl__slide_current img').complete`)).toBe(true)
    const icons = ['下一张', '放大', '缩小', '关闭'].map((name) =>
      viewer.getByRole('button', { name, exact: true }).locator('svg'),
    )
    for (const one of [...icons, viewer.locator('.yarl__counter')])
      expect(await groundOf(one)).toBe('rgba(23, 22, 20, 0.6)')
    const arrow = await middleOf(viewer.getByRole('button', { name: '下一张', exact: true }))
    const zoomIn = viewer.getByRole('button', { name: '放大' })
    await expect
      .poll(async () => {
        if (await zoomIn.isEnabled()) await zoomIn.tap()
        return zoomIn.isEnabled()
      })
      .toBe(false)
    const { x: leftEnd } = await middleOf(viewer.getByRole('button', { name: '上一张', exact: true }))
    for (const [x, right] of [
      [arrow.x, -150],
      [leftEnd, 150],
    ] as const) {
      const left = await leftOf(page)
      await drag(finger, { x, y: arrow.y, right })
      await expect.poll(async () => Math.sign((await leftOf(page)) - left)).toBe(Math.sign(right))
    }
    await viewer.getByText('1 / 7').waitFor()
    // They return when the whole picture is visible.
    const zoomOut = viewer.getByRole('button', { name: '缩小' })
    await expect
      .poll(async () => {
        if (await zoomOut.isEnabled()) await zoomOut.tap()
        return zoomOut.isEnabled()
      })
      .toBe(false)
    await viewer.getByRole('button', { name: '下一张', exact: true }).tap()
    await viewer.getByText('2 / 7').waitFor()
    await viewer.getByRole('button', { name: '上一张', exact: true }).tap()
    await viewer.getByText('1 / 7').waitFor()
    await viewer.getByRole('img', { name: '第 1 张，共 7 张' }).waitFor()
    await waitForAnimations(page)

    // When enlarged, it is requested in a larger size: the displayed size counts.
    const shownWidth = () => widthOf(page.locator('.yarl__slide_current img').last())
    const before = await shownWidth()
    const session = await page.context().newCDPSession(page)
    await session.send('Input.synthesizePinchGesture', { x: 195, y: 422, scaleFactor: 2, gestureSourceType: 'touch' })
    await expect.poll(shownWidth).toBeGreaterThan(before * 1.2)
    expect(await page.evaluate<number>('visualViewport.scale')).toBe(1)
    await enlargeFully(page)

    await page.goBack()
    await viewer.waitFor({ state: 'hidden' })
    const box = await page.getByRole('region', { name: '图片' }).boundingBox()
    // Far more than half of it: what the browser takes for a tap's tremble is not scrolled.
    await drag(finger, { x: (box?.x ?? 0) + 350, y: (box?.y ?? 0) + 150, right: -320 })
    await expect.poll(() => thumbnailsOf(page).nth(1).getAttribute('aria-current')).toBe('true')
    expect(await viewer.count(), 'a swipe opens nothing').toBe(0)

    // In the viewer, a swipe on the dark border leads nowhere, and a tap there closes it.
    await goTo(page, `/?skuId=${skus.oak}`)
    const structure = page.getByRole('button', { name: /^结构/ }).first()
    await structure.tap()
    await viewer.getByRole('img').first().waitFor()
    for (const right of [-160, 160]) {
      await drag(finger, { x: 195, y: 140, right })
      await page.evaluate('new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))')
      expect(await viewer.evaluate((one) => (one as never as { className: string }).className)).toContain('portal_open')
    }
    // Reopened, because the library counts a tap right after a drag as a double tap.
    await page.goBack()
    await viewer.waitFor({ state: 'hidden' })
    await structure.tap()
    await viewer.getByRole('img').first().waitFor()
    await page.touchscreen.tap(195, 140)
    await viewer.waitFor({ state: 'hidden' })
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
  })
})
