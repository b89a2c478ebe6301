import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { createFeedKey, getFeedKeys, renameFeedKey, revokeFeedKey } from '../../contract/feed.ts'
import { serve } from '../platform/http/serve.ts'
import { registerAnswer } from './answer-feed.ts'
import { createFindKey } from './find-key.ts'
import { createKey, getPageOfKeys, renameKey, revokeKey } from './keys.ts'
import type { FeedDeps, Tables } from './deps.ts'

type Deps<All extends Tables> = Omit<FeedDeps, 'db'> & { db: Kysely<All> }

/** The catalogue for partners, line by line, and the keys for reading it. */
export function registerFeed<All extends Tables>(app: FastifyInstance, { db, ...others }: Deps<All>): void {
  const deps: FeedDeps = { ...others, db: db as unknown as Kysely<Tables> }
  const domain = { app, deps }
  app.guard.findKey = createFindKey(deps)

  registerAnswer(app, deps)
  serve(domain, getFeedKeys, getPageOfKeys)
  serve(domain, createFeedKey, createKey)
  serve(domain, renameFeedKey, renameKey)
  serve(domain, revokeFeedKey, revokeKey)
}
