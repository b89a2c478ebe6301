import type { Encoder } from '../encoder/encoder.ts'

/** A picture's two vectors, each of unit length: what the encoder makes of it, and its colours' signature. */
export interface PictureVectors {
  texture: Float32Array
  color: Float32Array
}

/** A number of a unit vector is kept as this many times itself, in a signed byte. */
export const QUANTIZATION_SCALE = 127

/** What stands for vectors in memory: the texture's numbers and behind them the colours', a signed byte each. */
export function quantize({ texture, color }: PictureVectors): Int8Array {
  return Int8Array.from([...texture, ...color], (number) => Math.round(number * QUANTIZATION_SCALE))
}

/**
 * How far at most a dot product of so many codes with a unit vector is from that of the vectors: half a step in each number, by
 * Cauchy and Schwarz, and a little for what the scan rounds of the query.
 */
export function mostQuantizationError(length: number): number {
  return (Math.sqrt(length) * 0.51) / QUANTIZATION_SCALE
}

/** Under what the encoder's vectors are kept: those of another version are not comparable. */
export function encoderKey({ name, version }: Pick<Encoder, 'name' | 'version'>): string {
  return `${name} ${version}`
}
