import type { PictureLimits, PictureReason } from './picture-error.ts'
import type { DecodedFacts, PicturePart } from './pictures.ts'

/** What is made of a picture in another process. */
export interface DecodedResult {
  measure: DecodedFacts
  remake: Buffer
  photograph: Buffer
  /** What the module's work gives. */
  reduce: unknown
  cut: Buffer
}

/** A picture that came from outside, and what is to be made of it. */
export type DecodeJob = { bytes: Uint8Array } & (
  | { work: 'measure' }
  | { work: 'cut'; part: PicturePart }
  | { work: 'remake' | 'photograph'; longestSide: number; limits?: PictureLimits | undefined }
  | { work: 'reduce'; longestSide: number; limits?: PictureLimits | undefined; module: string; wish: unknown }
)

/** A message to the process that decodes; the next comes only after the answer to this one. */
export type ToDecoding = DecodeJob & {
  /** In bytes, of the whole process. Where it takes more, it ends itself. */
  mostMemory: number
}

/** Messages back: the first as soon as the picture is in other hands, so that it is known what a process died of. */
export type FromDecoding =
  | { type: 'begun' }
  /** `memory`: what the process still has, in bytes. */
  | { type: 'made'; made: DecodedResult[keyof DecodedResult]; memory: number }
  | { type: 'refused'; reason: PictureReason; cause: string | undefined; memory: number }
