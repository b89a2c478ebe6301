import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Socket } from 'node:net'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { runNoted } from '../calls/call-notes.ts'
import { answerByHand } from './connections.ts'
import { envelopeOf } from './failures.ts'
import { languageOf } from './language.ts'
import { hasBody } from './long-bodies.ts'

const KIBIBYTE = 1024
const LOOK_EVERY_MS = 1000
/** The least that must arrive in `LOOKS` checks, in bytes a second: a slow phone sends several times that. */
const LEAST_A_SECOND = 8 * KIBIBYTE
const LOOKS = 20

const TOO_SLOW = {
  en: `came more slowly than ${LEAST_A_SECOND / KIBIBYTE} KB a second`,
  'zh-CN': `上传速度低于每秒 ${LEAST_A_SECOND / KIBIBYTE} KB`,
} satisfies Record<Language, string>

/** Ends a request whose body arrives too slowly: it takes memory and a place. */
export function giveUpSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watch(request)
    done()
  })
}

function watch(request: FastifyRequest): void {
  const { raw } = request
  const { socket } = raw
  if (!(socket instanceof Socket)) return
  let looks = 0
  let before = socket.bytesRead
  const looking = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(looking)
    // Bytes wait to be read: the server is slow, not the client.
    if (raw.readableLength > 0) return
    looks += 1
    if (looks < LOOKS) return
    if (socket.bytesRead - before < LOOKS * LEAST_A_SECOND) {
      clearInterval(looking)
      giveUp(request, socket)
    }
    looks = 0
    before = socket.bytesRead
  }, LOOK_EVERY_MS)
  raw.once('close', () => clearInterval(looking))
}

/** The reader of the body sees a lost connection. */
function giveUp(request: FastifyRequest, socket: Socket): void {
  runNoted(request.notes, () => request.log.info({ req: request }, 'a body that came too slowly was given up'))
  const problem = new Problem(400, { field: 'body', reason: TOO_SLOW[languageOf(request)] })
  answerByHand(socket, envelopeOf(problem, request))
}
