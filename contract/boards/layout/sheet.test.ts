import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NEW_BOARD, papers } from '../board.ts'
import type { BoardFields } from '../board.ts'
import type { Sample, Snapshot } from '../item.ts'
import { NEW_ITEM, NEW_PICTURE } from '../item.ts'
import type { Letterhead } from '../../paper.ts'
import { widthOf } from './lettering.ts'
import { layoutSheet, marksOn, printedScaleOf } from './sheet.ts'
import type { SheetPage, SheetWish } from './sheet.ts'

const OAK: Snapshot = {
  name: '橡木',
  enName: 'Oak',
  variant: null,
  model: 'OAK-1',
  brand: { name: '北', enName: 'Nordhem' },
  cover: null,
  size: '1800 × 190 mm',
  lengthMm: null,
  widthMm: null,
  isFabric: false,
  unit: { name: '平方米', enName: 'm²' },
  currency: 'CNY',
  minPrice: '80.00',
  maxPrice: '80.00',
  capturedAt: 0,
}

const samples = (count: number): Sample[] =>
  Array.from({ length: count }, (_, place) => ({
    type: 'sku',
    ...NEW_ITEM,
    ...NEW_PICTURE,
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    x: 10,
    y: 10,
    w: 60,
    h: 40,
    z: place,
    label: { show: false, fields: [], position: 'below' },
    refId: String(place + 1),
    snapshot: { ...OAK, enName: `Oak ${place + 1}` },
    laid: place,
    trueScale: false,
    tileRepeat: null,
  }))

const A2 = { width: papers.a2.height, height: papers.a2.width }
const sheet = ({
  count = 0,
  canvas = A2,
  ...wish
}: { count?: number; canvas?: BoardFields['canvas'] } & Partial<SheetWish>) =>
  layoutSheet({
    board: { ...NEW_BOARD, name: 'Lobby', canvas, items: samples(count) },
    paper: 'a4',
    hasLegend: false,
    hasPrices: false,
    language: 'en',
    ...wish,
  })
const textsOn = (pages: SheetPage[]) => marksOn(pages).flatMap(({ mark }) => (mark.type === 'text' ? [mark.text] : []))
/** The places of the legend's entries, page by page. */
const entriesOn = ({ layers }: SheetPage) =>
  layers.flatMap(({ drawings }) => drawings.filter(({ id }) => id.startsWith('legend-')))

const WISH: SheetWish = {
  board: { ...NEW_BOARD, name: 'Lobby', canvas: A2, items: samples(8) },
  paper: 'a4',
  hasLegend: true,
  hasPrices: false,
  language: 'en',
}

describe('a printed board', () => {
  it('fills the page without its legend, and states its printed scale: A2 at 1:5 is 1:10 on A4', () => {
    const { pages, printedScale } = sheet({})
    expect(printedScale).toBeCloseTo(10, 1)
    expect(pages).toMatchObject([{ w: 297, h: 210 }])
    expect(textsOn(pages)).toEqual(['1 : 10 · 200 mm'])
  })

  it('keeps its size on its own paper, and on a larger one', () => {
    expect(sheet({ paper: 'own' })).toMatchObject({ printedScale: 5, pages: [{ w: 594, h: 420 }] })
    const small = sheet({ paper: 'a3', canvas: { width: 210, height: 148 } })
    expect(small).toMatchObject({ printedScale: 5, pages: [{ w: 420, h: 297 }] })
    expect(small.pages[0]?.layers[0]).toMatchObject({ x: 105, y: 74.5, scale: 1 })
  })

  it('has its title and its printed scale above it, and its legend beside it', () => {
    const { pages, printedScale } = sheet({ count: 2, hasLegend: true, hasPrices: true })
    const printed = `1 : ${Number(printedScale.toPrecision(3))}`
    const texts = textsOn(pages)
    expect(texts.slice(0, 2)).toEqual(['Lobby', `594 × 420 mm, 1 : 5 · printed at ${printed}`])
    expect(texts).toContain(`${printed} · 200 mm`)
    const entry = (number: number) => [
      String(number),
      `Oak ${number}`,
      'Nordhem · OAK-1',
      '1800 × 190 mm',
      'CNY 80 / m²',
    ]
    expect(texts.slice(-10)).toEqual([...entry(1), ...entry(2)])
    expect(Math.min(...pages.flatMap(entriesOn).map(({ x }) => x))).toBeGreaterThan(200)
  })

  it('has its legend below it if it is upright, and no price unless requested', () => {
    const upright = { width: A2.height, height: A2.width }
    const { pages } = sheet({ count: 3, canvas: upright, hasLegend: true, language: 'zh-CN' })
    expect(pages).toMatchObject([{ w: 210, h: 297 }])
    expect(textsOn(pages).join()).not.toContain('CNY')
    expect(textsOn(pages)[1]).toMatch(/^420 × 594 mm，1 : 5 · 打印比例 1 : /)
    const [board] = pages[0]?.layers.filter(({ clip }) => clip !== null) ?? []
    const bottom = (board?.y ?? 0) + (board?.scale ?? 0) * upright.height
    expect(Math.min(...pages.flatMap(entriesOn).map(({ y }) => y))).toBeGreaterThan(bottom)
  })

  it('uses an A3 sheet for a board of A2: it is printed larger than 1:9, and its legend is beside it', () => {
    const { pages, printedScale } = sheet({ count: 8, paper: 'a3', hasLegend: true })
    expect(pages).toHaveLength(1)
    expect(printedScale).toBeLessThan(9)
    const [board] = pages[0]?.layers.filter(({ clip }) => clip !== null) ?? []
    const bottom = (board?.y ?? 0) + (board?.scale ?? 0) * A2.height
    expect(bottom, 'the sheet is used').toBeGreaterThan(250)
  })

  it('has its legend in even columns below a wide board', () => {
    const { pages } = sheet({ count: 8, paper: 'a3', hasLegend: true, canvas: { width: 800, height: 300 } })
    const [page] = pages
    const entries = page ? entriesOn(page) : []
    expect(new Set(entries.map(({ y }) => y)).size).toBe(2)
    expect(Math.max(...entries.map(({ x, w }) => x + w))).toBeGreaterThan(320)
  })

  it('has its legend beside it in a picture of its own paper, which keeps its size', () => {
    const { pages, printedScale } = sheet({ count: 8, paper: 'own', hasLegend: true, isOnePicture: true })
    expect(printedScale).toBe(5)
    expect(pages).toHaveLength(1)
    const [page] = pages
    expect(page?.h).toBe(420)
    expect(page?.layers[0]).toMatchObject({ x: 0, y: 0, scale: 1 })
    const legend = page?.layers.at(-1)
    expect(legend?.x).toBe(594)
    const right = Math.max(...(legend?.drawings.map(({ x, w }) => x + w) ?? []))
    expect((page?.w ?? 0) - 594).toBeCloseTo((right + 10) * (legend?.scale ?? 0), 3)
  })

  it('has its legend beside an upright board too if there is room', () => {
    const canvas = { width: 420, height: 594 }
    const { pages } = sheet({ count: 20, paper: 'own', hasLegend: true, isOnePicture: true, canvas })
    expect(pages).toMatchObject([{ h: 594 }])
  })

  it('has a long legend as a strip in a picture of its own paper, no higher than necessary', () => {
    const canvas = { width: 594, height: 150 }
    const { pages } = sheet({ count: 16, paper: 'own', hasLegend: true, isOnePicture: true, canvas })
    expect(pages).toMatchObject([{ w: 594 }, { w: 594 }])
    expect(pages[1]?.h).toBeLessThan(200)
    expect(new Set(entriesOn(pages[1] as SheetPage).map(({ x }) => x)).size).toBeGreaterThan(3)
  })

  it('states its printed scale before it is drawn', () => {
    for (const paper of ['own', 'a4', 'a3'] as const)
      for (const hasLegend of [true, false]) {
        const wish: SheetWish = { ...WISH, paper, hasLegend }
        expect(printedScaleOf(wish)).toBe(layoutSheet(wish).printedScale)
      }
  })

  it('lists every material once, in order, within its pages, however many there are', () => {
    const papersOf = fc.constantFrom('own' as const, 'a4' as const, 'a3' as const)
    const side = fc.integer({ min: 50, max: 5000 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 130 }), papersOf, side, side, (count, paper, width, height) => {
        const isOnePicture = count % 2 === 0
        const { pages } = sheet({ count, paper, canvas: { width, height }, hasLegend: true, isOnePicture })
        const ids = pages.flatMap(entriesOn).map(({ id }) => id)
        expect(ids).toEqual(Array.from({ length: count }, (_, place) => `legend-${place + 1}`))
        const outside = pages.flatMap((page) =>
          entriesOn(page).filter(({ x, y, w, h }) => x < 0 || y < 0 || x + w > page.w + 1e-6 || y + h > page.h + 1e-6),
        )
        expect(outside).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

describe('a studio’s paper', () => {
  const LETTERHEAD: Letterhead = {
    studio: {
      name: 'Studio Lin',
      address: 'Harbour Road 1\nHamburg',
      foot: 'lin.example',
      accent: '#7a3b1e',
      saysQuarry: false,
    },
    logo: null,
    project: 'Harbour flat · HF-7',
    client: 'Mrs Client',
    day: '23 November 2026',
  }
  const headed = (stated: Partial<Letterhead> = {}, wish: Partial<Parameters<typeof sheet>[0]> = {}) =>
    sheet({ count: 8, hasLegend: true, ...wish, letterhead: { ...LETTERHEAD, ...stated } })

  it('has its title block on the sheet of board and legend, which keep their room and their scale', () => {
    for (const paper of ['a4', 'a3'] as const)
      for (const canvas of [A2, { ...A2, width: A2.height, height: A2.width }]) {
        const plain = sheet({ count: 8, hasLegend: true, paper, canvas })
        const { pages, printedScale } = headed({}, { paper, canvas })
        expect([pages.length, printedScale]).toEqual([1, plain.printedScale])
        expect(pages.flatMap(entriesOn)).toEqual(plain.pages.flatMap(entriesOn))
        const texts = textsOn(pages)
        for (const text of ['Studio Lin', 'Project', 'Harbour flat · HF-7', 'Client', 'Mrs Client', '23 November 2026'])
          expect(texts).toContain(text)
        expect(texts).toEqual(expect.arrayContaining(['Sheet', '1 / 1', 'Harbour Road 1 · Hamburg · lin.example']))
      }
  })

  it('has its title block on every page of a long legend, with its number', () => {
    const { pages } = headed({ version: '3' }, { count: 120 })
    expect(pages.length).toBeGreaterThan(2)
    for (const [place, page] of pages.entries()) {
      const texts = textsOn([page])
      expect(texts).toEqual(expect.arrayContaining(['Studio Lin', 'Version', '3', `${place + 1} / ${pages.length}`]))
      expect(texts.filter((text) => text === `${place + 1} / ${pages.length}`)).toHaveLength(1)
    }
  })

  it('lays nothing over a board on its own paper, nor over one that fills its page', () => {
    const alone = { count: 8, hasLegend: false }
    for (const paper of ['own', 'a4'] as const)
      expect(headed({}, { ...alone, paper })).toEqual(sheet({ ...alone, paper }))
    const { pages } = headed({}, { paper: 'own' })
    expect(textsOn(pages.slice(0, 1))).not.toContain('Studio Lin')
    expect(textsOn(pages.slice(1))).toContain('Studio Lin')
  })

  it('leaves out what is not there, and cuts what is too long', () => {
    const texts = textsOn(headed({ project: '', client: '' }).pages)
    expect(texts).not.toContain('Project')
    expect(texts).not.toContain('Client')
    const long = '林设计工作室'.repeat(10)
    const [page] = headed({ project: long, client: long, studio: { ...LETTERHEAD.studio, name: long } }).pages
    if (!page) throw new Error('no page')
    const drawn = page.layers
      .flatMap(({ drawings }) => drawings)
      .filter(({ id }) => ['studio', 'title-block', 'title'].includes(id))
    const ends = drawn.flatMap(({ x, marks }) =>
      marks.flatMap((mark) => (mark.type === 'text' ? [x + mark.x + widthOf(mark.text, mark.size)] : [])),
    )
    expect(Math.max(...ends)).toBeLessThanOrEqual(page.w - 9.9)
  })

  it('has the logo in the place of the name, within its room', () => {
    for (const [width, height] of [
      [1200, 100],
      [100, 1200],
      [1, 1],
    ] as const) {
      const { pages } = headed({ logo: { key: 'a'.repeat(32), width, height } })
      expect(textsOn(pages)).not.toContain('Studio Lin')
      const logos = marksOn(pages).flatMap(({ mark }) =>
        mark.type === 'picture' && mark.source.type === 'own' ? [mark.place] : [],
      )
      expect(logos).toHaveLength(1)
      expect(logos[0]?.w).toBeLessThanOrEqual(60)
      expect(logos[0]?.h).toBeLessThanOrEqual(10)
    }
  })
})
