import type { Encoder } from '../encoder/encoder.ts'

/** A picture's two vectors, each of unit length: what the encoder makes of it, and its colours' signature. */
export interface PictureVectors {
  texture: Float32Array
  color: Float32Array
}

/** Numbers of a unit vector are scaled by this to signed bytes. */
export const QUANTIZATION_SCALE = 127

/** Quantized vectors: the texture's numbers, then the colours', a signed byte each. */
export function quantize({ texture, color }: PictureVectors): Int8Array {
  return Int8Array.from([...texture, ...color], (number) => Math.round(number * QUANTIZATION_SCALE))
}

/**
 * The largest error of a dot product of `length` codes with a unit vector: half a step in each number (Cauchy–Schwarz), and a little for
 * the rounding of the query.
 */
export function mostQuantizationError(length: number): number {
  return (Math.sqrt(length) * 0.51) / QUANTIZATION_SCALE
}

/** The key of an encoder's vectors: those of another version are not comparable. */
export function encoderKey({ name, version }: Pick<Encoder, 'name' | 'version'>): string {
  return `${name} ${version}`
}
