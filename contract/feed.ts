import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { id, moment, pageOf, paging } from './fields.ts'
import type { ImportProduct } from './import-file.ts'
import { nameTo } from './names.ts'

/** Answers to one key in a minute, and wrong keys of one network in a minute. */
export const FEED_CALLS_A_MINUTE = 60
export const WRONG_KEYS_A_MINUTE = 5
export const MOST_FEED_PRODUCTS = 1000
/** The most keys that have not expired. */
export const MOST_FEED_KEYS = 100
export const LONGEST_KEY_NAME = 80
/** The lifetimes of a key in days; null: until it is revoked. */
export const keyDays = [30, 90, 365] as const

/** The lines of the feed, as JSON Lines; the last one is `end` (docs/feed.md). */
export type FeedLine =
  /** A product that visitors see, in the form of the import file. */
  | { type: 'product'; version: number; product: ImportProduct }
  /** A product that visitors no longer see, or see under another name. */
  | { type: 'removed'; version: number; brand: string; key: string }
  /** The version that this answer reaches; `more`: the next page is ready. */
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
    /** The most products, removed ones included. */
    limit: z.coerce.number<string | number>().int().min(1).max(MOST_FEED_PRODUCTS).default(500),
  }),
  output: z.unknown(),
})

const feedKey = z.object({
  id,
  name: z.string(),
  /** The last four characters of the key, to recognise it. */
  hint: z.string(),
  /** The nickname of its maker; null for a deleted account. */
  createdBy: z.string().nullable(),
  createTime: moment,
  expireTime: moment.nullable(),
  lastUse: moment.nullable(),
  /** How many answers it was given. */
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
  summary: 'The keys of the feed: first the valid ones, then the ended ones, the newest first',
  input: z.object(paging),
  output: pageOf(feedKey),
})

const keyName = nameTo(LONGEST_KEY_NAME)

export const createFeedKey = endpoint({
  method: 'POST',
  path: '/admin-api/feed-key/create',
  access: 'operator',
  permission: 'feed:keep',
  summary: `Create a key of the feed, which is shown only this once. At most ${MOST_FEED_KEYS} that have not ended (1011002001)`,
  input: z.object({
    /** The partner's name. */
    name: keyName,
    days: z.literal(keyDays).nullable().default(null),
  }),
  output: z.object({
    id,
    /** Only this once: the server stores nothing but its hash. */
    key: z.string(),
  }),
})

export const renameFeedKey = endpoint({
  method: 'POST',
  path: '/admin-api/feed-key/rename',
  access: 'operator',
  permission: 'feed:keep',
  summary: 'Rename a key of the feed',
  input: z.object({ id, name: keyName }),
  output: z.literal(true),
})

export const revokeFeedKey = endpoint({
  method: 'POST',
  path: '/admin-api/feed-key/revoke',
  access: 'operator',
  permission: 'feed:keep',
  summary: 'Revoke a key of the feed for good, from the next call on',
  input: z.object({ id }),
  output: z.literal(true),
})
