import type { PictureLimits, PictureReason } from './picture-error.ts'
import type { WorkerProtocol } from '../worker/protocol.ts'
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

/** What the process that decodes pictures is asked. The next picture comes only after the answer to this one. */
export interface DecodingProtocol extends WorkerProtocol {
  /** `mostMemory`: in bytes, of the whole process, which ends itself if it takes more. */
  request: DecodeJob & { mostMemory: number }
  /** `memory`: what the process still holds, in bytes. */
  answer: { memory: number } & (
    | { made: DecodedResult[keyof DecodedResult]; refused?: undefined }
    | { refused: { reason: PictureReason; cause: string | undefined } }
  )
  /** The picture has arrived. If the process dies afterwards, the picture is why. */
  note: 'begun'
}
