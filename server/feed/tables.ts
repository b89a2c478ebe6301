import type { Generated } from 'kysely'

/** The feed's tables as queries see them (migration 044). 64-bit numbers arrive as strings. */
export interface FeedTables {
  feed_key: {
    id: Generated<string>
    name: string
    key_hash: Buffer
    hint: string
    created_by: string | null
    created_at: Date
    expires_at: Date | null
    last_used_at: Date | null
    calls: Generated<string>
    revoked_by: string | null
    revoked_at: Date | null
  }
  feed_entry: { brand: string; key: string; version: string; product_id: string | null }
  feed_state: { only_one: Generated<boolean>; version: Generated<string>; log_version: string | null }
}
