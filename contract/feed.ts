import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { id, moment, pageOf, paging } from './fields.ts'
import type { ImportProduct } from './import-file.ts'
import { nameTo } from './names.ts'

/** Answers to one key within a minute, and keys that one network may show in vain within one. */
export const FEED_CALLS_A_MINUTE = 60
export const WRONG_KEYS_A_MINUTE = 5
export const MOST_FEED_PRODUCTS = 1000
/** Keys that have not ended. */
export const MOST_FEED_KEYS = 100
export const LONGEST_KEY_NAME = 80
/** For how many days a key may be made; null: until it is revoked. */
export const keyDays = [30, 90, 365] as const

/** What the feed is told in: JSON Lines, each line one of these, the last one `end` (docs/feed.md). */
export type FeedLine =
  /** A product that visitors see, in the words of the import file. */
  | { type: 'product'; version: number; product: ImportProduct }
  /** What visitors do not see any more, or under another name. */
  | { type: 'removed'; version: number; brand: string; key: string }
  /** Up to which version this was told; `more`: there is more to be asked for at once. */
  | { type: 'end'; version: number; more: boolean }

export const getFeed = endpoint({
  method: 'GET',
  path: '/app-api/product/feed',
  access: 'key',
  answersFile: true,
  summary: `The products that changed after a version, as JSON Lines (docs/feed.md): {"type": "product"}, {"type": "removed"}, and {"type": "end"} with the version to go on from. ${FEED_CALLS_A_MINUTE} calls a minute for each key, answered one after the other`,
  input: z.object({
    /** The version at which the last answer ended; 0: everything. */
    since: z.coerce.number<string | number>().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    /** How many products at most, those that were removed included. */
    limit: z.coerce.number<string | number>().int().min(1).max(MOST_FEED_PRODUCTS).default(500),
  }),
  output: z.unknown(),
})

const feedKey = z.object({
  id,
  name: z.string(),
  /** The last four characters of the key: by them it is told from others. */
  hint: z.string(),
  /** Nickname of who made it; null of one who has left. */
  createdBy: z.string().nullable(),
  createTime: moment,
  expireTime: moment.nullable(),
  lastUse: moment.nullable(),
  /** How often the feed was answered to it. */
  calls: z.number().int(),
  revokedBy: z.string().nullable(),
  revokeTime: moment.nullable(),
  /** Whether it still opens the feed. */
  isOpen: z.boolean(),
})
export type FeedKey = z.output<typeof feedKey>

export const getFeedKeys = endpoint({
  method: 'GET',
  path: '/admin-api/feed-key/page',
  access: 'operator',
  permission: 'feed:keep',
  summary: 'The keys of the feed: first those that open it, then those that have ended, the newest first',
  input: z.object(paging),
  output: pageOf(feedKey),
})

const keyName = nameTo(LONGEST_KEY_NAME)

export const createFeedKey = endpoint({
  method: 'POST',
  path: '/admin-api/feed-key/create',
  access: 'operator',
  permission: 'feed:keep',
  summary: `Make a key of the feed; it is told this once. At most ${MOST_FEED_KEYS} that have not ended (1011002001)`,
  input: z.object({
    /** Whom it is for. */
    name: keyName,
    days: z.literal(keyDays).nullable().default(null),
  }),
  output: z.object({
    id,
    /** This once: the server keeps its hash alone. */
    key: z.string(),
  }),
})

export const renameFeedKey = endpoint({
  method: 'POST',
  path: '/admin-api/feed-key/rename',
  access: 'operator',
  permission: 'feed:keep',
  summary: 'Call a key of the feed something else',
  input: z.object({ id, name: keyName }),
  output: z.literal(true),
})

export const revokeFeedKey = endpoint({
  method: 'POST',
  path: '/admin-api/feed-key/revoke',
  access: 'operator',
  permission: 'feed:keep',
  summary: 'End a key of the feed for good, from the next call on',
  input: z.object({ id }),
  output: z.literal(true),
})
