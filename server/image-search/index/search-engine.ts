import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { encoderKey } from './quantized-vectors.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { createPictureIndex } from './picture-index.ts'
import type { PictureIndex } from './picture-index.ts'
import type { ImageSearchTables } from '../tables.ts'

/** An encoder and the pictures that it has made vectors of: those of different encoders are not comparable. */
export interface EncoderIndex {
  encoder: Encoder
  index: PictureIndex
}

/** What pictures are searched with. */
export interface SearchEngine {
  /** The pair in service; it may be another at the next call, so a question takes it once. */
  current(): EncoderIndex
  /** Whose pictures are indexed: the one in service first, then the one that is to follow it. */
  encoders(): readonly Encoder[]
}

export function createEncoderIndex(db: Kysely<CatalogueTables & ImageSearchTables>, encoder: Encoder): EncoderIndex {
  return { encoder, index: createPictureIndex(db, encoderKey(encoder), encoder.dimensions) }
}
