import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setDrawerStage } from '../stage/drawer-stage.ts'
import { goTo } from '../stage/browser.ts'
import { FAILED_REQUEST } from '../stage/stage.ts'

const { stage, skus } = setDrawerStage()

const toasts = (page: Page) => page.locator('[aria-live="polite"]:has(button)').innerText()

/** Dismisses all messages. */
async function dismissAll(page: Page): Promise<void> {
  const dismiss = page.locator('[aria-live="polite"]').getByRole('button', { name: 'Dismiss' })
  await expect
    .poll(async () => {
      if ((await dismiss.count()) > 0) await dismiss.first().click()
      return dismiss.count()
    })
    .toBe(0)
}

/** Its looks, other addresses, and Chinese: web/product/awkward-products.component.test.tsx. */
describe('a product that cannot be shown', () => {
  it('§4, §8: comes as designed after its files failed or were late, after the network was gone; one of a wrong address is “Error” alone', async () => {
    const page = await stage.enter()
    stage.forgive(FAILED_REQUEST)
    for (const part of ['ProductDialog', 'PictureViewer'])
      await page.route(`**/assets/${part}*`, (route) => route.abort())
    await page.goto(`${stage.shop.server.url}/?skuId=${skus.oak}`)
    const failed = page.getByText('This part of the page could not be loaded.')
    const isAsDrawn = async (name: string, width: number) => {
      const dialog = page.getByRole('dialog', { name })
      await dialog.getByRole('button', { name: 'Close', exact: true }).waitFor()
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBeCloseTo(width, 0)
    }
    await failed.waitFor()
    await page.unroute('**/assets/ProductDialog*')
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await isAsDrawn('Herringbone oak', 900)

    await page.locator('[aria-live="polite"]').getByRole('button', { name: 'Dismiss' }).click()
    await failed.waitFor({ state: 'hidden' })
    const zoom = page.getByRole('button', { name: 'Zoom', exact: true })
    await zoom.click()
    await failed.waitFor()
    await page.unroute('**/assets/PictureViewer*')
    const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
    await page.route('**/assets/PictureViewer*', async (route) => {
      await permission
      await route.continue()
    })
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await zoom.click()
    const onItsWay = page.getByText('Opening the picture')
    await onItsWay.waitFor()
    permit()
    await isAsDrawn('Picture viewer', 1366)
    await onItsWay.waitFor({ state: 'detached' })
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
    const close = viewer.getByRole('button', { name: 'Close', exact: true })
    await close.click()
    await viewer.waitFor({ state: 'hidden' })
    // The server could not make the large picture just now.
    const large = /\/images\/.*width=(960|1\d{3})/
    await page.route(large, (route) => route.fulfill({ status: 503 }))
    await goTo(page, `/?skuId=${skus.tile}`)
    await page.getByRole('dialog', { name: 'Glazed tile' }).getByRole('tab').first().waitFor()
    await zoom.click()
    await viewer.getByRole('alert').getByText('Picture comes later').first().waitFor()
    await page.unroute(large)
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await expect.poll(() => viewer.getByRole('alert').count()).toBe(0)
    const width = `document.querySelector('.yarl__slide_current img').naturalWidth`
    expect(await page.evaluate<number>(width)).toBeGreaterThan(0)
    await close.click()
    await viewer.waitFor({ state: 'hidden' })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await dismissAll(page)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: /Board number 4\b/ }).click()
    await page.getByRole('heading', { name: 'The product could not be loaded.' }).waitFor()
    expect((await toasts(page)).trim(), 'offline').toBe('Error')
    await page.context().setOffline(false)
    await dialog.getByText('PL-4', { exact: true }).waitFor()

    const asked: string[] = []
    page.on('request', (request) => request.url().includes('get-detail') && asked.push(request.url()))
    // An incomplete UTF-8 character.
    await page.goto(`${stage.shop.server.url}/?skuId=%E0%A4%A`)
    const face = page.getByRole('heading', { name: 'There is no such product.' })
    await face.waitFor()
    await expect.poll(async () => (await toasts(page)).trim(), { message: 'at a wrong address' }).toBe('Error')
    expect(asked.length).toBeLessThanOrEqual(1)
    await dialog.getByRole('button', { name: 'Close, and look on', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).search).toBe('')
    await goTo(page, '/?skuId=99999999')
    await face.waitFor()
    await page.mouse.click(100, 300)
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Herringbone oak' }).waitFor()
  })
})
