import type { Encoder } from './encoder.ts'

/** A picture's two vectors, each of unit length: what the encoder makes of it, and its colours' signature. */
export interface PictureVectors {
  texture: Float32Array
  color: Float32Array
}

/** A number of a unit vector is kept as this many times itself, in a signed byte. */
export const CODE_SCALE = 127

/** What stands for vectors in memory: the texture's numbers and behind them the colours', a signed byte each. */
export function codesOf({ texture, color }: PictureVectors): Int8Array {
  return Int8Array.from([...texture, ...color], (number) => Math.round(number * CODE_SCALE))
}

/** Under what the encoder's vectors are kept: those of another version are not comparable. */
export function encoderKey({ name, version }: Pick<Encoder, 'name' | 'version'>): string {
  return `${name} ${version}`
}
