import type { Generated, GeneratedAlways } from 'kysely'

/** The advisory lock for writing vectors; a second number names the encoder. */
export const INDEXING_LOCK = 7105011

/** The tables of image search as queries see them. 64-bit numbers arrive as strings; migrations 010 and 057 say the rest. */
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
  image_query: {
    id: string
    member_id: string
    kept_at: Date
    bytes: number
    regions: Buffer
    picture: Buffer
  }
  image_query_view: { query_id: string; place: string; features: Buffer }
}
