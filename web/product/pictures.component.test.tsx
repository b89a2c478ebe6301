import { describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { getProductDetail, type ProductDetail } from '../../contract/catalogue.ts'
import { getSimilar } from '../../contract/image-search.ts'
import { answerLookups } from '../testing/lookups.ts'
import { noteLoading } from '../testing/loading-order.ts'
import { aPicture } from '../testing/pictures.ts'
import { aDetail, aSku } from '../testing/products.ts'
import { answer } from '../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../testing/show.tsx'
import { ProductDrawer } from './ProductDrawer.tsx'

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
} satisfies Record<Tongue, unknown>

// Larger than they are shown: otherwise nothing could be enlarged.
const [cover, drawing, macro] = ['#b98d5b', '#5b7d6a', '#3d5a80'].map((color) => aPicture(color, 2400)) as [
  string,
  string,
  string,
]

/** An oak with three pictures and a sibling, and one picture each of its layers and of a room. */
const oak = () =>
  aDetail({
    structuralImages: [aPicture('#a6492b')],
    skus: [
      aSku({
        model: 'NH-OAK-N',
        variant: { name: 'RAL 1011', enName: 'RAL 1011' },
        coverImage: cover,
        dimensionImages: [drawing],
        imageList: [cover, drawing],
        productImage: macro,
        caseImages: [aPicture('#d8d2c4')],
      }),
      aSku({ model: 'NH-OAK-S', coverImage: drawing }),
    ],
  })

/** A tile with seven pictures. */
const tile = () => {
  const pictures = Array.from({ length: 7 }, (_, index) => aPicture(`#4a6b7${index}`))
  return aDetail({ enName: 'Glazed tile', skus: [aSku({ coverImage: pictures[0] ?? null, imageList: pictures })] })
}

async function open(detail: ProductDetail, setting: Setting = {}): Promise<void> {
  answerLookups()
  answer(getProductDetail, detail)
  answer(getSimilar, { list: [], total: 0 })
  await show(<ProductDrawer />, { address: `/?skuId=${detail.skus[0]?.id}`, ...setting })
  await expect.element(page.getByRole('dialog').getByRole('tab').first()).toBeVisible()
}

const thumbnailsOf = (tongue: Tongue = 'en') =>
  page.getByRole('list', { name: WORDS[tongue].thumbnails }).getByRole('button')
const chosenName = () =>
  thumbnailsOf()
    .elements()
    .find((one) => one.ariaCurrent === 'true')?.ariaLabel
const viewerOf = (tongue: Tongue = 'en') => page.getByRole('dialog', { name: WORDS[tongue].viewer })
const namesOf = (buttons: Locator) => buttons.elements().map((one) => one.ariaLabel)
const focusedName = () => document.activeElement?.ariaLabel
const boxOf = (one: Locator) => one.element().getBoundingClientRect()

async function press(button: Locator, key = '{Enter}'): Promise<void> {
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard(key)
}

it('the large picture comes first, then all others', async () => {
  const noted = noteLoading()
  await open(oak())
  await expect.poll(() => document.querySelectorAll('[role=dialog] li img').length).toBeGreaterThan(3)
  const first = noted.findIndex((one) => one.startsWith('there'))
  const before = noted.slice(0, first).filter((one) => one.startsWith('begun'))
  // The carousel's other pictures are lazy and out of sight.
  expect(before).toEqual([cover, drawing, macro].map((address) => `begun ${decodeURIComponent(address)}`))
})

describe('the pictures of a product', () => {
  it('§2: stand in a carousel of 320 px with thumbnails of 60 px, of which a click selects one', async () => {
    await open(tile(), { viewport: { width: 1920, height: 1080 } })
    const slides = page.getByRole('region', { name: 'Pictures' })
    expect(boxOf(slides.getByRole('button', { name: 'Picture 1 of 7' }).first()).width).toBeCloseTo(320, 2)
    const thumbnails = thumbnailsOf()
    expect(thumbnails.elements()).toHaveLength(7)
    expect(boxOf(thumbnails.first()).width).toBeCloseTo(60, 2)
    await thumbnails.nth(4).click()
    await expect.poll(chosenName).toContain('Picture 5 of 7')
    const slide = slides.getByRole('button', { name: 'Picture 5 of 7' }).first()
    await expect.poll(() => boxOf(slide).x).toBe(boxOf(thumbnails.first()).x)
  })

  it('follow the arrow keys, from the thumbnails and from the picture itself', async () => {
    await open(tile())
    await press(thumbnailsOf().first(), '{ArrowRight}{ArrowRight}')
    await expect.poll(chosenName).toContain('Picture 3 of 7')
    await userEvent.keyboard('{End}')
    await expect.poll(chosenName).toContain('Picture 7 of 7')
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{Tab}{/Shift}{ArrowLeft}')
    await expect.poll(chosenName).toContain('Picture 6 of 7')
  })

  it.each([
    ['structure', /^Structure: /],
    ['case', /^Case: /],
  ])('§2: a %s picture can be previewed, and gets the focus back', async (_, name) => {
    await open(oak())
    await page.getByRole('button', { name }).click()
    await expect.element(viewerOf()).toBeVisible()
    expect(viewerOf().getByRole('button', { name: 'Next' }).elements()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(viewerOf()).not.toBeInTheDocument()
    expect(focusedName()).toMatch(name)
  })

  it('say so in the viewer when they cannot be loaded', async () => {
    await open(aDetail({ skus: [aSku({ imageList: ['data:image/png,broken'] })] }))
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    await expect.element(page.getByText('Picture comes later').first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(viewerOf()).not.toBeInTheDocument()
  })
})

describe('the viewer', () => {
  it.each<Tongue>(['en', 'zh-CN'])(
    'tells pictures one by one by what they show, by keys that never leave it (%s)',
    async (tongue) => {
      const words = WORDS[tongue]
      await open(oak(), { tongue })
      expect(namesOf(thumbnailsOf(tongue))).toEqual(words.names)
      await press(page.getByRole('button', { name: words.first }))
      const viewer = viewerOf(tongue)
      await expect.poll(focusedName).toBe(words.names[0])
      const told = () => viewer.element().querySelector('p[aria-live]')?.textContent
      expect(told()).toBe(words.names[0])
      const thumbnails = viewer.getByRole('navigation', { name: words.thumbnails }).getByRole('button')
      await expect.poll(() => namesOf(thumbnails)).toEqual(words.names)
      await userEvent.keyboard('{ArrowRight}')
      await expect.poll(told).toBe(words.names[1])
      expect(focusedName()).toBe(words.names[1])

      for (const keys of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
        const stops = new Set<string | null | undefined>()
        for (let count = 0; count < 16; count += 1) {
          await userEvent.keyboard(keys)
          expect(document.activeElement?.closest('.yarl__portal')).not.toBeNull()
          expect(document.activeElement?.closest('[inert]')).toBeNull()
          stops.add(focusedName())
        }
        expect(stops.size).toBeGreaterThan(3)
        expect([...stops]).not.toContain('')
        expect([...stops]).not.toContain(null)
      }
      await userEvent.keyboard('{ArrowRight}')
      await expect.poll(told).toBe(words.names[2])
      await userEvent.keyboard('{Escape}')
      await expect.element(viewer).not.toBeInTheDocument()
      await expect.poll(focusedName).toMatch(words.first)
    },
  )

  it('goes on with the arrow keys, counted, and its button leads back to where it was opened', async () => {
    await open(tile())
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    for (const [keys, place] of [
      ['', '1 / 7'],
      ['{ArrowRight}', '2 / 7'],
      ['{ArrowRight}', '3 / 7'],
      ['{ArrowLeft}', '2 / 7'],
    ] as const) {
      if (keys) await userEvent.keyboard(keys)
      await expect.element(viewerOf().getByText(place)).toBeVisible()
    }
    await viewerOf().getByRole('button', { name: 'Close' }).click()
    await expect.element(viewerOf()).not.toBeInTheDocument()
    expect(focusedName()).toBe('Zoom')
  })

  it('hears its keys on a thumbnail too, and the focus goes on with the picture', async () => {
    await open(oak())
    await press(page.getByRole('button', { name: WORDS.en.first }))
    const thumbnails = viewerOf().getByRole('navigation', { name: 'All pictures' }).getByRole('button')
    await press(thumbnails.first(), '{ArrowRight}')
    await expect.element(thumbnails.nth(1)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(thumbnails.nth(2)).toHaveFocus()
    const isEnlarged = () => document.querySelector('.viewer-enlarged') !== null
    await userEvent.keyboard('+')
    await expect.poll(isEnlarged).toBe(true)
    await userEvent.keyboard('-')
    await expect.poll(isEnlarged).toBe(false)
    await expect.element(thumbnails.nth(2)).toHaveFocus()
  })
})

it.each(['light', 'dark'] as const)(
  'what is chosen and what has the focus are told apart by shape and colour on both strips (%s)',
  async (theme) => {
    await open(oak(), { theme })
    for (const name of ['All pictures', 'Variants']) {
      const buttons = page.getByRole('list', { name, exact: true }).getByRole('button').elements()
      const chosen = buttons.find((one) => one.ariaCurrent === 'true')
      const other = buttons.find((one) => one.ariaCurrent === null)
      if (!chosen || !(other instanceof HTMLElement)) throw new Error('nothing is chosen, or everything')
      const line = getComputedStyle(chosen, '::after')
      expect(getComputedStyle(chosen).outlineStyle).toBe('none')
      expect(line.borderBottomStyle).toBe('solid')
      await userEvent.keyboard('{Tab}')
      other.focus()
      const { outlineStyle, outlineColor } = getComputedStyle(other)
      expect(outlineStyle).toBe('solid')
      expect(outlineColor).not.toBe(line.borderBottomColor)
    }
  },
)
