import type { FastifyInstance } from 'fastify'
import { requireFewValues } from './json-values.ts'

/**
 * The specification's client sends `Content-Type: application/json` with every call, even without a body. Long bodies are parsed in
 * turn, because parsing takes memory.
 */
export function acceptNoContent(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    app.longBodies.whenItsTurn(request, (error) => {
      if (error) return done(error)
      try {
        requireFewValues(body)
      } catch (problem) {
        return done(problem as Error)
      }
      void parse(request, body, done)
    })
  })
}
