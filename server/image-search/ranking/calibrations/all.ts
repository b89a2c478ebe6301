import type { Encoder } from '../../encoder/encoder.ts'
import { encoderKey } from '../../index/quantized-vectors.ts'
import type { Calibration } from './calibration.ts'
import { EDITION_1 } from './edition-1.ts'
import { EDITION_2 } from './edition-2.ts'

/** The calibration of each edition that Quarry ships, by the key of the encoder (`encoderKey`); the current edition comes last. */
export const CALIBRATIONS: ReadonlyMap<string, Calibration> = new Map([
  ['quarry-encoder c30ce223e4aa', EDITION_1],
  ['quarry-encoder 04f31b0f2de3', EDITION_2],
])

const CURRENT = [...CALIBRATIONS.values()].at(-1) ?? EDITION_1

/** For encoders that were not measured: the current edition's numbers, without those that only its own vectors have. */
const ROUGH: Calibration = { ...CURRENT, material: undefined, sureTexture: Infinity }

/** The calibration of an encoder's vectors, by its key; with an encoder that was not measured the bands are rough. */
export function calibrationOf(encoder: string): Calibration {
  return CALIBRATIONS.get(encoder) ?? ROUGH
}

export function isCalibrated(encoder: Pick<Encoder, 'name' | 'version'>): boolean {
  return CALIBRATIONS.has(encoderKey(encoder))
}
