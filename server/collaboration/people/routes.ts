import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contract/collaboration/people-calls.ts'
import { serve } from '../../platform/http/serve.ts'
import type { CollaborationParts } from '../parts.ts'
import { getPeople } from './people.ts'

/** Who works on what, and who is asked to. */
export function servePeople(app: FastifyInstance, parts: CollaborationParts): void {
  const domain = { app, parts }
  serve(domain, calls.getPeople, getPeople)
}
