import type { PictureFeatures } from './picture-features.ts'

/** Features as bytes: numbers as they are in memory, so that they compare exactly as before. */
export function writeFeatures({ vectors: { texture, color }, palette }: PictureFeatures): Buffer {
  return Buffer.from(JSON.stringify({ texture: written(texture), color: written(color), palette }))
}

export function readFeatures(bytes: Buffer): PictureFeatures {
  const { texture, color, palette } = JSON.parse(bytes.toString()) as {
    texture: string
    color: string
    palette: PictureFeatures['palette']
  }
  return { vectors: { texture: read(texture), color: read(color) }, palette }
}

function written({ buffer, byteOffset, byteLength }: Float32Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
}

function read(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64')
  // A copy of its own, because floats must begin at a multiple of four bytes.
  return new Float32Array(new Uint8Array(bytes).buffer)
}
