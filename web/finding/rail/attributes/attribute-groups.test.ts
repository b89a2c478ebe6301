import { describe, expect, it } from 'vitest'
import { orderAttributes } from './attribute-groups.ts'

const attribute = (id: string) => ({ id, name: id, enName: id, type: 'choice' as const, unit: null, options: [] })
const counts = (id: string, ...numbers: number[]) => ({
  id,
  values: numbers.map((count, index) => ({ value: String(index), count })),
})

describe('the properties of a category', () => {
  it('are ordered by how many products their leading values cover, so that many rare values do not come first', () => {
    const rare = counts('shade', ...Array.from({ length: 60 }, () => 1))
    const ordered = orderAttributes(['shade', 'use', 'cut'].map(attribute), [
      rare,
      counts('use', 20, 10),
      counts('cut', 1),
    ])
    expect(ordered.map(({ id }) => id)).toEqual(['use', 'shade', 'cut'])
  })

  it('keep the order of the category where nothing is counted yet', () => {
    expect(orderAttributes(['b', 'a'].map(attribute), []).map(({ id }) => id)).toEqual(['b', 'a'])
  })
})
