import { Link } from 'react-router'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getProductDetail, type ProductDetail } from '../../contract/catalogue.ts'
import { getSimilar } from '../../contract/image-search.ts'
import { seriousViolations } from '../testing/axe.ts'
import { answerLookups } from '../testing/lookups.ts'
import { aPicture } from '../testing/pictures.ts'
import { aCertificate, aDetail, aSku } from '../testing/products.ts'
import { answer, asked } from '../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../testing/show.tsx'
import buttons from '../kit/buttons.module.css'
import { ProductDrawer } from './ProductDrawer.tsx'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1920, height: 1080 }
const COLORS = ['#b98d5b', '#5b7d6a', '#3d5a80']

/** Twenty-four tiles, the first with three pictures. */
const tile = () =>
  aDetail({
    name: '釉面砖',
    enName: 'Glazed tile',
    skus: Array.from({ length: 24 }, (_, index) =>
      aSku({ model: `TILE-${index + 1}`, imageList: index === 0 ? COLORS.map((color) => aPicture(color)) : [] }),
    ),
  })

/** The page below the drawer: it has a card that links to the product. */
async function showOver(path: string, detail: ProductDetail | Promise<ProductDetail>, setting: Setting = {}) {
  answerLookups()
  answer(getProductDetail, detail)
  answer(getSimilar, { list: [], total: 0 })
  const parts = (
    <>
      <main tabIndex={-1} style={{ minHeight: 600 }}>
        <Link to="/?skuId=1">The card</Link>
      </main>
      <ProductDrawer
        actions={() => (
          <button type="button" className={buttons['framed']}>
            An action
          </button>
        )}
      />
    </>
  )
  return show(parts, { address: path, ...setting })
}

async function open(detail: ProductDetail, setting: Setting = {}) {
  const shown = await showOver(`/?skuId=${detail.skus[0]?.id}`, detail, setting)
  await expect.element(drawer.getByRole('tab').first()).toBeVisible()
  return shown
}

const drawer = page.getByRole('dialog')
const skuIn = (address: string) => new URL(address, location.href).searchParams.get('skuId')
const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const pressBeside = () =>
  page.getByRole('main', { includeHidden: true }).click({ position: { x: 100, y: 300 }, force: true })

describe('a product’s drawer', () => {
  it('§2: is closed by a click outside, but not while it is loading, which removes skuId and nothing else', async () => {
    const { promise, resolve } = Promise.withResolvers<ProductDetail>()
    const rest = '/product?sort=price-desc&unknown=1&priceMax=400'
    const { address } = await showOver(`${rest}&skuId=1#here`, promise)
    await expect.element(page.getByRole('dialog', { name: 'Product' })).toBeVisible()
    await expect.poll(focusedName).toBe('Close')
    await pressBeside()
    expect(focusedName()).toBe('Close')
    expect(skuIn(address())).toBe('1')
    resolve(aDetail({ skus: [aSku({ id: '1', model: 'NH-OAK-N' })] }))
    await expect.element(page.getByRole('dialog', { name: 'Herringbone oak' }).getByText('NH-OAK-N')).toBeVisible()
    await pressBeside()
    await expect.element(drawer).not.toBeInTheDocument()
    expect(address()).toBe(`${rest}#here`)
  })

  it('§2: stays open at Esc, wherever the focus is, and after it closed the viewer', async () => {
    const { address } = await open(tile())
    await userEvent.keyboard('{Escape}')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
    await expect.element(viewer).toBeVisible()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(viewer).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(focusedName()).toBe('Zoom')
    await expect.element(page.getByRole('dialog', { name: 'Glazed tile' })).toBeVisible()
    expect(skuIn(address())).not.toBeNull()
  })

  it('keeps the focus, and gives it back to the card', async () => {
    await showOver('/', tile())
    const card = page.getByRole('link', { name: 'The card' })
    card.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer.getByRole('tab').first()).toBeVisible()
    for (let round = 0; round < 4; round += 1) {
      for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
        await userEvent.keyboard(keys)
        expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
      }
    }
    drawer.getByRole('button', { name: 'Close', exact: true }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(card).toHaveFocus()
  })

  it.each<[Tongue, string[]]>([
    ['en', ['Nordhem', 'Flooring', 'Timber']],
    ['zh-CN', ['诺木', '地面', '木地板']],
  ])('§2: its breadcrumb leads to the brand and every level of the category (%s)', async (tongue, names) => {
    const { address } = await showOver('/brand/1?skuId=1', tile(), { tongue })
    const steps = drawer.getByRole('navigation').getByRole('link')
    await expect.poll(() => steps.elements().map((step) => step.textContent)).toEqual(names)
    const addresses = steps.elements().map((step) => step.getAttribute('href'))
    expect(addresses).toEqual(['/?brandId=1', '/?categoryId=1', '/?categoryId=2'])
    await steps.nth(1).click()
    await expect.element(drawer).not.toBeInTheDocument()
    expect(address()).toBe('/?categoryId=1')
  })

  it('§2: switching the SKU asks nothing more of the product, and begins at the first picture and tab', async () => {
    const detail = tile()
    const { address } = await open(detail)
    const thumbnails = drawer.getByRole('list', { name: 'All pictures' }).getByRole('button')
    await thumbnails.nth(2).click()
    await drawer.getByRole('tab').nth(1).click()
    const before = asked.length
    drawer.getByRole('button', { name: 'TILE-1', exact: true }).element().focus()
    await userEvent.keyboard('{End}')
    await expect.element(drawer.getByText('TILE-24', { exact: true })).toBeVisible()
    expect(skuIn(address())).toBe(detail.skus.at(-1)?.id)
    expect(focusedName()).toBe('TILE-24')
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect.element(drawer.getByText('TILE-1', { exact: true })).toBeVisible()
    await expect.element(drawer.getByRole('tab', { selected: true })).toHaveTextContent('Params')
    await expect.element(thumbnails.nth(0)).toHaveAttribute('aria-current', 'true')
    // Similar products differ by SKU, and load when in view.
    expect(asked.slice(before).filter((call) => !call.endsWith('/spu/similar'))).toEqual([])
  })

  it('awaits a product in the shape that it will have on a phone', async () => {
    const { promise, resolve } = Promise.withResolvers<ProductDetail>()
    await showOver('/?skuId=1', promise, { viewport: PHONE })
    const sizeOf = (element: Element | null | undefined) => {
      const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
      return { width: Math.round(width), height: Math.round(height) }
    }
    await expect.poll(() => sizeOf(document.querySelector('[role="dialog"] output > div')).width).toBeGreaterThan(300)
    const awaited = sizeOf(document.querySelector('[role="dialog"] output > div'))
    resolve(tile())
    const picture = drawer.getByRole('button', { name: /^Enlarge/ }).first()
    await expect.element(picture).toBeVisible()
    expect(sizeOf(picture.element())).toEqual(awaited)
  })

  it('leaves the ring of what stands below its head whole, on a desk and on a phone', async () => {
    await open(tile(), { viewport: DESK })
    const action = drawer.getByRole('button', { name: 'An action' }).element()
    for (const { width, height } of [DESK, PHONE]) {
      await page.viewport(width, height)
      // It has slid in.
      await expect.poll(() => drawer.element().getBoundingClientRect().right).toBeCloseTo(width, 0)
      await userEvent.keyboard('{Tab}')
      action.focus()
      const { outlineWidth, outlineOffset } = getComputedStyle(action)
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
      expect(ring).toBeGreaterThan(2)
      const { left, top } = action.getBoundingClientRect()
      const isWhole = document.elementFromPoint(left + 20, top - ring)?.contains(action)
      expect({ width, isWhole }).toEqual({ width, isWhole: true })
    }
  })

  it.each<Setting & { tongue: Tongue }>([
    { theme: 'light', tongue: 'en', viewport: DESK },
    { theme: 'dark', tongue: 'zh-CN', viewport: PHONE },
  ])('has nothing in the way of assistive technology, tab by tab and in the viewer ($theme)', async (setting) => {
    await open(known(), setting)
    const tabs = drawer.getByRole('tab')
    for (const place of [0, 1, 2]) {
      await tabs.nth(place).click()
      expect(await seriousViolations(drawer.element())).toEqual([])
    }
    await drawer.getByRole('button', { name: setting.tongue === 'en' ? 'Zoom' : '放大', exact: true }).click()
    const viewer = page.getByRole('dialog', { name: /viewer|查看器/ })
    await expect.element(viewer.getByRole('img').first()).toBeVisible()
    expect(await seriousViolations(viewer.element())).toEqual([])
  })
})

/** With content behind every tab. */
function known(): ProductDetail {
  const detail = tile()
  const [first, second] = detail.skus
  return {
    ...detail,
    enDescription: 'Small tiles.',
    description: '小砖。',
    auths: [aCertificate(), aCertificate({ id: '2', number: 'A-2', expiresOn: '2020-12-31', url: null })],
    files: [{ id: '1', name: '铺装指南', enName: 'Laying guide', kind: 'installation', url: '/files/g.pdf', size: 15 }],
    structuralImages: [aPicture('#d8d2c4')],
    skus: [
      {
        ...(first ?? aSku()),
        colorSystem: 'RAL',
        color: { id: '1', name: '1011', hex: '#af804f', icon: null },
        palette: [{ hex: '#b98d5b', lab: [61.2, 10.1, 33.4], share: 1 }],
        nearestColors: [{ system: 'RAL', name: 'RAL 1011', hex: '#af804f', deltaE: 4.31 }],
        caseImages: [aPicture('#4a4642')],
        stock: 12,
        leadTimeDays: 7,
      },
      ...(second ? [second] : []),
    ],
  }
}
