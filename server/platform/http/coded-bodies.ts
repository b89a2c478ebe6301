import type { FastifyInstance } from 'fastify'
import { Problem } from '../../../contract/problem.ts'
import { hasBody } from './long-bodies.ts'

const LONGEST_SHOWN = 40

/** Refuses compressed bodies before they are read: nothing of ours sends one, and a few bytes may unpack to a gigabyte. */
export function refuseCodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-encoding': coding = 'identity' } = request.headers
    if (!hasBody(request) || /^\s*(?:identity)?\s*$/i.test(coding)) return done()
    // What is taken instead (RFC 9110, 15.5.16).
    reply.header('Accept-Encoding', 'identity')
    done(new Problem(415, { coding: coding.slice(0, LONGEST_SHOWN) }))
  })
}
