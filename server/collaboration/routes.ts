import type { FastifyInstance } from 'fastify'
import type { Streams } from '../workspace/live/streams.ts'
import { registerLive } from './live/routes.ts'
import type { DiscussionParts } from './discussion/parts.ts'
import { registerDiscussion } from './discussion/routes.ts'
import type { InvitingParts } from './people/mailing.ts'
import { servePeople } from './people/routes.ts'

/** What several do together on a board, a budget list or a folder. */
export function registerCollaboration(
  app: FastifyInstance,
  parts: InvitingParts & Pick<DiscussionParts, 'takeNoticesBack'> & { streams: Streams },
): void {
  servePeople(app, parts)
  registerLive(app, parts, parts.streams)
  registerDiscussion(app, parts)
}
