import { expect, test } from 'vitest'
import { sourcesOf, sourcesWith } from './sources.ts'

test('a quantity follows what a room has in its unit', () => {
  expect(sourcesOf('square_meter')).toEqual(['floorArea', 'wallArea', 'manual'])
  expect(sourcesOf('m²')).toEqual(['floorArea', 'wallArea', 'manual'])
  expect(sourcesOf('meter')).toEqual(['perimeter', 'manual'])
  expect(sourcesOf('piece')).toEqual(['count', 'manual'])
  expect(sourcesOf('lamp')).toEqual(['count', 'manual'])
  expect(sourcesOf('kilogram')).toEqual(['manual'])
  expect(sourcesOf('ft²'), 'rooms are measured in metres').not.toContain('floorArea')
})

test('what is followed already is told, though it is another unit’s', () => {
  expect(sourcesWith('meter', 'floorArea')).toEqual(['perimeter', 'manual', 'floorArea'])
  expect(sourcesWith('meter', 'manual')).toEqual(['perimeter', 'manual'])
  expect(sourcesWith('meter', null)).toEqual(['perimeter', 'manual'])
})
