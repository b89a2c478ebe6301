import { describe, expect, it } from 'vitest'
import { findableAreas, shownAreas } from './area-values.ts'

const areas = [
  { id: '1', name: '中国', enName: 'China', children: [{ id: '2', name: '广东', enName: 'Guangdong', children: [] }] },
  { id: '3', name: '意大利', enName: 'Italy', children: [] },
  { id: '4', name: '法国', enName: 'France', children: [] },
]
const counts: Record<string, number> = { 1: 2, 2: 2, 3: 5 }
const countOf = (id: string) => counts[id] ?? 0
const asked = { isChinese: false, countOf, openIds: [] }

describe('the areas to choose an origin from', () => {
  it('are the countries, those that most comes from first', () => {
    expect(shownAreas(areas, asked).map(({ name }) => name)).toEqual(['Italy', 'China', 'France'])
  })

  it('show the children of the chosen one', () => {
    const shown = shownAreas(areas, { ...asked, openIds: ['1'] })
    expect(shown.map(({ name, depth }) => [name, depth])).toEqual([
      ['Italy', 0],
      ['China', 0],
      ['Guangdong', 1],
      ['France', 0],
    ])
  })

  it('can all be found, each with what it lies in', () => {
    expect(findableAreas(areas, { ...asked, isChinese: true }).map(({ name }) => name)).toEqual([
      '中国',
      '广东，中国',
      '意大利',
      '法国',
    ])
  })
})
