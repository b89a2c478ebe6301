import type { FastifyInstance } from 'fastify'
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
): void {
  servePeople(app, deps)
  registerLive(app, deps, deps.streams)
  registerDiscussion(app, deps)
}
