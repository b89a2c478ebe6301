import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freePlace, TOAST_MARGIN, type WindowBox } from './toast-place.ts'

const WINDOW = { top: 8, bottom: 600 }
const message: WindowBox = { left: 100, right: 300, top: 540, bottom: 590 }
const aButton = (top: number, left = 120): WindowBox => ({ left, right: left + 100, top, bottom: top + 40 })

test('a message that covers nothing stays where it is', () => {
  expect(freePlace(message, [], WINDOW)).toBe(0)
  expect(freePlace(message, [aButton(200)], WINDOW)).toBe(0)
  expect(freePlace(message, [aButton(545, 400)], WINDOW)).toBe(0)
})

test('it goes above the button that it would cover, and above what stands there', () => {
  expect(freePlace(message, [aButton(545)], WINDOW)).toBe(545 - TOAST_MARGIN - message.bottom)
  expect(freePlace(message, [aButton(545), aButton(495)], WINDOW)).toBe(495 - TOAST_MARGIN - message.bottom)
})

test('where it finds no room in the window, it says so', () => {
  const rows = Array.from({ length: 12 }, (_, place) => aButton(place * 50))
  expect(freePlace(message, rows, WINDOW)).toBeNull()
})

test('whatever stands there, it covers none of it and stays in the window', () => {
  const box = fc.tuple(fc.integer({ min: 0, max: 560 }), fc.integer({ min: 0, max: 400 }))
  fc.assert(
    fc.property(fc.array(box, { maxLength: 8 }), (places) => {
      const obstacles = places.map(([top, left]) => aButton(top, left))
      const move = freePlace(message, obstacles, WINDOW)
      if (move === null) return
      const [top, bottom] = [message.top + move, message.bottom + move]
      expect(top).toBeGreaterThanOrEqual(WINDOW.top)
      expect(bottom).toBeLessThanOrEqual(WINDOW.bottom)
      for (const one of obstacles) {
        const isApart = one.bottom <= top || one.top >= bottom || one.right <= message.left || one.left >= message.right
        expect(isApart).toBe(true)
      }
    }),
  )
})
