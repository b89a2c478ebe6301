import fc from 'fast-check'
import { expect, test } from 'vitest'
import { papers, scales } from '../../../contract/boards/board.ts'
import { item as itemSchema, type Item, type Snapshot } from '../../../contract/boards/item.ts'
import { boxOfScaleBar } from '../../../contract/boards/layout/draw-board.ts'
import { boxOfLabel } from '../../../contract/boards/layout/label.ts'
import { unitOn } from '../../../contract/boards/layout/setting.ts'
import { aSnapshot } from '../../testing/boards.ts'
import { firstSize, layOut, type Surface } from './laying.ts'
import { areOverOthers, freePlaces } from './places.ts'

const A3: Surface = { canvas: { width: 420, height: 297 }, scale: 5, items: [] }
let count = 0
const newId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`

/** A material with a photograph of two to one. */
function pictured(cover: Partial<NonNullable<Snapshot['cover']>> = {}, facts: Partial<Snapshot> = {}): Snapshot {
  const address = `/images/${'0'.repeat(40)}`
  return aSnapshot({
    cover: { address, width: 1000, height: 500, mmWidth: null, color: '#aa8866', ...cover },
    ...facts,
  })
}
const found = (snapshot: Snapshot, skuId = '1') => ({ skuId, snapshot })
const named = (cover: Parameters<typeof pictured>[0]) =>
  pictured(cover, { enName: 'Smoked and brushed oak', variant: { name: '深褐色', enName: 'Deep umber, oiled' } })

interface Box {
  x: number
  y: number
  w: number
  h: number
}
/** The box of a sample's caption on the paper, as it is drawn. */
const captionBox = (item: Item, { canvas }: Pick<Surface, 'canvas'>): Box => {
  const label = item.type === 'sku' ? boxOfLabel(item, { unit: unitOn(canvas), language: 'en' }, 24) : null
  const { x, y, w, h } = label ?? { x: 0, y: 0, w: 0, h: 0 }
  return { x: item.x + x, y: item.y + y, w, h }
}
const around = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const right = Math.max(...boxes.map((box) => box.x + box.w))
  return { x, y, w: right - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y }
}
const hasMargins = ({ x, y, w, h }: Box, { canvas }: Pick<Surface, 'canvas'>) =>
  x >= 9.99 && y >= 9.99 && x + w <= canvas.width - 9.99 && y + h <= canvas.height - 9.99
const isOver = (one: Box, other: Box) =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h

test('a sample whose picture has a true width is laid to scale, and one without is shown whole', () => {
  // 500 × 250 mm of the room are 100 × 50 mm at 1:5.
  expect(firstSize(pictured({ mmWidth: 500 }), A3)).toEqual({ w: 100, h: 50 })
  const [known, unknown] = layOut(A3, [found(pictured({ mmWidth: 500 })), found(pictured(), '2')], { newId })
  expect(known).toMatchObject({ trueScale: true, tileRepeat: { mmWidth: 500, mmHeight: 250, joint: 0 } })
  expect(unknown).toMatchObject({ trueScale: false, tileRepeat: null })
  expect((unknown?.w ?? 0) / (unknown?.h ?? 1)).toBeCloseTo(2)
})

test('a large field is laid in part and a small tile several times, so that each can be seen', () => {
  const [least, most] = [297 * 0.16, 297 * 0.36]
  for (const mmWidth of [5, 20_000]) {
    const { w, h } = firstSize(pictured({ mmWidth }), A3)
    expect(Math.min(w, h)).toBeGreaterThanOrEqual(Math.floor(least))
    expect(Math.max(w, h)).toBeLessThanOrEqual(Math.ceil(most))
  }
})

test('a fabric is cut with pinking shears', () => {
  expect(layOut(A3, [found(pictured({}, { isFabric: true }))], { newId })[0]?.mask).toBe('pinked')
})

test('whatever is laid is a board’s item, lies above all and comes last in the legend', () => {
  const [first] = layOut(A3, [found(pictured())], { newId })
  const items = first ? [{ ...first, z: 7, laid: 3 }] : []
  const samples = layOut({ ...A3, items }, [found(pictured(), '2'), found(pictured(), '3')], { newId })
  expect(samples.map((sample) => itemSchema.parse(sample))).toEqual(samples)
  expect(samples.map(({ refId, z, laid }) => [refId, z, laid])).toEqual([
    ['2', 8, 4],
    ['3', 9, 5],
  ])
})

test('several are laid on the paper, none over another, as long as there is room', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 100, max: 1200 }), { maxLength: 5 }), (widths) => {
      const samples = layOut(
        A3,
        widths.map((mmWidth, nth) => found(pictured({ mmWidth }), `${nth}`)),
        { newId },
      )
      samples.forEach((sample, nth) => {
        expect(samples.slice(0, nth).some((other) => isOver(sample, other))).toBe(false)
        expect(sample.x).toBeGreaterThanOrEqual(0)
        expect(sample.x + sample.w).toBeLessThanOrEqual(A3.canvas.width)
        expect(sample.y + sample.h).toBeLessThanOrEqual(A3.canvas.height)
      })
    }),
  )
})

test('a name has room for two lines below a sample, also where letters are large for a long paper', () => {
  const long: Surface = { ...A3, canvas: { width: 1000, height: 400 } }
  const letters = 1000 / 95
  const samples = layOut(
    long,
    Array.from({ length: 12 }, (_, nth) =>
      found(pictured({ mmWidth: 500 }, { enName: 'Oak of the forest' }), `${nth}`),
    ),
    { newId },
  )
  const rows = [...new Set(samples.map(({ y }) => y))].toSorted((one, other) => one - other)
  expect(rows.length).toBeGreaterThan(1)
  const [first = 0, second = 0] = rows
  const height = Math.max(...samples.filter(({ y }) => y === first).map(({ h }) => h))
  expect(second - first - height, 'with a gap').toBeGreaterThanOrEqual(3 * letters + 4)
})

test('what lies there already is not covered, however it is turned', () => {
  const [beam] = layOut(A3, [found(pictured())], { newId })
  if (!beam) throw new Error('nothing was laid')
  const turned: Item = { ...beam, x: 20, y: 100, w: 380, h: 20, rotation: 90 }
  const [place] = freePlaces({ ...A3, items: [turned] }, [{ ...beam, w: 120, h: 60 }])
  // It stands upright in the middle: to its left there is room.
  expect(place?.x).toBeLessThan(200 - 120)
})

test('what comes later stands in line with what lies there, and below what is written under it', () => {
  const [sample] = layOut(A3, [found(pictured({ mmWidth: 500 }))], { newId })
  if (!sample) throw new Error('nothing was laid')
  const row = [20, 140].map((x, nth): Item => ({ ...sample, id: newId(), x, y: 30, w: 100, h: 50, laid: nth }))
  const more = { ...sample, w: 100, h: 50 }
  const places = freePlaces({ ...A3, items: row }, [more, more])
  expect(places[0]?.y).toBe(30)
  expect(places[1]?.x).toBe(20)
  const [beneath] = row.map((item) => captionBox(item, A3))
  expect(places[1]?.y).toBeGreaterThanOrEqual((beneath ? beneath.y + beneath.h : 0) + 297 * 0.04)
})

test('where a sample would not fit it is laid smaller, and still to scale', () => {
  const [sample] = layOut(A3, [found(pictured({ mmWidth: 500 }))], { newId })
  if (!sample) throw new Error('nothing was laid')
  // All but a strip of 100 mm on the right.
  const full: Item = { ...sample, x: 0, y: 0, w: 300, h: 297 }
  const [laid] = layOut({ ...A3, items: [full] }, [found(pictured({ mmWidth: 500 }), '2')], { newId })
  expect(laid).toMatchObject({ w: 80, h: 40, trueScale: true, tileRepeat: { mmWidth: 500 } })
  expect(laid?.x).toBeGreaterThan(300)
})

test('on a full board they lie within the margins where they cover the least, and no caption; that can be told', () => {
  const [sample] = layOut(A3, [found(pictured())], { newId })
  if (!sample) throw new Error('nothing was laid')
  const half = { ...sample, y: 0, w: 210, h: 297 }
  // The caption of the right one lies in the strip beneath it.
  const items: Item[] = [
    { ...half, x: 0 },
    { ...half, x: 210, h: 270 },
  ]
  const surface = { ...A3, items }
  const put = layOut(surface, [found(pictured(), '2'), found(pictured(), '3')], { newId })
  expect(areOverOthers(put, surface)).toBe(true)
  const caption = captionBox({ ...half, x: 210, h: 270 }, A3)
  for (const one of put) {
    expect(hasMargins(one, A3)).toBe(true)
    expect(isOver(one, caption)).toBe(false)
  }
  expect([put[1]?.x, put[1]?.y]).not.toEqual([put[0]?.x, put[0]?.y])
  expect(items.some(({ x, y }) => x === put[0]?.x && y === put[0]?.y)).toBe(false)
})

test('what lies under all of the paper takes no room', () => {
  const [ground] = layOut(A3, [found(pictured())], { newId })
  if (!ground) throw new Error('nothing was laid')
  const surface = { ...A3, items: [{ ...ground, x: -2, y: -2, w: 424, h: 301 }] }
  const put = layOut(surface, [found(pictured({ mmWidth: 500 }), '2')], { newId })
  expect(put[0]).toMatchObject({ w: 100, h: 50 })
  expect(areOverOthers(put, surface)).toBe(false)
})

test('nothing is covered as long as there is any room of the least size', () => {
  const [sample] = layOut(A3, [found(pictured())], { newId })
  if (!sample) throw new Error('nothing was laid')
  const { height } = A3.canvas
  const boxes = fc.record({
    x: fc.integer({ min: 0, max: 380 }),
    y: fc.integer({ min: 0, max: 270 }),
    w: fc.integer({ min: 20, max: 200 }),
    h: fc.integer({ min: 20, max: 140 }),
  })
  const step = height * 0.02
  const least = { x: 0, y: 0, w: 47.5, h: 23.8 }
  const caption = captionBox({ ...sample, ...least }, A3)
  fc.assert(
    fc.property(fc.array(boxes, { maxLength: 14 }), (lying) => {
      const items = lying.map((box): Item => ({ ...sample, id: newId(), ...box }))
      const surface = { ...A3, items }
      // The letters of the scale bar are kept free too.
      const others = [...items.flatMap((item) => [item, captionBox(item, A3)]), boxOfScaleBar(A3, unitOn(A3.canvas))]
      const isRoom = Array.from({ length: 50 * 72 }, (_, nth) => {
        const [x, y] = [10 + (nth % 72) * step, 10 + Math.floor(nth / 72) * step]
        return [
          { ...least, x, y },
          { ...caption, x: x + caption.x, y: y + caption.y },
        ]
      }).some((both) => hasMargins(around(both), A3) && !others.some((other) => both.some((box) => isOver(box, other))))
      const put = layOut(surface, [found(pictured({ mmWidth: 500 }), '2')], { newId })
      expect(isRoom && areOverOthers(put, surface)).toBe(false)
      expect(put.every((one) => hasMargins(one, A3))).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('on every paper and at every scale, many at once lie within margins of 10 mm, and every caption can be read', () => {
  const sizes = fc.array(fc.integer({ min: 5, max: 4000 }), { minLength: 1, maxLength: 24 })
  const paper = fc.constantFrom(...Object.values(papers), { width: 300, height: 300 }, { width: 900, height: 300 })
  const half = fc.integer({ min: 0, max: 23 })
  const board = fc.record({ sizes, paper, scale: fc.constantFrom(...scales), isUpright: fc.boolean(), half })
  fc.assert(
    fc.property(board, ({ sizes: widths, paper: { width, height }, scale, isUpright, half: some }) => {
      const canvas = isUpright ? { width, height } : { width: height, height: width }
      const skus = widths.map((mmWidth, nth) =>
        found(named({ mmWidth, height: 200 + ((mmWidth * 7) % 1600) }), `${nth}`),
      )
      const first = layOut({ canvas, scale, items: [] }, skus.slice(0, some), { newId })
      const all = [...first, ...layOut({ canvas, scale, items: first }, skus.slice(some), { newId })]
      const seen = all.map((item) => ({ item, caption: captionBox(item, { canvas }) }))
      for (const { item, caption } of seen) expect(hasMargins(around([item, caption]), { canvas })).toBe(true)
      const bar = boxOfScaleBar({ canvas, scale }, unitOn(canvas))
      const covered = seen.flatMap(({ caption }, nth) =>
        seen.filter((other, at) => at !== nth && (isOver(caption, other.item) || isOver(caption, other.caption))),
      )
      expect(covered).toEqual([])
      expect(seen.filter(({ caption }) => isOver(caption, bar))).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('what comes in numbers is laid in even sizes', () => {
  const many = Array.from({ length: 24 }, (_, nth) => found(named({ mmWidth: 500 }), `${nth}`))
  const samples = layOut(A3, many, { newId })
  expect(new Set(samples.map(({ w }) => w)).size).toBe(1)
  expect(samples[0]?.w).toBeGreaterThan(30)
})

test('what is dropped lies with its middle where it was dropped, and more of it beside and below', () => {
  const four = ['1', '2', '3', '4'].map((id) => found(pictured({ mmWidth: 500 }), id))
  const samples = layOut(A3, four, { newId, at: { x: 100, y: 80 } })
  expect(samples[0]).toMatchObject({ x: 50, y: 55 })
  const [first, second, third] = samples
  expect(second?.y).toBe(first?.y)
  expect(third?.x).toBe(first?.x)
  expect(samples.some((one, nth) => samples.slice(0, nth).some((other) => isOver(one, other)))).toBe(false)
})
