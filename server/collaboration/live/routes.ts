import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contract/collaboration/live-calls.ts'
import { hourly } from '../../platform/hourly.ts'
import { serve } from '../../platform/http/serve.ts'
import { patientOn } from '../../platform/postgres/database.ts'
import type { Streams } from '../../workspace/live/streams.ts'
import { registerFollow } from './follow.ts'
import { sayHere, sweepPresence } from './presence.ts'
import type { LiveDeps } from './presence.ts'

/** Who is here, and what is new, for those who work on something together. */
export function registerLive(app: FastifyInstance, deps: LiveDeps, streams: Streams): void {
  hourly(app, () => sweepPresence({ ...deps, db: patientOn(deps.db) }))
  registerFollow(app, deps, streams)
  serve({ app, deps }, calls.sayHere, sayHere)
}
