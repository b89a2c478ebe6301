import type { FastifyInstance } from 'fastify'
import { getBrief } from '../../contract/brief.ts'
import { getProductFacets, getProductPage, getSuggestions } from '../../contract/catalogue.ts'
import type { Clock } from '../platform/clock.ts'
import { serve } from '../platform/http/serve.ts'
import type { RequestContext } from '../platform/http/serve.ts'
import type { Db } from '../database.ts'
import { getRowsOfBrief } from './brief/brief.ts'
import { createFinding } from './finding.ts'
import type { Finding } from './finding.ts'
import { getFacets } from './product-facets.ts'
import { resizeAhead } from './ahead/resize-ahead.ts'
import type { ResizingAhead } from './ahead/resize-ahead.ts'
import { getPageOfProducts } from './product-page.ts'
import { followCatalogue } from './read-model/follow/follow.ts'
import { modelMeasure } from './read-model/follow/model-measure.ts'
import type { FollowedModel } from './read-model/follow/follow.ts'
import { createModelSource } from './read-model/thread/choose-source.ts'
import type { ModelThread } from './read-model/thread/choose-source.ts'
import { createScanCrew } from './read-model/scan/crew.ts'
import type { CrewDeps } from './read-model/scan/crew.ts'
import { getSuggestionsFor } from './suggestions.ts'

export interface FindingDeps {
  db: Db
  clock: Clock
  /** Where the read model is saved for the next start; without it, it is not saved. */
  snapshotPath?: string | undefined
  /** The thread that builds a large read model; without it, the main thread builds it. */
  modelThread?: ModelThread | undefined
  /** When several threads scan the catalogue. */
  crew?: Omit<CrewDeps, 'log'> | undefined
  /** Resizes the pictures of lists ahead of requests; without it, none are. */
  ahead?: ResizingAhead | undefined
}

/** Registers the public calls that find products, and returns the search for other domains. */
export function registerFinding(
  app: FastifyInstance,
  { db, clock, snapshotPath, modelThread, crew: crewParts, ahead }: FindingDeps,
): Finding {
  const source = createModelSource({ db, snapshotPath, thread: modelThread, log: app.log })
  const catalogue = followCatalogue(db, clock, source)
  const crew = createScanCrew({ ...crewParts, log: app.log })
  app.addHook('onClose', async () => {
    await Promise.all([source.close(), crew.close()])
  })
  const look = () => void catalogue.current().catch(() => undefined)
  // Built before the first search if possible; an earlier search waits for it. The saved model is read while the rest starts.
  if (snapshotPath === undefined) app.addHook('onListen', look)
  else look()
  app.measures.push(modelMeasure(db, catalogue))
  if (ahead) resizeAhead(app, { db, catalogue }, ahead)
  const domain = { app, deps: { db, catalogue, crew } }

  serve(domain, getProductPage, answering(getPageOfProducts))
  serve(domain, getProductFacets, answering(getFacets))
  serve(domain, getSuggestions, answering(getSuggestionsFor))
  serve(domain, getBrief, answering(getRowsOfBrief))
  return createFinding(domain.deps)
}

/**
 * A typing user sends the next search before the answer: once the newest changes are known, an aborted request is dropped. If the
 * database does not answer, a header says so, and since when (RFC 9211: a hit that is no longer fresh).
 */
function answering<Parts extends { catalogue: FollowedModel }, Input, Answer>(
  handle: (deps: Parts, input: Input, context: RequestContext) => Promise<Answer>,
) {
  return async (deps: Parts, input: Input, context: RequestContext): Promise<Answer> => {
    const current = async () => {
      const model = await deps.catalogue.current()
      context.requireWaiting()
      return model
    }
    const answer = await handle({ ...deps, catalogue: { ...deps.catalogue, current } }, input, context)
    const age = deps.catalogue.age()
    if (age > 0) context.setHeader('Cache-Status', `catalogue; hit; ttl=-${Math.ceil(age)}`)
    return answer
  }
}
