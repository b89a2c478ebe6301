import fc from 'fast-check'
import { expect, test } from 'vitest'
import { item as itemSchema, type Item, type Snapshot } from '../../../contract/boards/item.ts'
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
const isOver = (one: Item, other: Item) =>
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
    Array.from({ length: 12 }, (_, nth) => found(pictured({ mmWidth: 500 }), `${nth}`)),
    { newId },
  )
  const rows = [...new Set(samples.map(({ y }) => y))].toSorted((one, other) => one - other)
  expect(rows.length).toBeGreaterThan(1)
  const [first = 0, second = 0] = rows
  const height = Math.max(...samples.filter(({ y }) => y === first).map(({ h }) => h))
  expect(second - first - height, 'with the usual gap').toBeGreaterThanOrEqual(3 * letters + 16)
})

test('what lies there already is not covered, however it is turned', () => {
  const [beam] = layOut(A3, [found(pictured())], { newId })
  if (!beam) throw new Error('nothing was laid')
  const turned: Item = { ...beam, x: 20, y: 100, w: 380, h: 20, rotation: 90 }
  const [place] = freePlaces({ ...A3, items: [turned] }, [{ w: 120, h: 60 }])
  // It stands upright in the middle: to its left there is room.
  expect(place?.x).toBeLessThan(200 - 120)
})

test('what comes later stands in line with what lies there, and below what is written under it', () => {
  const [sample] = layOut(A3, [found(pictured({ mmWidth: 500 }))], { newId })
  if (!sample) throw new Error('nothing was laid')
  const row = [20, 140].map((x, nth): Item => ({ ...sample, id: newId(), x, y: 30, w: 100, h: 50, laid: nth }))
  const places = freePlaces({ ...A3, items: row }, [
    { w: 100, h: 50 },
    { w: 100, h: 50 },
  ])
  expect(places[0]?.y).toBe(30)
  expect(places[1]?.x).toBe(20)
  expect(places[1]?.y).toBeGreaterThan(30 + 50 + 297 * 0.08)
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

test('on a full board they lie where they cover the least, each at a place of its own, and that can be told', () => {
  const [sample] = layOut(A3, [found(pictured())], { newId })
  if (!sample) throw new Error('nothing was laid')
  const half = { ...sample, y: 0, w: 210, h: 297 }
  const items: Item[] = [
    { ...half, x: 0 },
    { ...half, x: 210, h: 270 },
  ]
  const surface = { ...A3, items }
  const put = layOut(surface, [found(pictured(), '2'), found(pictured(), '3')], { newId })
  const [one, other] = put
  // Beneath the right half there is a strip of 27 mm, and it takes 24.
  expect(one?.y).toBeGreaterThanOrEqual(270)
  expect([other?.x, other?.y]).not.toEqual([one?.x, one?.y])
  expect(areOverOthers(put.slice(0, 1), surface)).toBe(false)
  const full = {
    ...A3,
    items: [
      { ...half, x: 0 },
      { ...half, x: 210 },
    ],
  }
  const [over] = layOut(full, [found(pictured(), '2')], { newId })
  if (!over) throw new Error('nothing was laid')
  expect(areOverOthers([over], full)).toBe(true)
  expect(full.items.some(({ x, y }) => x === over.x && y === over.y)).toBe(false)
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
  const { width, height } = A3.canvas
  const boxes = fc.record({
    x: fc.integer({ min: 0, max: 380 }),
    y: fc.integer({ min: 0, max: 270 }),
    w: fc.integer({ min: 20, max: 200 }),
    h: fc.integer({ min: 20, max: 140 }),
  })
  const step = height * 0.02
  const least = { w: height * 0.16, h: Math.round(height * 0.8) / 10 }
  fc.assert(
    fc.property(fc.array(boxes, { maxLength: 14 }), (lying) => {
      const items = lying.map((box): Item => ({ ...sample, id: newId(), ...box }))
      const places = Array.from({ length: 50 * 72 }, (_, nth) => ({
        x: Math.round((nth % 72) * step * 10) / 10,
        y: Math.round(Math.floor(nth / 72) * step * 10) / 10,
      }))
      const isRoom = places.some(({ x, y }) => {
        const box = { ...sample, x, y, ...least, w: least.w + 0.1, h: least.h + 0.1 }
        return x + box.w <= width && y + box.h <= height && !items.some((other) => isOver(box, other))
      })
      const put = layOut({ ...A3, items }, [found(pictured({ mmWidth: 500 }), '2')], { newId })
      expect(isRoom && areOverOthers(put, { ...A3, items })).toBe(false)
      const [laid] = put
      expect(laid && laid.x >= 0 && laid.x + laid.w <= width && laid.y >= 0 && laid.y + laid.h <= height).toBe(true)
    }),
    { numRuns: 60 },
  )
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
