import type { Db } from '../../database.ts'
import { encoderKey } from './quantized-vectors.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { createPictureIndex } from './picture-index.ts'
import type { PictureIndex } from './picture-index.ts'

/** An encoder and the index of its vectors; vectors of different encoders are not comparable. */
export interface EncoderIndex {
  encoder: Encoder
  index: PictureIndex
}

/** Gives the encoder and index that pictures are searched with. */
export interface SearchEngine {
  /** The active pair. It may change between calls, so a search reads it once. */
  current(): EncoderIndex
  /** The encoders that pictures are indexed for: the active one, then its successor. */
  encoders(): readonly Encoder[]
}

export function createEncoderIndex(db: Db, encoder: Encoder): EncoderIndex {
  return { encoder, index: createPictureIndex(db, encoderKey(encoder), encoder.dimensions) }
}
