import type { FastifyInstance } from 'fastify'
import type { Queue } from '../platform/jobs/queue.ts'
import type { Streams } from '../workspace/live/streams.ts'
import { registerLive } from './live/routes.ts'
import type { DiscussionDeps } from './discussion/deps.ts'
import { registerDiscussion } from './discussion/routes.ts'
import type { InvitingDeps } from './people/mailing.ts'
import { servePeople } from './people/routes.ts'

/** Members who work together on a board, a budget list or a folder. */
export function registerCollaboration(
  app: FastifyInstance,
  deps: InvitingDeps & Pick<DiscussionDeps, 'takeNoticesBack'> & { streams: Streams },
  queue: Pick<Queue, 'hourly'>,
): void {
  servePeople(app, deps, queue)
  registerLive(app, deps, deps.streams, queue)
  registerDiscussion(app, deps)
}
