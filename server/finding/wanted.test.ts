import { expect, it } from 'vitest'
import { wantedOf } from './wanted.ts'

it('matches a thing that has one of the wanted values', () => {
  const isWanted = wantedOf({ name: 'brandId', kind: 'ids', list: 'brandIds' }, { brandId: ['3', '7'] })
  expect(['3', '5', '7'].filter((value) => isWanted?.(value))).toEqual(['3', '7'])
  expect(wantedOf({ name: 'inStock', kind: 'flag' }, { inStock: '1' })?.('1')).toBe(true)
})

it('matches numbers within a range, ends included, and ranges that overlap it', () => {
  const years = (query: Record<string, number>) => {
    const isWanted = wantedOf({ name: 'years', kind: 'range' }, query)
    return ['2', '5', '10', '4..6', '12..20'].filter((value) => isWanted?.(value))
  }
  expect(years({ yearsMin: 5, yearsMax: 10 })).toEqual(['5', '10', '4..6'])
  expect(years({ yearsMin: 6 })).toEqual(['10', '4..6', '12..20'])
  expect(years({ yearsMax: 2 })).toEqual(['2'])
})

it('wants nothing if no filter is given', () => {
  expect(wantedOf({ name: 'years', kind: 'range' }, {})).toBeUndefined()
  expect(wantedOf({ name: 'brandId', kind: 'ids', list: 'brandIds' }, { brandId: [] })).toBeUndefined()
})
