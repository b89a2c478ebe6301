import { expect, test } from 'vitest'
import { areaPath } from './areas.ts'

const guangdong = { id: '11', name: '广东', enName: 'Guangdong', children: [] }
const china = { id: '1', name: '中国', enName: 'China', children: [guangdong] }
const sweden = { id: '2', name: '瑞典', enName: 'Sweden', children: [] }

test('a province is named from its country down', () => {
  expect(areaPath([sweden, china], '11').map(({ enName }) => enName)).toEqual(['China', 'Guangdong'])
})

test('a country stands alone, and an unknown area nowhere', () => {
  expect(areaPath([sweden, china], '2')).toEqual([{ id: '2', name: '瑞典', enName: 'Sweden' }])
  expect(areaPath([sweden, china], '3')).toEqual([])
})
