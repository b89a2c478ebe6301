import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { createFeedKey, getFeedKeys, renameFeedKey, revokeFeedKey } from '../../contract/feed.ts'
import { serve } from '../platform/http/serve.ts'
import { registerAnswer } from './answer-feed.ts'
import { createFindKey } from './find-key.ts'
import { createKey, getPageOfKeys, renameKey, revokeKey } from './keys.ts'
import type { FeedParts, Tables } from './parts.ts'

type Parts<All extends Tables> = Omit<FeedParts, 'db'> & { db: Kysely<All> }

/** The catalogue for partners, line by line, and the keys by which they read it. */
export function registerFeed<All extends Tables>(app: FastifyInstance, { db, ...others }: Parts<All>): void {
  const parts: FeedParts = { ...others, db: db as unknown as Kysely<Tables> }
  const domain = { app, parts }
  app.guard.findKey = createFindKey(parts)

  registerAnswer(app, parts)
  serve(domain, getFeedKeys, getPageOfKeys)
  serve(domain, createFeedKey, createKey)
  serve(domain, renameFeedKey, renameKey)
  serve(domain, revokeFeedKey, revokeKey)
}
