import { expect, it } from 'vitest'
import { NEW_ITEM, NEW_PICTURE, type Frame, type Sample } from '../../../../contract/boards/item.ts'
import { aSnapshot, itemIdOf } from '../../../testing/boards.ts'
import { framesWithSamples, quantityFrom, whatLiesOn } from './board-quantities.ts'

let count = 0

function lying(facts: Partial<Sample> = {}): Sample {
  count += 1
  return {
    ...NEW_ITEM,
    ...NEW_PICTURE,
    id: itemIdOf(count),
    type: 'sku',
    x: 10,
    y: 10,
    w: 120,
    h: 80,
    z: count,
    label: { show: false, fields: [], position: 'below' },
    refId: '11',
    snapshot: aSnapshot(),
    laid: count,
    trueScale: true,
    tileRepeat: null,
    ...facts,
  }
}

function aFrame(facts: Partial<Frame> = {}): Frame {
  count += 1
  return {
    ...NEW_ITEM,
    id: itemIdOf(count),
    type: 'frame',
    x: 0,
    y: 0,
    w: 200,
    h: 200,
    z: 0,
    name: 'Bar',
    fill: null,
    ...facts,
  }
}

const areaOf = (samples: readonly Sample[], scale = 20) =>
  whatLiesOn({ items: samples, scale }, { byFrame: false })[0]?.area

it('takes a sample to scale for an area of the room', () => {
  // 120 mm × 20 = 2.4 m; 80 mm × 20 = 1.6 m.
  expect(areaOf([lying()])).toBe('3.84')
  expect(areaOf([lying()], 1)).toBe('0.0096')
})

it('adds the samples of a SKU up before it rounds, in tenths of millimetres and less', () => {
  // 0.1 mm × 5 m, twice, at 1:1: 0.0005 m² each.
  expect(areaOf([lying({ w: 1.1, h: 45.5 }), lying({ w: 1.1, h: 45.5 })], 1)).toBe('0.0001')
  expect(areaOf([lying({ w: 333.3, h: 0.1 + 0.2 + 1 })], 10)).toBe('0.0433')
  expect(areaOf([lying({ w: 20_000, h: 20_000 }), lying({ w: 1, h: 1 })], 20)).toBe('160000.0004')
})

it('takes a round one for an ellipse, and one with pinked edges or another turn for its box', () => {
  expect(areaOf([lying({ w: 100, h: 100, mask: 'circle' })])).toBe('3.1416')
  expect(areaOf([lying({ mask: 'pinked', rotation: 30 })])).toBe('3.84')
})

it('takes nothing off for what is cut off, as its sides are what is shown, or lies over another', () => {
  const crop = { x: 0.5, y: 0, w: 0.5, h: 1 }
  expect(areaOf([lying({ crop }), lying()])).toBe('7.68')
})

it('knows no area of what is not to scale, and counts it', () => {
  const [found] = whatLiesOn(
    { items: [lying({ trueScale: false }), lying({ trueScale: false })], scale: 5 },
    { byFrame: true },
  )
  expect(found).toEqual({ skuId: '11', frameId: null, pieces: 2, area: null })
  expect(
    found && [quantityFrom(found, 'square_meter'), quantityFrom(found, 'piece'), quantityFrom(found, 'meter')],
  ).toEqual([null, '2', null])
})

it('tells frame from frame: a sample belongs to the smallest that it lies in wholly', () => {
  const [hall, bar] = [aFrame({ name: 'Hall', w: 500, h: 500 }), aFrame({ name: 'Bar' })]
  const empty = aFrame({ x: 900 })
  const [inBar, overEdge, outside] = [lying(), lying({ x: 150, h: 40 }), lying({ x: 600 })]
  const items = [inBar, overEdge, outside, hall, bar, empty]
  expect(framesWithSamples(items).map(({ name }) => name)).toEqual(['Hall', 'Bar'])
  expect(whatLiesOn({ items, scale: 20 }, { byFrame: true })).toEqual([
    { skuId: '11', frameId: null, pieces: 1, area: '3.84' },
    { skuId: '11', frameId: hall.id, pieces: 1, area: '1.92' },
    { skuId: '11', frameId: bar.id, pieces: 1, area: '3.84' },
  ])
  expect(whatLiesOn({ items, scale: 20 }, { byFrame: false })).toEqual([
    { skuId: '11', frameId: null, pieces: 3, area: '9.6' },
  ])
})

it('has the SKUs in the order of the legend', () => {
  const items = [lying({ refId: '2', laid: 9 }), lying({ refId: '1', laid: 3 }), lying({ refId: '2', laid: 1 })]
  expect(whatLiesOn({ items, scale: 1 }, { byFrame: false }).map(({ skuId }) => skuId)).toEqual(['2', '1'])
})
