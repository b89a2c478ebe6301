import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contract/collaboration/live-calls.ts'
import type { Queue } from '../../platform/jobs/queue.ts'
import { serve } from '../../platform/http/serve.ts'
import { patientOn } from '../../platform/postgres/database.ts'
import type { Streams } from '../../workspace/live/streams.ts'
import { registerFollow } from './follow.ts'
import { sayHere, sweepPresence } from './presence.ts'
import type { LiveDeps } from './presence.ts'

/** Presence and live changes for the members who work on one thing. */
export function registerLive(
  app: FastifyInstance,
  deps: LiveDeps,
  streams: Streams,
  queue: Pick<Queue, 'hourly'>,
): void {
  queue.hourly('presence', () => sweepPresence({ ...deps, db: patientOn(deps.db) }))
  registerFollow(app, deps, streams)
  serve({ app, deps }, calls.sayHere, sayHere)
}
