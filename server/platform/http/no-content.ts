import type { FastifyInstance } from 'fastify'
import { requireFewValues } from './json-values.ts'

/**
 * The specification's client names JSON as its content in every call, whether there is any or not. Long bodies are parsed in
 * turn, as they take more memory then.
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
