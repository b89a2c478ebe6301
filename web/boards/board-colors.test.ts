import { expect, test } from 'vitest'
import { NEW_BOARD } from '../../contract/boards/board.ts'
import { aChip, aSample, aSnapshot } from '../testing/boards.ts'
import { boardColors } from './board-colors.ts'

const cover = (color: string) => ({ address: `/images/${'a'.repeat(40)}`, width: 9, height: 9, mmWidth: null, color })
const sampleOf = (number: number, color: string, facts: Parameters<typeof aSample>[1] = {}) =>
  aSample(number, {
    snapshot: aSnapshot({ enName: `Oak ${number}`, name: `橡木 ${number}`, cover: cover(color) }),
    ...facts,
  })
const colorsOf = (items: Parameters<typeof boardColors>[0]['items']) => boardColors({ ...NEW_BOARD, items }, 'en')

test('every material has its colour, also where others look alike, lie above it or are many', () => {
  const alike = [sampleOf(1, '#a6492b'), sampleOf(2, '#a6492c'), sampleOf(3, '#000000', { x: 140, y: 20, z: -1 })]
  expect(colorsOf(alike)).toEqual([
    { color: '#a6492b', material: { number: 1, name: 'Oak 1' } },
    { color: '#a6492c', material: { number: 2, name: 'Oak 2' } },
    { color: '#000000', material: { number: 3, name: 'Oak 3' } },
  ])
  const many = Array.from({ length: 30 }, (_, nth) => sampleOf(nth, '#884433'))
  expect(colorsOf(many).map(({ material }) => material?.number)).toEqual(many.map((_, nth) => nth + 1))
})

test('a material laid twice has one colour, and chips and the background follow', () => {
  const chip = aChip(9, { color: '#3E6B57', x: 300, y: 200, w: 60, h: 60 })
  const items = [sampleOf(1, '#a6492b'), sampleOf(2, '#a6492b', { refId: '1' }), chip]
  const background = { type: 'color', value: '#dddddd' } as const
  expect(boardColors({ ...NEW_BOARD, background, items }, 'en')).toEqual([
    { color: '#a6492b', material: { number: 1, name: 'Oak 1' } },
    { color: '#dddddd', material: null },
    { color: '#3e6b57', material: null },
  ])
})
