import fc from 'fast-check'
import { expect, test } from 'vitest'
import { galleryLayout, placeAt } from './gallery-layout.ts'

test('a folder is put where the pointer is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 320, max: 3840 }), fc.nat(999), fc.boolean(), (width, place, isPhone) => {
      const layout = galleryLayout(width, { u: 1, isPhone })
      const column = place % layout.columns
      const x = column * (layout.cellWidth + layout.gap) + layout.cellWidth / 2
      const y = Math.floor(place / layout.columns) * layout.rowHeight + layout.rowHeight / 2
      expect(placeAt({ x, y }, layout, 1000)).toBe(place)
    }),
  )
})

test('a pointer outside the gallery is at its first or last place', () => {
  const layout = galleryLayout(1200, { u: 1, isPhone: false })
  expect(placeAt({ x: -50, y: -50 }, layout, 6)).toBe(0)
  expect(placeAt({ x: 9000, y: 9000 }, layout, 6)).toBe(5)
})
