import type { FastifyInstance } from 'fastify'
import * as calls from '../../contract/substitution.ts'
import { serve } from '../platform/http/serve.ts'
import { getPageOfSubstitutions, getSubstitution } from './history.ts'
import type { SubstitutionDeps } from './deps.ts'
import { substituteSku } from './substitute.ts'
import { undoSubstitution } from './undo.ts'
import { getWhereUsed } from './where-used.ts'

/** Finds where a SKU is used and puts another in its place (decisions/140). */
export function registerSubstitution(app: FastifyInstance, deps: SubstitutionDeps): void {
  const domain = { app, deps }
  serve(domain, calls.getWhereUsed, getWhereUsed)
  serve(domain, calls.substitute, substituteSku)
  serve(domain, calls.undoSubstitution, undoSubstitution)
  serve(domain, calls.getSubstitutionPage, getPageOfSubstitutions)
  serve(domain, calls.getSubstitution, getSubstitution)
}
