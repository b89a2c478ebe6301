import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calibrationOf } from './calibrations/all.ts'
import { matchScore, mixOfScore, textureScore } from './scores.ts'

const CALIBRATION = calibrationOf('any 1')
const cosine = fc.double({ min: -1, max: 1, noNaN: true })

describe('a score', () => {
  it('lies between 0 and 1, is a half at the middle, and rises with the likeness', () => {
    expect(textureScore(CALIBRATION, CALIBRATION.textureMiddle)).toBe(0.5)
    expect(matchScore(CALIBRATION, CALIBRATION.matchMiddle)).toBe(0.5)
    fc.assert(
      fc.property(cosine, cosine, (one, other) => {
        for (const score of [textureScore, matchScore]) {
          expect(score(CALIBRATION, one)).toBeGreaterThan(0)
          expect(score(CALIBRATION, one)).toBeLessThan(1)
          expect(score(CALIBRATION, Math.max(one, other))).toBeGreaterThanOrEqual(score(CALIBRATION, one))
        }
      }),
    )
  })

  it('leads back to its mix, and beyond 0 and 1 to no mix at all', () => {
    fc.assert(
      fc.property(cosine, (mix) => {
        expect(mixOfScore(CALIBRATION, matchScore(CALIBRATION, mix))).toBeCloseTo(mix, 6)
      }),
    )
    expect(mixOfScore(CALIBRATION, -0.2)).toBe(-Infinity)
    expect(mixOfScore(CALIBRATION, 1.4)).toBe(Infinity)
  })
})
