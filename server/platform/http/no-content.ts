import type { FastifyInstance } from 'fastify'

/** The specification's client names JSON as its content in every call, whether there is any or not. */
export function acceptNoContent(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  )
}
