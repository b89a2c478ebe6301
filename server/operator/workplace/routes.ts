import type { FastifyInstance } from 'fastify'
import { getWorkplace } from '../../../contract/workplace.ts'
import { serve } from '../../platform/http/serve.ts'
import type { WorkplaceDeps } from './deps.ts'
import { getWhatNeedsAttention } from './workplace.ts'

/** The page on which the staff begin their day. */
export function registerWorkplace(app: FastifyInstance, deps: WorkplaceDeps): void {
  serve({ app, deps }, getWorkplace, getWhatNeedsAttention)
}
