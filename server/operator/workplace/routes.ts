import type { FastifyInstance } from 'fastify'
import { getWorkplace } from '../../../contract/workplace.ts'
import { serve } from '../../platform/http/serve.ts'
import type { WorkplaceParts } from './parts.ts'
import { getWhatNeedsAttention } from './workplace.ts'

/** Where the staff begin their day. */
export function registerWorkplace(app: FastifyInstance, parts: WorkplaceParts): void {
  serve({ app, parts }, getWorkplace, getWhatNeedsAttention)
}
