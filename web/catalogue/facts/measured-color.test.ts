import { expect, test } from 'vitest'
import { entryOfSystem, isNear, labText, nearestColorText, nearestUnstated } from './measured-color.ts'

test('a colour is said in CIELAB with one decimal each, zero without a sign', () => {
  expect(labText([61.04, -0.02, -33.17], 'en')).toBe('L* 61.0 a* 0.0 b* −33.2')
})

test('the nearest entry of a system is marked as near, with its distance', () => {
  const nearest = { system: 'RAL', name: 'RAL 7016', hex: '#383e42', deltaE: 1.24 }
  expect(nearestColorText(nearest, 'en')).toBe('≈ RAL 7016 · ΔE 1.2')
})

test('an entry is told as near up to a distance of six', () => {
  expect(isNear({ deltaE: 6 })).toBe(true)
  expect(isNear({ deltaE: 6.01 })).toBe(false)
})

test('a system is named once', () => {
  expect(entryOfSystem('RAL', '1011')).toBe('RAL 1011')
  expect(entryOfSystem('RAL', 'RAL 1011')).toBe('RAL 1011')
  expect(entryOfSystem(null, 'Ash')).toBe('Ash')
})

test('where the maker states a colour of a system, the picture says nothing of that system', () => {
  const ral = { system: 'RAL', name: 'RAL 6028', hex: '#2d5546', deltaE: 2 }
  const ncs = { system: 'NCS', name: 'S 3020-Y30R', hex: '#b98d5b', deltaE: 1.2 }
  const color = { id: '1', name: '6000', hex: null, icon: null }
  const nearestColors = [ral, ncs]
  expect(nearestUnstated({ color, colorSystem: 'RAL', nearestColors })).toEqual([ncs])
  expect(nearestUnstated({ color: null, colorSystem: null, nearestColors })).toEqual([ral, ncs])
})
