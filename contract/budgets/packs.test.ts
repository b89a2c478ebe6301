import { expect, test } from 'vitest'
import { packOf } from './packs.ts'

const pack = { minOrderPacks: 0, sparePacks: 0 }

test('a material sold by area is ordered in its boxes', () => {
  expect(packOf({ measurementUnit: 'square_meter', packCoverage: 1.44, packPieces: 4 })).toEqual({
    unit: 'square_meter',
    basis: 'perUnit',
    pack: { ...pack, sellUnit: 'box', coveragePerPack: '1.44', piecesPerPack: 4 },
  })
  expect(
    packOf({ measurementUnit: 'square_meter', packCoverage: null, packPieces: null }).pack.coveragePerPack,
  ).toBeNull()
})

test('rolls and paint that cover an area are counted by it and priced by the container', () => {
  expect(packOf({ measurementUnit: 'roll', packCoverage: 5.3, packPieces: null })).toEqual({
    unit: 'square_meter',
    basis: 'perPack',
    pack: { ...pack, sellUnit: 'roll', coveragePerPack: '5.3', piecesPerPack: null },
  })
  expect(packOf({ measurementUnit: 'litre', packCoverage: 12, packPieces: null })).toMatchObject({
    unit: 'square_meter',
    basis: 'perPack',
  })
})

test('whole units are ordered whole, in boxes if there are any', () => {
  expect(packOf({ measurementUnit: 'roll', packCoverage: null, packPieces: null })).toEqual({
    unit: 'roll',
    basis: 'perUnit',
    pack: { ...pack, sellUnit: 'roll', coveragePerPack: '1', piecesPerPack: 1 },
  })
  expect(packOf({ measurementUnit: 'piece', packCoverage: 1.2, packPieces: 6 }).pack).toEqual({
    ...pack,
    sellUnit: 'box',
    coveragePerPack: '6',
    piecesPerPack: 6,
  })
  expect(packOf({ measurementUnit: 'meter', packCoverage: null, packPieces: null }).pack.coveragePerPack).toBeNull()
})
