import { Link } from 'react-router'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getProductDetail, type ProductDetail } from '../../contract/catalogue.ts'
import { getSimilar } from '../../contract/image-search.ts'
import { getAreaTree } from '../../contract/lookups.ts'
import { seriousViolations } from '../testing/axe.ts'
import { answerLookups } from '../testing/lookups.ts'
import { aDetail, anAttribute, aSku } from '../testing/products.ts'
import { answer, asked, breakDown, refuse } from '../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../testing/show.tsx'
import { Toasts } from '../kit/toasts/Toasts.tsx'
import { ProductDrawer } from './ProductDrawer.tsx'

/** The longest names that the import accepts, without a place to break. */
const LONG = 'Langstreckenholzverbundplattenoberfläche'.repeat(5)
const PHONE = { width: 390, height: 844 }
const DETAIL = `GET ${getProductDetail.path}`

const parts = (
  <>
    <ProductDrawer />
    <Toasts closeLabel="Dismiss the message" />
  </>
)

function visit(address: string, setting: Setting = {}) {
  answerLookups()
  answer(getSimilar, { list: [], total: 0 })
  return show(parts, { address, ...setting })
}

function open(detail: ProductDetail, { skuId = detail.skus[0]?.id, ...setting }: Setting & { skuId?: string } = {}) {
  answer(getProductDetail, detail)
  return visit(`/?skuId=${skuId}`, setting)
}

const dialog = page.getByRole('dialog')
const toasts = () =>
  document.querySelector<HTMLElement>('[aria-live="polite"]:has(button)')?.innerText.trim() ?? 'no toast'
const dismissAll = async () => {
  for (const button of page.getByRole('button', { name: 'Dismiss the message' }).all()) await button.click()
}

describe('a product that cannot be shown', () => {
  it.each<Setting & { tongue: Tongue; error: string; gone: string; close: string; name: string }>([
    { tongue: 'en', error: 'Error', gone: 'There is no such product.', close: 'Close', name: 'Product' },
    {
      tongue: 'zh-CN',
      error: '错误',
      gone: '没有这个产品。',
      close: '关闭',
      name: '产品',
      theme: 'dark',
      viewport: PHONE,
    },
  ])(
    '§8: is the toast “Error” alone and an empty product, closed by its button ($tongue)',
    async ({ error, gone, close, name, ...setting }) => {
      refuse(getProductDetail, 404)
      const { address } = await visit('/?skuId=99999999', setting)
      const drawer = page.getByRole('dialog', { name, exact: true })
      await expect.element(drawer.getByRole('heading', { name: gone })).toBeVisible()
      await expect.poll(toasts).toBe(error)
      const closeButton = drawer.getByRole('button', { name: close, exact: true })
      await expect.element(closeButton).toHaveFocus()
      expect(await seriousViolations(drawer.element())).toEqual([])
      await closeButton.click()
      await expect.element(drawer).not.toBeInTheDocument()
      expect(address()).toBe('/')
      await dismissAll()
    },
  )

  it.each([
    ['letters', 'abc'],
    ['nothing', '0'],
    ['less than nothing', '-1'],
    ['a fraction', '1.5'],
    ['thirty digits', '1'.repeat(30)],
    ['three thousand digits', '7'.repeat(3000)],
    ['a path', '../x'],
    ['half a character', '%E0%A4%A'],
    ['a tag', '<b>'],
    ['a null character', '%00'],
    ['two values', 'x&skuId=2x'],
  ])('has the same face for a skuId of %s, asked for once at most', async (_, skuId) => {
    refuse(getProductDetail, 404)
    const { address } = await visit(`/?skuId=${skuId}`)
    await expect.element(page.getByRole('heading', { name: 'There is no such product.' })).toBeVisible()
    await expect.poll(toasts).toBe('Error')
    expect(asked.filter((call) => call === DETAIL).length).toBeLessThanOrEqual(1)
    await dialog.getByRole('button', { name: 'Close, and look on', exact: true }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(address()).toBe('/')
    await dismissAll()
  })

  it.each([500, 503])('can be asked for again after a %i, without losing the focus', async (status) => {
    const oak = aDetail({ skus: [aSku({ model: 'NH-OAK-N' })] })
    breakDown(getProductDetail, status)
    await visit(`/?skuId=${oak.skus[0]?.id}`)
    const retry = dialog.getByRole('button', { name: 'Retry' })
    await expect.element(retry).toBeVisible()
    await expect.poll(toasts).toBe('Error')
    answer(getProductDetail, oak)
    await retry.click()
    await expect.element(page.getByRole('dialog', { name: 'Herringbone oak' }).getByText('NH-OAK-N')).toBeVisible()
    expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
    await dismissAll()
  })
})

it('shows a product’s origin as soon as the areas load, although they failed at first', async () => {
  const product = aDetail({ skus: [aSku({ countryArea: { id: '44', name: '广东', enName: 'Guangdong' } })] })
  const address = `/?skuId=${product.skus[0]?.id}`
  answerLookups()
  answer(getSimilar, { list: [], total: 0 })
  answer(getProductDetail, product)
  breakDown(getAreaTree, 500)
  await show(
    <>
      <Link to={address}>Open it again</Link>
      {parts}
    </>,
    { address },
  )
  const places = () => [...document.querySelectorAll('[role=dialog] dd')].map((fact) => fact.textContent)
  await expect.poll(places).toContain('Guangdong')
  await expect.poll(toasts).toContain('500')
  expect(places()).not.toContain('Guangdong, China')
  answerLookups()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Open it again' }).click()
  await expect.poll(places).toContain('Guangdong, China')
  await dismissAll()
})

const long = () =>
  aDetail({
    enName: LONG,
    name: LONG,
    enDescription: LONG.repeat(3),
    brand: { id: '9', name: LONG, englishName: LONG },
    platformNo: LONG,
    attrs: Array.from({ length: 40 }, (_, index) => anAttribute([LONG, `${index} ${LONG}`], [LONG])),
    auths: [
      {
        id: '1',
        authorityInfo: { id: '1', name: LONG, enName: LONG, url: null },
        scheme: 'low_emission',
        number: LONG,
        issuedOn: null,
        expiresOn: null,
        url: '/files/proof.pdf',
      },
    ],
    files: [{ id: '1', name: LONG, enName: LONG, kind: 'installation', url: '/files/proof.pdf', size: 15 }],
    skus: [aSku({ model: LONG.slice(0, 200), minPrice: 999_999_999, maxPrice: 1_000_000_000, productDimension: LONG })],
  })

describe('an awkward product', () => {
  it.each([
    ['at 1920', { width: 1920, height: 1080 }, 1920],
    ['at 1366', { width: 1366, height: 768 }, 1366],
    ['at 200 %', { width: 683, height: 384 }, 1366],
    ['on a phone', PHONE, PHONE.width],
    ['at 320 px', { width: 320, height: 700 }, 320],
  ])('keeps long names, values and links inside the drawer %s', async (_, viewport, outerWidth) => {
    const unzoomed = vi.spyOn(window, 'outerWidth', 'get').mockReturnValue(outerWidth)
    onTestFinished(() => unzoomed.mockRestore())
    await open(long(), { viewport })
    const drawer = page.getByRole('dialog', { name: LONG })
    for (const index of [0, 1, 2]) {
      await drawer.getByRole('tab').nth(index).click()
      const { scrollWidth, clientWidth } = drawer.element()
      expect(scrollWidth - clientWidth).toBe(0)
    }
    await expect.element(drawer.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })

  it('shows twenty-four SKUs, the open one in view', async () => {
    const skus = Array.from({ length: 24 }, (_, index) => aSku({ model: `TILE-${index + 1}` }))
    const last = skus.at(-1)?.id ?? ''
    await open(aDetail({ skus }), { skuId: last, viewport: PHONE })
    const strip = page.getByRole('list', { name: 'Variants', exact: true })
    await expect.element(strip).toBeVisible()
    expect(strip.getByRole('button').elements()).toHaveLength(24)
    // The drawer is still sliding in.
    const opened = strip.getByRole('button', { name: 'TILE-24', exact: true })
    await expect.poll(() => opened.element().getBoundingClientRect().right).toBeLessThanOrEqual(PHONE.width)
  })

  it('is whole without pictures, price, siblings or papers', async () => {
    await open(aDetail({ enName: 'Bare board', skus: [aSku({ minPrice: null, maxPrice: null })] }))
    const drawer = page.getByRole('dialog', { name: 'Bare board' })
    await expect.element(drawer.getByText('Price on request')).toBeVisible()
    await expect.element(drawer.getByRole('img', { name: 'No picture' })).toBeVisible()
    expect(drawer.getByRole('button', { name: /Zoom|Search by image|Picture/ }).elements()).toEqual([])
    expect(drawer.getByRole('list', { name: 'Variants', exact: true }).elements()).toEqual([])
    await drawer.getByRole('tab').nth(1).click()
    await expect.element(drawer.getByText('No certificates are on file for this product.')).toBeVisible()
    await drawer.getByRole('tab').nth(2).click()
    await expect.element(drawer.getByText('There is nothing to download for this product.')).toBeVisible()
  })

  it('says that it is no longer on sale', async () => {
    await open(aDetail({ onSale: false, skus: [aSku({ onSale: false })] }))
    await expect.element(dialog.getByText('No longer on sale')).toBeVisible()
  })
})
