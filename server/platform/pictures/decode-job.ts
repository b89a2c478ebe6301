import type { PictureLimits, PictureReason } from './picture-error.ts'
import type { WorkerProtocol } from '../worker/protocol.ts'
import type { DecodedFacts, PicturePart } from './pictures.ts'

/** The results of decoding a picture in another process. */
export interface DecodedResult {
  measure: DecodedFacts
  remake: Buffer
  photograph: Buffer
  /** The result of the module's `work`. */
  reduce: unknown
  cut: Buffer
}

/** A picture from outside, and the work to do with it. */
export type DecodeJob = { bytes: Uint8Array } & (
  | { work: 'measure' }
  | { work: 'cut'; part: PicturePart }
  | { work: 'remake' | 'photograph'; longestSide: number; limits?: PictureLimits | undefined }
  | { work: 'reduce'; longestSide: number; limits?: PictureLimits | undefined; module: string; wish: unknown }
)

/** The protocol of the decoding process. It gets the next picture only after it has answered for the last one. */
export interface DecodingProtocol extends WorkerProtocol {
  /** `mostMemory`: in bytes, of the whole process; it kills itself if it needs more. */
  request: DecodeJob & { mostMemory: number }
  /** `memory`: what the process still holds, in bytes. */
  answer: { memory: number } & (
    | { made: DecodedResult[keyof DecodedResult]; refused?: undefined }
    | { refused: { reason: PictureReason; cause: string | undefined } }
  )
  /** The picture has arrived. If the process dies afterwards, the picture is why. */
  note: 'begun'
}
