import { expect, it } from 'vitest'
import { wishesPrivacy } from './privacy.ts'

it('respects the browser’s privacy signal', () => {
  expect(wishesPrivacy({ globalPrivacyControl: true, doNotTrack: null })).toBe(true)
  expect(wishesPrivacy({ doNotTrack: '1' })).toBe(true)
  expect(wishesPrivacy({ doNotTrack: 'yes' })).toBe(true)
  expect(wishesPrivacy({ globalPrivacyControl: false, doNotTrack: '0' })).toBe(false)
  expect(wishesPrivacy({ doNotTrack: 'unspecified' })).toBe(false)
  expect(wishesPrivacy({})).toBe(false)
})
