import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contract/collaboration/live-calls.ts'
import { hourly } from '../../platform/hourly.ts'
import { serve } from '../../platform/http/serve.ts'
import { patientOn } from '../../platform/postgres/database.ts'
import type { Streams } from '../../workspace/live/streams.ts'
import { registerFollow } from './follow.ts'
import { sayHere, sweepPresence } from './presence.ts'
import type { LiveParts } from './presence.ts'

/** Who is here, and what is new, for those who work on something together. */
export function registerLive(app: FastifyInstance, parts: LiveParts, streams: Streams): void {
  hourly(app, () => sweepPresence({ ...parts, db: patientOn(parts.db) }))
  registerFollow(app, parts, streams)
  serve({ app, parts }, calls.sayHere, sayHere)
}
