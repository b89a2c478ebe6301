import type { FastifyInstance } from 'fastify'
import type { CollaborationParts } from './parts.ts'
import { servePeople } from './people/routes.ts'

/** What several do together on a board, a budget list or a folder. */
export function registerCollaboration(app: FastifyInstance, parts: CollaborationParts): void {
  servePeople(app, parts)
}
