import type { FastifyInstance } from 'fastify'
import { createFeedKey, getFeedKeys, renameFeedKey, revokeFeedKey } from '../../contract/feed.ts'
import { serve } from '../platform/http/serve.ts'
import { registerAnswer } from './answer-feed.ts'
import { createFindKey } from './find-key.ts'
import { createKey, getPageOfKeys, renameKey, revokeKey } from './keys.ts'
import type { FeedDeps } from './deps.ts'

/** The catalogue for partners, line by line, and the keys for reading it. */
export function registerFeed(app: FastifyInstance, deps: FeedDeps): void {
  const domain = { app, deps }
  app.guard.findKey = createFindKey(deps)
  registerAnswer(app, deps)
  serve(domain, getFeedKeys, getPageOfKeys)
  serve(domain, createFeedKey, createKey)
  serve(domain, renameFeedKey, renameKey)
  serve(domain, revokeFeedKey, revokeKey)
}
