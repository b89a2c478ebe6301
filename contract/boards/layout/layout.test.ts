import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scales } from '../board.ts'
import type { Item, Label, Now, Sample, Snapshot, TextItem } from '../item.ts'
import { labelFields, NEW_ITEM, NEW_PICTURE } from '../item.ts'
import { repeatOf } from '../scale.ts'
import { drawBoard, drawScaleBar, scaleBar } from './draw-board.ts'
import { drawItem } from './draw-item.ts'
import { legendOf } from './legend.ts'
import { breakLines, onOneLine, widthOf } from './lettering.ts'
import { boundsOf, cellsOf, layersOf } from './marks.ts'
import type { Mark, PictureMark, Repeat } from './marks.ts'
import { legendNumbers, settingOf } from './setting.ts'
import { unbroken } from './words.ts'
import { fittedText, heightOfText, holdingText } from './text-box.ts'

const TILE: Snapshot = {
  name: '泽利格砖',
  enName: 'Zellige',
  variant: { name: '牛血红', enName: 'Oxblood' },
  model: 'ZL-20',
  brand: { name: '德拉', enName: 'Terrana' },
  cover: { address: `/images/${'a'.repeat(40)}`, width: 1000, height: 1000, mmWidth: 200, color: '#884433' },
  size: '200 × 200 × 10 mm',
  lengthMm: 200,
  widthMm: 200,
  isFabric: false,
  unit: { name: '平方米', enName: 'm²' },
  currency: 'CNY',
  minPrice: '180.00',
  maxPrice: '1220.50',
  capturedAt: 0,
}

const ID = '00000000-0000-4000-8000-000000000001'
const laidOn = { ...NEW_ITEM, id: ID, x: 0, y: 0, w: 200, h: 100, z: 0 }

function aSample(facts: Partial<Sample> = {}): Sample {
  return {
    type: 'sku',
    ...laidOn,
    ...NEW_PICTURE,
    shadow: false,
    label: { show: true, fields: ['number', 'name'], position: 'below' },
    refId: '1',
    snapshot: TILE,
    laid: 0,
    trueScale: true,
    tileRepeat: repeatOf(TILE, 3),
    ...facts,
  }
}

const PAPER = {
  canvas: { width: 420, height: 297 },
  scale: 10 as const,
  background: { type: 'color', value: '#fbfaf6' } as const,
}
const settingIn = (language: 'en' | 'zh-CN' = 'en', scale: (typeof scales)[number] = 10) =>
  settingOf({ ...PAPER, scale }, language)

function pictureOf(marks: Mark[]): PictureMark {
  const found = marks.find((mark) => mark.type === 'picture')
  if (!found) throw new Error('there is no picture')
  return found
}
const textsOf = (marks: Mark[]) => marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : []))

/** The left edges of all visible repeats. */
function edges({ place, repeat }: PictureMark, width: number): number[] {
  const step = repeat?.x ?? Infinity
  const found = []
  for (let x = place.x; x < width; x += step) if (x + place.w > 0) found.push(x)
  return found
}

describe('a sample to scale', () => {
  it('fills a floor of two metres with tiles of 200 mm and joints of 3, at 1:10', () => {
    const picture = pictureOf(drawItem(aSample(), settingIn()).marks)
    expect(picture.place).toEqual({ x: 0, y: 0, w: 20, h: 20 })
    expect(picture.repeat?.x).toBeCloseTo(20.3, 9)
    expect(picture.repeat?.y).toBeCloseTo(20.3, 9)
    expect(picture.repeat?.joint).toMatch(/^#/)
    const lefts = edges(picture, 200)
    expect(lefts).toHaveLength(10)
    expect(lefts[9]).toBeCloseTo(9 * 20.3, 9)
  })

  it('repeats a picture of a field without a joint', () => {
    const field = { ...TILE, lengthMm: 50, widthMm: 50 }
    const picture = pictureOf(drawItem(aSample({ snapshot: field, tileRepeat: repeatOf(field, 3) }), settingIn()).marks)
    expect(picture.repeat).toEqual({ x: 20, y: 20, joint: null })
  })

  it('shows one picture where one is enough', () => {
    const picture = pictureOf(drawItem(aSample({ w: 20, h: 20 }), settingIn()).marks)
    expect(picture.repeat).toBeUndefined()
  })

  it('mirrors a slab’s picture about its edges beyond what it shows, and says so in the label and the legend', () => {
    const cover = TILE.cover && { ...TILE.cover, mmWidth: 1300 }
    const slab = { ...TILE, cover, lengthMm: 2800, widthMm: 1600 }
    const item = aSample({ w: 280, h: 160, snapshot: slab, tileRepeat: repeatOf(slab) })
    const { marks } = drawItem(item, settingIn(), 1)
    const { place, repeat } = pictureOf(marks)
    expect(repeat).toEqual({ x: 130, y: 130, joint: null, isMirrored: true })
    const { period, cells } = cellsOf({ place, repeat: repeat as Repeat })
    expect(period).toEqual({ w: 260, h: 260 })
    // Both cells at an edge show the same side of the picture there.
    const sideAt = (cell: (typeof cells)[number], x: number) => (x === cell.x) === cell.flipX
    const [left, right] = cells
    expect(left && right && [sideAt(left, 130), sideAt(right, 130)]).toEqual([true, true])
    expect(textsOf(marks)).toEqual(['1 · Zellige, Oxblood', 'picture mirrored'])
    const filling = (language: 'en' | 'zh-CN') => legendOf({ items: [item], scale: 10 }, language)[0]?.filling
    expect(filling('en')).toBe('Picture mirrored to fill 2800 × 1600 mm')
    expect(filling('zh-CN')).toBe('图片镜像拼接，铺满 2800 × 1600 mm')
    expect(legendOf({ items: [item], scale: 1 }, 'en')[0]?.filling).toBe('')
  })

  it('mirrors a paint as well, and says so in the legend alone', () => {
    const paint = { ...TILE, lengthMm: null, widthMm: null }
    const item = aSample({ w: 280, h: 160, snapshot: paint, tileRepeat: repeatOf(paint) })
    const { marks } = drawItem(item, settingIn(), 1)
    expect(pictureOf(marks).repeat?.isMirrored).toBe(true)
    expect(textsOf(marks)).toEqual(['1 · Zellige, Oxblood'])
    expect(legendOf({ items: [item], scale: 10 }, 'en')[0]?.filling).toBe('Picture mirrored')
  })

  it('keeps its size, wherever it begins and however it is cropped, at any scale', () => {
    const side = fc.double({ min: 1, max: 2000, noNaN: true })
    const share = fc.double({ min: 0, max: 0.99, noNaN: true })
    fc.assert(
      fc.property(side, side, side, fc.constantFrom(...scales), share, share, (w, h, mm, scale, x, y) => {
        const snapshot = { ...TILE, cover: TILE.cover && { ...TILE.cover, mmWidth: mm } }
        const item = aSample({ w, h, snapshot, tileRepeat: repeatOf(snapshot, 2), crop: { x, y, w: 1 - x, h: 1 - y } })
        const { place, repeat, clip } = pictureOf(drawItem(item, settingIn('en', scale)).marks)
        expect(place.w).toBeCloseTo(mm / scale, 6)
        expect(place.x).toBeCloseTo((-x * mm) / scale, 6)
        expect(boundsOf(clip)).toMatchObject({ x: 0, y: 0, w, h })
        // The box is covered completely: by a cropped single repeat, or by repeats from its corner on.
        expect(repeat ? Infinity : place.x + place.w).toBeGreaterThanOrEqual(w - 1e-5)
        expect(place.x).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('a sample not to scale', () => {
  it('has its crop stretched over its box, and says so', () => {
    const item = aSample({ trueScale: false, tileRepeat: null, crop: { x: 0.25, y: 0.5, w: 0.5, h: 0.25 } })
    const { marks } = drawItem(item, settingIn(), 3)
    expect(pictureOf(marks).place).toEqual({ x: -100, y: -200, w: 400, h: 400 })
    expect(textsOf(marks)).toEqual(['3 · Zellige, Oxblood', 'not to scale'])
    expect(textsOf(drawItem(item, settingIn('zh-CN'), 3).marks)).toEqual(['3 · 泽利格砖，牛血红', '非按比例'])
  })

  it('says so without its label too', () => {
    const label = { show: false, fields: [], position: 'below' } as const
    const item = aSample({ trueScale: false, tileRepeat: null, label: { ...label, fields: [] } })
    expect(textsOf(drawItem(item, settingIn(), 3).marks)).toEqual(['not to scale'])
  })
})

describe('a label', () => {
  it('shows the requested facts', () => {
    const label = { show: true, fields: ['name', 'brand', 'model', 'size', 'price'], position: 'above' } as const
    const { marks } = drawItem(aSample({ label: { ...label, fields: [...label.fields] } }), settingIn(), 1)
    expect(textsOf(marks)).toEqual([
      'Zellige, Oxblood',
      'Terrana · ZL-20 · 200 × 200 × 10 mm · CNY 180 – 1,220.50 / m²',
    ])
    const baseLines = marks.flatMap((mark) => (mark.type === 'text' ? [mark.y] : []))
    expect(Math.max(...baseLines)).toBeLessThan(0)
  })

  it('has its name on two lines if its item is small, and is cut if that is not enough', () => {
    const named = (enName: string) => ({ ...TILE, enName, variant: null })
    const of = (enName: string, w: number) =>
      textsOf(drawItem(aSample({ snapshot: named(enName), w }), settingIn(), 1).marks)
    expect(of('Bianco Vento marble, Polished', 30)).toEqual(['1 · Bianco Vento marble,', 'Polished'])
    const cut = of('A name that goes on and on, since somebody would not stop, not even for the client', 30)
    expect(cut).toHaveLength(2)
    expect(cut[1]).toMatch(/…$/)
    for (const text of cut) expect(widthOf(text, settingIn().unit)).toBeLessThanOrEqual(settingIn().unit * 14)
  })

  it('stays inside its item if its words fit', () => {
    const snapshot = { ...TILE, enName: 'Sabbia fine terrazzo', variant: { name: '沙', enName: 'Sand' } }
    const { unit } = settingIn()
    const texts = textsOf(drawItem(aSample({ snapshot, w: 8 * unit }), settingIn(), 4).marks)
    expect(texts).toEqual(['4 · Sabbia fine', 'terrazzo, Sand'])
  })

  it('stays on one line if it is little wider than a small item, and does not break Chinese words', () => {
    const of = (enName: string, w: number) => {
      const snapshot = { ...TILE, enName, variant: null }
      const label: Label = { show: true, fields: ['name'], position: 'below' }
      return textsOf(drawItem(aSample({ snapshot, label, w: w * settingIn().unit }), settingIn()).marks)
    }
    expect(of('Lake 湖蓝', 4.1)).toEqual(['Lake 湖蓝'])
    expect(of('Lake 湖蓝', 2.6)).toEqual(['Lake', '湖蓝'])
    expect(of('Lake 湖蓝湖', 3.5)).toEqual(['Lake 湖蓝湖'])
    expect(of('Lake blue', 2.6)).toEqual(['Lake', 'blue'])
  })

  it('shows all requested facts on as many lines as necessary, without breaking a size or price', () => {
    const label: Label = { show: true, fields: ['name', 'brand', 'model', 'size', 'price'], position: 'below' }
    expect(textsOf(drawItem(aSample({ label, w: 62 }), settingIn(), 1).marks)).toEqual([
      'Zellige, Oxblood',
      'Terrana · ZL-20',
      '200 × 200 × 10 mm',
      'CNY 180 – 1,220.50 / m²',
    ])
  })

  it('has a plate within its item', () => {
    const label: Label = { show: true, fields: [...labelFields], position: 'inside' }
    const { marks } = drawItem(aSample({ label, w: 62 }), settingIn(), 1)
    const plate = marks.find((mark) => mark.type === 'area')
    const { x, y, w, h } = boundsOf(plate?.outline ?? { type: 'rectangle', x: 0, y: 0, w: 0, h: 0 })
    expect(x).toBeGreaterThan(0)
    expect(x + w).toBeLessThanOrEqual(62)
    expect(y + h).toBeLessThanOrEqual(100)
    expect(textsOf(marks)).toHaveLength(4)
  })

  it('is light on a dark ground', () => {
    const dark = settingOf({ ...PAPER, background: { type: 'color', value: '#202020' } }, 'en')
    const text = drawItem(aSample(), dark, 1).marks.find(({ type }) => type === 'text')
    expect(text).toMatchObject({ color: '#edeae4' })
  })
})

describe('masks, texts and shapes', () => {
  it('cuts fabric with teeth that touch the edge of its box', () => {
    const { clip } = pictureOf(drawItem(aSample({ mask: 'pinked' }), settingIn()).marks)
    expect(clip.type).toBe('polygon')
    const { x, y, w, h } = boundsOf(clip)
    for (const [one, other] of [
      [x, 0],
      [y, 0],
      [w, 200],
      [h, 100],
    ] as const)
      expect(one).toBeCloseTo(other, 6)
  })

  it('draws a shadow around an item, the widest area lowest', () => {
    const shadow = drawItem(aSample({ shadow: true }), settingIn()).marks[0]
    if (shadow?.type !== 'shadow') throw new Error('there is no shadow')
    const widths = layersOf(shadow).map(({ outline }) => outline.w)
    expect(widths).toEqual(widths.toSorted((one, other) => other - one))
    expect(widths.at(-1)).toBeGreaterThan(200)
  })

  it('breaks both scripts within their box, and at typed line breaks', () => {
    const text = fc
      .array(fc.constantFrom('oak ', 'floorboards', '大堂', '，', ' ', '\n', 'W', '—', '"'))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, fc.double({ min: 20, max: 200, noNaN: true }), (words, width) => {
        const lines = breakLines(words, 5, width)
        for (const line of lines) expect(widthOf(line, 5)).toBeLessThanOrEqual(width + 1e-9)
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(words.replaceAll(/\s/g, ''))
      }),
    )
    expect(breakLines('one\n\ntwo', 5, 100)).toEqual(['one', '', 'two'])
    expect(breakLines('大堂的地板，石材', 10, 42)).toEqual(['大堂的地', '板，石材'])
    expect(onOneLine('  a \n b ', 5, 100)).toBe('a b')
    expect(breakLines(`Sheets of ${unbroken('600 × 400 × 12 mm')}`, 10, 90)).toEqual(['Sheets of', '600 × 400 × 12 mm'])
    expect(breakLines('ae\u0301i', 10, 6), 'an accent stays with its letter').toEqual(['a', 'é', 'i'])
  })

  it('sets lines at the left, in the middle and at the right', () => {
    const text: Item = {
      type: 'text',
      ...laidOn,
      text: 'AV',
      level: 'body',
      align: 'right',
      color: '#000000',
      size: 10,
    }
    const at = (align: 'left' | 'center' | 'right') =>
      drawItem({ ...text, align }, settingIn()).marks.map((mark) => mark.type === 'text' && mark.x)
    expect(at('left')).toEqual([0])
    expect(at('center')).toEqual([(200 - 14.56) / 2])
    expect(at('right')).toEqual([200 - 14.56])
  })

  it('draws an arrow along the middle of its box, its head at the right', () => {
    const arrow: Item = { type: 'shape', ...laidOn, shape: 'arrow', fill: null, stroke: '#112233', strokeWidth: 2 }
    const { marks } = drawItem(arrow, settingIn())
    expect(marks[0]).toMatchObject({ type: 'line', from: [0, 50], color: '#112233', width: 2 })
    expect(marks[1]).toMatchObject({ type: 'area', fill: '#112233' })
    const { x, y, w, h } = boundsOf((marks[1] as Extract<Mark, { type: 'area' }>).outline)
    expect(x + w).toBe(200)
    expect(y + h / 2).toBeCloseTo(50, 9)
  })
})

describe("a text's box", () => {
  const aText = (facts: Partial<TextItem> = {}): TextItem => ({
    type: 'text',
    ...laidOn,
    text: 'Oak\nfloor',
    level: 'body',
    align: 'left',
    color: '#000000',
    size: 10,
    ...facts,
  })

  it('is as high as its lines, and as one line if it is empty', () => {
    expect(fittedText(aText())).toMatchObject({ x: 0, y: 0, w: 200, h: 28 })
    expect(fittedText(aText({ w: 30 }))).toMatchObject({ h: 28 })
    expect(fittedText(aText({ text: 'Oak floor', w: 30 }))).toMatchObject({ h: 28 })
    expect(fittedText(aText({ text: '', level: 'title' }))).toMatchObject({ h: 12 })
  })

  it('is never lower than its lines when its height is drawn', () => {
    expect(holdingText(aText({ h: 60 }), -1)).toMatchObject({ y: 0, h: 60 })
    expect(holdingText(aText({ h: 10 }), -1)).toMatchObject({ y: 0, h: 28 })
    expect(holdingText(aText({ h: 10 }), 1)).toMatchObject({ y: -18, h: 28 })
    expect(holdingText(aText({ h: 10 }), 0)).toMatchObject({ y: -9, h: 28 })
  })

  it('holds all its lines, and keeps its visible upper left corner, however it is turned', () => {
    const words = fc.array(fc.constantFrom('oak ', 'floorboards', '大堂', '\n', 'W')).map((parts) => parts.join(''))
    const rotation = fc.integer({ min: -180, max: 180 })
    fc.assert(
      fc.property(words, rotation, fc.double({ min: 8, max: 300, noNaN: true }), (text, turn, w) => {
        const before = aText({ text, rotation: turn, w, x: 40, y: 70 })
        const after = fittedText(before)
        const angle = (turn * Math.PI) / 180
        const corner = ({ x, y, h }: TextItem) => [
          x + w / 2 - (w / 2) * Math.cos(angle) + (h / 2) * Math.sin(angle),
          y + h / 2 - (w / 2) * Math.sin(angle) - (h / 2) * Math.cos(angle),
        ]
        expect(Math.abs((corner(after)[0] ?? 0) - (corner(before)[0] ?? 0))).toBeLessThan(0.02)
        expect(Math.abs((corner(after)[1] ?? 0) - (corner(before)[1] ?? 0))).toBeLessThan(0.02)
        expect(after.h).toBeCloseTo(heightOfText(after), 1)
        const lowest = drawItem(after, settingIn()).marks.map((mark) => (mark.type === 'text' ? mark.y : 0))
        expect(Math.max(0, ...lowest)).toBeLessThanOrEqual(after.h)
      }),
    )
  })
})

describe('a board', () => {
  it('consists of its ground, its items from the lowest up, and its scale bar', () => {
    const items = [aSample({ z: 5 }), aSample({ z: 1, id: ID.replace('1', '2') })]
    expect(drawBoard({ ...PAPER, items }, 'en').map(({ id }) => id)).toEqual([
      'background',
      ID.replace('1', '2'),
      ID,
      'scale-bar',
    ])
  })

  it('repeats a material on its ground at its scale', () => {
    const background = { type: 'material', value: '1', snapshot: TILE } as const
    const [ground] = drawBoard({ ...PAPER, background, items: [] }, 'en')
    expect(pictureOf(ground?.marks ?? []).repeat).toMatchObject({ x: 20, y: 20 })
  })

  it('has its scale bar on a plate of its own colour, whatever is below', () => {
    const background = { type: 'color', value: '#203040' } as const
    const bar = drawScaleBar({ ...PAPER, background }, settingIn())
    const [plate] = bar.marks
    if (plate?.type !== 'area') throw new Error('there is no plate')
    expect(plate.fill).toBe('#203040')
    const { x, y, w, h } = boundsOf(plate.outline)
    expect(x).toBeLessThan(0)
    expect(y).toBeLessThan(0)
    expect(x + w).toBeGreaterThan(bar.w)
    expect(bar.y + y + h).toBeLessThan(297)
  })

  it.each([
    [420, 5, 200, '200 mm'],
    [420, 1, 50, '50 mm'],
    [420, 20, 1000, '1 m'],
    [5000, 20, 10_000, '10 m'],
    [50, 1, 5, '5 mm'],
  ] as const)('of %d mm at 1:%d has a bar of a length that is easily read', (width, scale, room, text) => {
    expect(scaleBar(width, scale)).toEqual({ room, length: room / scale, text })
  })

  it('numbers its materials by the time they were laid, wherever they are', () => {
    const items = [
      aSample({ refId: '7', laid: 4, x: 0 }),
      aSample({ refId: '3', laid: 9, x: 10 }),
      aSample({ refId: '7', laid: 12, x: 20 }),
      aSample({ refId: '9', laid: 1, x: 300 }),
    ].map((item, place) => ({ ...item, id: ID.replace('1', String(place)) }))
    const numbers = [
      ['9', 1],
      ['7', 2],
      ['3', 3],
    ]
    expect([...legendNumbers(items)]).toEqual(numbers)
    expect([...legendNumbers(items.map((item) => ({ ...item, x: 400 - item.x, z: -item.x })))]).toEqual(numbers)
  })

  it('shows in its legend what has changed about a material since', () => {
    const now = (facts: Partial<Now>) =>
      new Map<string, Now>([
        [
          ID,
          {
            status: 'on_sale',
            minPrice: '180.00',
            maxPrice: '1220.50',
            certificatesExpired: 0,
            changed: false,
            ...facts,
          },
        ],
      ])
    const changes = (facts: Partial<Now>) => legendOf({ items: [aSample()], scale: 5 }, 'en', now(facts))[0]?.changes
    expect(changes({})).toEqual([])
    expect(changes({ minPrice: '190.00' })).toEqual(['price'])
    expect(changes({ status: 'withdrawn', minPrice: null, maxPrice: null })).toEqual(['withdrawn'])
    expect(changes({ certificatesExpired: 1 })).toEqual(['certificate'])
    expect(legendOf({ items: [aSample()], scale: 5 }, 'zh-CN')[0]).toMatchObject({
      number: 1,
      name: '泽利格砖，牛血红',
      brand: '德拉',
      model: 'ZL-20',
      price: 'CNY 180 – 1,220.50 / 平方米',
    })
  })
})
