import { expect, it } from 'vitest'
import { findFact } from './facts.ts'
import { normInForce, normsText } from './norms-text.ts'

it('names every norm of a fact, its edition and its method, and which are withdrawn', () => {
  const slip = findFact('slip-ramp') ?? { norms: [] }
  expect(normsText(slip, 'en')).toBe('EN 16165:2021, annex B, ramp, shod; DIN 51130 (withdrawn 2021)')
  expect(normsText(slip, 'zh')).toBe('EN 16165:2021，附录 B，斜坡，穿鞋；DIN 51130（2021 年废止）')
  expect(normsText({ norms: [{ name: 'NFPA 701' }] }, 'en')).toBe('NFPA 701')
  const norms = [
    { name: 'GB 8624', edition: 2012 },
    { name: 'ASTM C423', edition: 2023 },
  ]
  expect(normsText({ norms }, 'zh')).toBe('GB 8624-2012；ASTM C423-23')
})

it('compares by the norm in force, else by the one that there is', () => {
  const withdrawn = { name: 'DIN 51130', withdrawn: 2021 }
  expect(normInForce({ norms: [withdrawn, { name: 'EN 16165' }] })).toBe('EN 16165')
  expect(normInForce({ norms: [withdrawn] })).toBe('DIN 51130')
  expect(normInForce({ norms: [] })).toBe('')
})
