import type { FastifyInstance } from 'fastify'
import { createLink as createLinkCall } from '../../../contract/sharing/link-calls.ts'
import { hashInTurn } from '../../members/sign-in/passwords.ts'
import { answerOnce, idempotencyKeyOf } from '../../platform/http/first-answers.ts'
import { rawInputOf, parseInput, route } from '../../platform/http/serve.ts'
import type { SharingDeps } from '../deps.ts'
import { findMadeLink } from './link-address.ts'
import { createLink, rotateLink } from './links.ts'

/**
 * Serves the call that creates a link. The first answer is not stored, because it holds the token: a repeated call reads it again from
 * the link, or gets a new one where it cannot be read. The password is not stored with the call either.
 */
export function registerCreate(app: FastifyInstance, deps: SharingDeps): void {
  route(
    app,
    createLinkCall,
    async (request, context) => {
      const { password, ...input } = parseInput(createLinkCall, rawInputOf(createLinkCall, request), context.language)
      const { memberId } = context.caller
      // Hashed before the transaction: it would hold a connection while passwords wait in the queue.
      const passwordHash = password === undefined ? null : await hashInTurn(password, `member ${memberId}`)
      const call = { memberId, path: createLinkCall.path, key: idempotencyKeyOf(request), input }
      let made: Awaited<ReturnType<typeof createLink>> | undefined
      const { id } = await answerOnce(app.firstAnswers, call, async (trx) => {
        made = await createLink({ ...deps, db: trx }, { ...input, passwordHash }, context)
        return { id: made.id }
      })
      return made ?? (await findMadeLink(deps, id, context)) ?? rotateLink(deps, { id }, context)
    },
    { isInTurn: true },
  )
}
