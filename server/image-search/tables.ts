import type { Generated, GeneratedAlways } from 'kysely'

/** Whoever holds this advisory lock writes vectors; a second number names the encoder. */
export const INDEXING_LOCK = 7105011

/** What is known of pictures' likeness as queries see it. 64-bit numbers arrive as strings; migration 010 says the rest. */
export interface ImageSearchTables {
  image_encoder: {
    key: string
    source: string
    dimensions: number
    whole_since: Date | null
    used_at: Generated<Date>
  }
  picture_vector: {
    id: GeneratedAlways<string>
    encoder: string
    picture_id: string
    texture: Buffer
    codes: Buffer
  }
  picture_vector_removal: { id: GeneratedAlways<string>; encoder: string; picture_id: string }
  picture_vector_failure: {
    encoder: string
    picture_id: string
    reason: string
    attempts: Generated<number>
    failed_at: Date
    retry_at: Date
  }
}
