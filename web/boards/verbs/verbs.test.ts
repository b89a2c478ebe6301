import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Item, Sample, Snapshot } from '../../../contract/boards/item.ts'
import { withSkuReplaced } from '../../../contract/boards/replaced.ts'
import { boundsOfTurned } from '../editor/geometry/boxes.ts'
import { aligned, alignments, distributed, sameSide } from './arrange.ts'
import { laidOn, rescaled } from './rescale.ts'

const A3 = { width: 420, height: 297 }

let count = 0
function lying(stated: Partial<Item> = {}): Item {
  count += 1
  return { type: 'chip', id: `id ${count}`, x: 0, y: 0, w: 10, h: 10, rotation: 0, groupId: null, ...stated } as Item
}

const snapshot = {
  cover: { width: 200, height: 100, mmWidth: 900 },
  lengthMm: 450,
  widthMm: 90,
  isFabric: false,
} as Snapshot

function sample(stated: Partial<Sample> = {}): Sample {
  const trueScale = { trueScale: true, tileRepeat: { mmWidth: 900, mmHeight: 450, joint: 0 } }
  return {
    ...lying({ w: 100, h: 50 }),
    type: 'sku',
    refId: '1',
    snapshot,
    mask: 'rectangle',
    ...trueScale,
    ...stated,
  } as Sample
}

const boxes = fc.array(
  fc.record({
    x: fc.integer({ min: -100, max: 300 }),
    y: fc.integer({ min: -100, max: 300 }),
    w: fc.integer({ min: 1, max: 80 }),
    h: fc.integer({ min: 1, max: 80 }),
    rotation: fc.constantFrom(0, 15, -30, 90, 180),
  }),
  { minLength: 2, maxLength: 8 },
)
const after = (before: readonly Item[], changed: readonly Item[]) =>
  before.map((item) => changed.find(({ id }) => id === item.id) ?? item)

describe('items in line', () => {
  it('have the edge or the middle of all of them, however they are turned, and once more changes nothing', () => {
    fc.assert(
      fc.property(boxes, fc.constantFrom(...alignments), (places, alignment) => {
        const items = places.map(lying)
        const next = after(items, aligned(items, alignment, A3))
        const edge = ({ x, y, w, h }: ReturnType<typeof boundsOfTurned>) =>
          ({ left: x, center: x + w / 2, right: x + w, top: y, middle: y + h / 2, bottom: y + h })[alignment]
        const edges = next.map((item) => edge(boundsOfTurned(item)))
        expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(0.03)
        for (const item of aligned(next, alignment, A3)) {
          const before = next.find(({ id }) => id === item.id)
          expect(Math.hypot(item.x - (before?.x ?? 0), item.y - (before?.y ?? 0))).toBeLessThan(0.03)
        }
      }),
    )
  })

  it('are in line with the paper where there is one alone', () => {
    const [item] = aligned([lying({ w: 20 })], 'right', A3)
    expect(item?.x).toBe(400)
    expect(aligned([lying({ h: 97 })], 'middle', A3)[0]?.y).toBe(100)
  })

  it('keep together where they are a group', () => {
    const group = [lying({ x: 50, groupId: 'g' }), lying({ x: 70, groupId: 'g' })]
    expect(aligned([lying({ x: 10 }), ...group], 'left', A3).map(({ x }) => x)).toEqual([10, 30])
  })

  it('have equal gaps between them, and the outermost stay', () => {
    const items = [lying({ x: 0 }), lying({ x: 90, w: 30 }), lying({ x: 20, w: 20 }), lying({ x: 200 })]
    const next = after(items, distributed(items, 'across', A3))
    expect(next.map(({ x }) => tenths(x))).toEqual([0, 123.3, 56.7, 200])
    expect(distributed(items.slice(0, 2), 'across', A3)).toEqual([])
  })

  it('keep their captions free where they are spread downwards, and move apart where there is too little room', () => {
    const label = { show: true, fields: ['name' as const], position: 'below' as const }
    const chips = [0, 12, 60].map((y) => lying({ y, w: 60, name: 'Umber', color: '#a6492b', label }))
    const [first, second, third] = after(chips, distributed(chips, 'down', A3)).map(({ y }) => y)
    const caption = (420 / 95) * 1.8
    expect((second ?? 0) - (first ?? 0)).toBeCloseTo((third ?? 0) - (second ?? 0), 1)
    expect(first).toBe(0)
    const close = [0, 2, 4].map((y) => lying({ y, w: 60, name: 'Umber', color: '#a6492b', label }))
    const apart = after(close, distributed(close, 'down', A3)).map(({ y }) => y)
    expect(tenths((apart[1] ?? 0) - (apart[0] ?? 0))).toBeCloseTo(10 + caption, 0)
  })

  it('are as wide as the one that was chosen first', () => {
    expect(sameSide([lying({ w: 33 }), lying(), lying({ w: 33 })], 'w').map(({ w }) => w)).toEqual([33])
  })
})

const tenths = (length: number) => Math.round(length * 10) / 10

describe('another scale', () => {
  it('leaves everything as it is drawn, or has samples cover the same of the room about their middle', () => {
    const items = [sample({ x: 10, y: 10 }), lying(), sample({ trueScale: false, tileRepeat: null })]
    expect(rescaled(items, { from: 5, to: 10, keeps: 'paper' })).toEqual([])
    expect(rescaled(items, { from: 5, to: 10, keeps: 'room' })).toEqual([{ ...items[0], x: 35, y: 22.5, w: 50, h: 25 }])
  })

  it('and back again is the board that it was', () => {
    const items = [sample({ x: 10, y: 10 })]
    const there = rescaled(items, { from: 5, to: 2, keeps: 'room' })
    expect(rescaled(there, { from: 2, to: 5, keeps: 'room' })).toEqual(items)
  })

  it('is another paper: what lay in its middle lies there again', () => {
    expect(laidOn([lying({ x: 200, y: 100 })], A3, { width: 520, height: 297 })[0]).toMatchObject({ x: 250, y: 100 })
  })
})

describe('another material in place of one', () => {
  it('has its place, sides, turn and crop, and its own scale', () => {
    const before = sample({ x: 7, rotation: 12, trueScale: true })
    const linen = { ...snapshot, isFabric: true, cover: { width: 100, height: 100, mmWidth: 150 } } as Snapshot
    expect(withSkuReplaced(before, { skuId: '2', snapshot: linen })).toMatchObject({
      id: before.id,
      x: 7,
      w: 100,
      rotation: 12,
      refId: '2',
      mask: 'pinked',
      tileRepeat: { mmWidth: 150, mmHeight: 150 },
    })
  })

  it('is not to scale where nobody knows its size', () => {
    const unknown = { ...snapshot, cover: null } as Snapshot
    expect(withSkuReplaced(sample(), { skuId: '2', snapshot: unknown })).toMatchObject({
      trueScale: false,
      tileRepeat: null,
    })
  })
})
