import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setDrawerStage } from '../stage/drawer-stage.ts'
import { standsStill } from '../stage/at-rest.ts'
import type { Tongue, VisitOptions } from '../stage/browser.ts'
import { FAILED_REQUEST } from '../stage/stage.ts'
import { focusedName, skuIdOf } from '../stage/drawer-shop.ts'

const DESK = { width: 1920, height: 1080 }
const PHONE = { width: 390, height: 844 }
const WORDS = {
  en: {
    thumbnails: 'All pictures',
    picture: (number: number) => `Picture ${number} of 7`,
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    viewer: 'Picture viewer',
    next: 'Next',
    close: 'Close',
    search: 'Search by image',
    cases: 'Case',
  },
  'zh-CN': {
    thumbnails: '全部图片',
    picture: (number: number) => `第 ${number} 张，共 7 张`,
    zoom: '放大',
    zoomIn: '放大',
    viewer: '图片查看器',
    next: '下一张',
    close: '关闭',
    search: '以图搜图',
    cases: '案例',
  },
}

const { stage, skus } = setDrawerStage()

async function visitProduct(options: VisitOptions = {}, skuId = skus.tile): Promise<Page> {
  await stage.enter(options)
  await stage.person.page.goto(`${stage.shop.server.url}/?skuId=${skuId}`)
  await stage.person.page.getByRole('dialog').getByRole('tab').first().waitFor()
  return stage.person.page
}

const thumbnailsOf = (page: Page, tongue: Tongue = 'en') =>
  page.getByRole('list', { name: WORDS[tongue].thumbnails }).getByRole('button')
const chosenOf = (page: Page) => thumbnailsOf(page).and(page.locator('[aria-current]')).getAttribute('aria-label')
const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0

/** How many of the screen's pixels one of the picture's takes. */
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

describe('the pictures of a product', () => {
  it('§2: stand in a carousel of 320 px with thumbnails of 60 px, of which a click selects one', async () => {
    const page = await visitProduct({ viewport: DESK })
    const current = page.getByRole('button', { name: WORDS.en.picture(1) }).first()
    expect(await widthOf(current)).toBeCloseTo(320, 2)
    const thumbnails = thumbnailsOf(page)
    expect(await thumbnails.count()).toBe(7)
    expect(await widthOf(thumbnails.first())).toBeCloseTo(60, 2)
    await thumbnails.nth(4).click()
    await expect.poll(() => chosenOf(page)).toContain(WORDS.en.picture(5))
    const slide = page
      .getByRole('region', { name: 'Pictures' })
      .getByRole('button', { name: WORDS.en.picture(5) })
      .first()
    await expect.poll(async () => (await slide.boundingBox())?.x).toBe((await thumbnails.first().boundingBox())?.x)
  })

  it('follow the arrow keys, from the thumbnails and from the picture itself', async () => {
    const page = await visitProduct()
    await thumbnailsOf(page).first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => chosenOf(page)).toContain(WORDS.en.picture(3))
    await page.keyboard.press('End')
    await expect.poll(() => chosenOf(page)).toContain(WORDS.en.picture(7))
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => chosenOf(page)).toContain(WORDS.en.picture(6))
  })

  it('follow a finger on a phone', async () => {
    const page = await visitProduct({ viewport: PHONE })
    await standsStill(page)
    const box = await page.getByRole('region', { name: 'Pictures' }).boundingBox()
    await swipeLeft(page, { x: (box?.x ?? 0) + 300, y: (box?.y ?? 0) + 150 })
    await expect.poll(() => chosenOf(page)).toContain(WORDS.en.picture(2))
    expect(await page.getByRole('dialog', { name: WORDS.en.viewer }).count()).toBe(0)
  })

  it.each<[Tongue, VisitOptions['viewport']]>([
    ['en', DESK],
    ['zh-CN', PHONE],
  ])('§2: the zoom icon opens a viewer of the whole screen, down to real pixels (%s)', async (tongue, viewport) => {
    const words = WORDS[tongue]
    const page = await visitProduct({ tongue, ...(viewport && { viewport }) })
    await thumbnailsOf(page, tongue).first().press('Home')
    await page.getByRole('button', { name: words.zoom, exact: true }).click()
    const viewer = page.getByRole('dialog', { name: words.viewer })
    await viewer.getByRole('img', { name: words.picture(1) }).waitFor()
    expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, ...viewport })
    const zoomIn = viewer.getByRole('button', { name: words.zoomIn })
    await expect
      .poll(async () => {
        if (await zoomIn.isEnabled()) await page.keyboard.press('+')
        return zoomIn.isEnabled()
      })
      .toBe(false)
    await expect.poll(() => pixelRatio(page)).toBeGreaterThanOrEqual(1)
    await page.keyboard.press('-')
    await expect.poll(() => zoomIn.isEnabled()).toBe(true)
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'hidden' })
    expect(await focusedName(page)).toBe(words.zoom)
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
  })

  it('say in the viewer what they show, and how large that is however enlarged, and are a press apart', async () => {
    const page = await visitProduct()
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    const viewer = page.getByRole('dialog', { name: WORDS.en.viewer })
    await viewer.locator('.viewer-subject').getByText('Cover').waitFor()
    await viewer.getByText('Glazed tile').waitFor()
    const picture = viewer.locator('.yarl__slide_current img')
    const bar = viewer.locator('.viewer-scale')
    // How many millimetres the picture is wide by its bar.
    const measured = async () => {
      const [shown, drawn] = await Promise.all([picture.boundingBox(), bar.locator('span').first().boundingBox()])
      const mm = Number.parseFloat((await bar.innerText()).replace(',', ''))
      return ((shown?.width ?? 0) / (drawn?.width ?? 1)) * mm
    }
    await expect.poll(measured).toBeCloseTo(900, -1)
    await page.keyboard.press('+')
    await expect.poll(measured).toBeCloseTo(900, -1)
    await viewer.getByRole('navigation', { name: 'All pictures' }).getByRole('button').nth(3).click()
    await viewer.locator('.viewer-subject').getByText('Dimension drawing').waitFor()
    await viewer.getByText('2 / 7').waitFor()
    expect(await page.evaluate<number>(`document.querySelectorAll('[role=dialog] style').length`)).toBe(0)
  })

  it('fill the same stage in the viewer, of many pixels, of few, and of one row of them, above a strip in the middle', async () => {
    const few = await skuIdOf(stage.shop, 'RMB')
    const page = await stage.visit(`/?skuId=${few}`, { viewport: DESK })
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    const viewer = page.getByRole('dialog', { name: WORDS.en.viewer })
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
    await viewer.getByRole('button', { name: WORDS.en.zoomIn }).click()
    await expect.poll(heightOf).toBeGreaterThan(before * 1.5)
  })

  it('are enlarged in the viewer by pinching', async () => {
    const page = await visitProduct({ viewport: PHONE })
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    await page
      .getByRole('dialog', { name: WORDS.en.viewer })
      .getByRole('img', { name: WORDS.en.picture(1) })
      .waitFor()
    await expect.poll(() => page.evaluate(`document.querySelector('.yarl__slide_current img').complete`)).toBe(true)
    // Enlarged, it is asked for in more pixels: what counts is how large it is shown.
    const shownWidth = () => widthOf(page.locator('.yarl__slide_current img').last())
    const before = await shownWidth()
    const session = await page.context().newCDPSession(page)
    await session.send('Input.synthesizePinchGesture', { x: 195, y: 422, scaleFactor: 2, gestureSourceType: 'touch' })
    await expect.poll(shownWidth).toBeGreaterThan(before * 1.2)
    expect(await page.evaluate<number>('visualViewport.scale')).toBe(1)
  })

  it('go on with the arrow keys in the viewer, counted, the focus kept', async () => {
    const page = await visitProduct()
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    const viewer = page.getByRole('dialog', { name: WORDS.en.viewer })
    await viewer.getByText('1 / 7').waitFor()
    await page.keyboard.press('ArrowRight')
    await viewer.getByText('2 / 7').waitFor()
    await page.keyboard.press('ArrowRight')
    await viewer.getByText('3 / 7').waitFor()
    await page.keyboard.press('ArrowLeft')
    await viewer.getByText('2 / 7').waitFor()
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate<boolean>(`document.activeElement.closest('[inert]') === null`)).toBe(true)
    }
    await viewer.getByRole('button', { name: 'Close' }).click()
    await viewer.waitFor({ state: 'hidden' })
    expect(await focusedName(page)).toBe('Zoom')
  })

  it('§2: are closed in the viewer by Back, which leaves the product open, and the next Back closes it', async () => {
    const page = await stage.visit('/')
    await page.getByRole('link', { name: 'Herringbone oak' }).click()
    const drawer = page.getByRole('dialog', { name: 'Herringbone oak' })
    const viewer = page.getByRole('dialog', { name: WORDS.en.viewer })
    await drawer.getByRole('button', { name: 'Zoom', exact: true }).click()
    await viewer.waitFor()
    await page.goBack()
    await viewer.waitFor({ state: 'hidden' })
    expect(await drawer.isVisible()).toBe(true)

    // Closed by Esc it leaves no step behind; and Forward does not bring it back.
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
    // Nothing of the layers is left over the page.
    await page.getByRole('checkbox', { name: 'Nordhem' }).check()
  })

  it('say that the viewer is on its way when it takes long', async () => {
    const page = await stage.enter()
    const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
    await page.route('**/assets/PictureViewer*.js', async (route) => {
      await permission
      await route.continue()
    })
    await page.goto(`${stage.shop.server.url}/?skuId=${skus.tile}`)
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    await page.getByText('Opening the picture').waitFor()
    permit()
    await page.getByRole('dialog', { name: WORDS.en.viewer }).waitFor()
    await page.getByText('Opening the picture').waitFor({ state: 'detached' })
  })

  it('say so in the viewer when they cannot be loaded', async () => {
    const page = await stage.enter()
    stage.forgive(FAILED_REQUEST)
    // What the viewer asks for in this window, and the carousel does not.
    await page.route(/width=(960|1280)$/, (route) => route.abort())
    await page.goto(`${stage.shop.server.url}/?skuId=${skus.tile}`)
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    await page.getByText('This picture could not be loaded.').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: WORDS.en.viewer }).waitFor({ state: 'hidden' })
  })

  it.each<Tongue>(['en', 'zh-CN'])(
    '§2: the scan icon keeps the picture under image and opens /ai in a new tab (%s)',
    async (tongue) => {
      const page = await visitProduct({ tongue })
      await thumbnailsOf(page, tongue).nth(1).click()
      const opening = page.context().waitForEvent('page')
      await page.getByRole('button', { name: WORDS[tongue].search }).click()
      const aiPage = await opening
      await aiPage.waitForURL('**/ai')
      const address = await thumbnailsOf(page, tongue).nth(1).locator('img').getAttribute('src')
      expect(await aiPage.evaluate<string>(`localStorage.getItem('image')`)).toBe(address?.replace(/\?.*/, ''))
      expect(await page.getByRole('dialog').isVisible()).toBe(true)
    },
  )

  it('are searched for on /ai even where nothing can be stored', async () => {
    const page = await stage.enter()
    await page.addInitScript(
      `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
    )
    await page.goto(`${stage.shop.server.url}/?skuId=${skus.tile}`)
    const opening = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Search by image' }).click()
    await (await opening).waitForURL('**/ai')
  })

  it.each<[string, RegExp]>([
    ['structure', /^Structure: /],
    ['case', /^Case: /],
  ])('§2: a %s picture can be previewed, and gives the focus back', async (_, name) => {
    const page = await visitProduct({}, skus.oak)
    const picture = page.getByRole('button', { name })
    await picture.click()
    const viewer = page.getByRole('dialog', { name: WORDS.en.viewer })
    await viewer.waitFor()
    expect(await viewer.getByRole('button', { name: 'Next' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'hidden' })
    expect(await focusedName(page)).toMatch(name)
  })
})
