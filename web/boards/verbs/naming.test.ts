import { expect, test } from 'vitest'
import type { Item } from '../../../contract/boards/item.ts'
import { aSample } from '../../testing/boards.ts'
import { namedBy, nameOf, renamed } from './naming.ts'

const frame = { type: 'frame', name: 'Lobby', altText: '' } as Item
const text = { type: 'text', text: 'Warm oak', altText: '' } as Item

test('a frame has another name, and so has a picture or a colour', () => {
  expect(renamed(frame, ' Bar ')).toMatchObject({ name: 'Bar', altText: '' })
  expect(namedBy({ type: 'picture', name: '', altText: '' } as Item)).toBe('name')
  expect(namedBy({ type: 'chip', name: '', altText: '' } as Item)).toBe('name')
})

test('a text, a shape or a sample is given words of its own, and the paper says what it said', () => {
  expect(renamed(text, 'Heading')).toEqual({ ...text, altText: 'Heading' })
  expect(renamed(aSample(1), 'Floor')).toEqual(aSample(1, { altText: 'Floor' }))
  expect(renamed({ ...text, altText: 'Heading' }, '')).toEqual(text)
})

test('what has such words is called by them, whatever its name', () => {
  const told = { ...frame, altText: 'Where guests arrive' }
  expect(nameOf(told)).toBe('Where guests arrive')
  expect(renamed(told, 'Hall')).toMatchObject({ name: 'Lobby', altText: 'Hall' })
})

test('a name is cut where the board has no more room, and the same again is no change', () => {
  expect(nameOf(renamed(frame, 'a'.repeat(300)))).toHaveLength(200)
  expect(nameOf(renamed(text, 'a'.repeat(600)))).toHaveLength(500)
  expect(renamed(frame, 'Lobby ')).toBe(frame)
})
