import type { Calibration } from './calibrations/calibration.ts'

/** Converts a cosine of textures, −1..1, to a score 0..1: the share of pictures at this cosine that are of the same kind. */
export function textureScore({ textureSlope, textureMiddle }: Calibration, texture: number): number {
  return logistic(textureSlope, textureMiddle, texture)
}

/** Converts a mix of texture and colours (`mixScores`), −1..1, to a score 0..1: the share of pictures at this mix that are of the same kind. */
export function matchScore({ matchSlope, matchMiddle }: Calibration, mix: number): number {
  return logistic(matchSlope, matchMiddle, mix)
}

/** The mix that has a score; infinite beyond 0 and 1. */
export function mixOfScore({ matchSlope, matchMiddle }: Calibration, score: number): number {
  if (score <= 0) return -Infinity
  return score >= 1 ? Infinity : matchMiddle + Math.log(score / (1 - score)) / matchSlope
}

function logistic(slope: number, middle: number, value: number): number {
  return 1 / (1 + Math.exp(-slope * (value - middle)))
}
