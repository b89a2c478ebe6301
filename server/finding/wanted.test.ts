import { expect, it } from 'vitest'
import { wantedOf } from './wanted.ts'

it('asks of one value or several that a thing has one of them', () => {
  const isWanted = wantedOf({ name: 'brandId', kind: 'ids', list: 'brandIds' }, { brandId: ['3', '7'] })
  expect(['3', '5', '7'].filter((value) => isWanted?.(value))).toEqual(['3', '7'])
  expect(wantedOf({ name: 'inStock', kind: 'flag' }, { inStock: '1' })?.('1')).toBe(true)
})

it('asks of a range that a number is within it, its ends among them, or that a range reaches into it', () => {
  const years = (query: Record<string, number>) => {
    const isWanted = wantedOf({ name: 'years', kind: 'range' }, query)
    return ['2', '5', '10', '4..6', '12..20'].filter((value) => isWanted?.(value))
  }
  expect(years({ yearsMin: 5, yearsMax: 10 })).toEqual(['5', '10', '4..6'])
  expect(years({ yearsMin: 6 })).toEqual(['10', '4..6', '12..20'])
  expect(years({ yearsMax: 2 })).toEqual(['2'])
})

it('asks nothing where nothing is said', () => {
  expect(wantedOf({ name: 'years', kind: 'range' }, {})).toBeUndefined()
  expect(wantedOf({ name: 'brandId', kind: 'ids', list: 'brandIds' }, { brandId: [] })).toBeUndefined()
})
