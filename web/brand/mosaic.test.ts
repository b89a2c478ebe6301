import { expect, test } from 'vitest'
import { layMosaic } from './mosaic.ts'

const scene = { image: '/images/room', color: '#b0a090' }
const covers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ coverImage: `/images/${index}`, coverColor: '#8a6642' }))
const shapeOf = (mosaic: ReturnType<typeof layMosaic>) => [
  mosaic.lead?.image,
  mosaic.rest.length,
  mosaic.leadRatio + mosaic.restRatio,
]

test('a room stands beside a square of four covers', () => {
  expect(shapeOf(layMosaic(scene, covers(5)))).toEqual(['/images/room', 4, 2.6])
})

test('without a room the first cover leads, and is not shown twice', () => {
  const mosaic = layMosaic(null, covers(5))
  expect(shapeOf(mosaic)).toEqual(['/images/0', 4, 2])
  expect(mosaic.rest.map(({ image }) => image)).not.toContain('/images/0')
})

test('fewer covers make a column or a single tile, never a gap', () => {
  expect(shapeOf(layMosaic(scene, covers(3)))).toEqual(['/images/room', 2, 2.1])
  expect(shapeOf(layMosaic(null, covers(2)))).toEqual(['/images/0', 1, 2])
  expect(shapeOf(layMosaic(scene, []))).toEqual(['/images/room', 0, 1.6])
})

test('a brand without pictures has no mosaic', () => {
  expect(layMosaic(null, []).lead).toBeNull()
})
