import type { FastifyInstance } from 'fastify'
import { Problem } from '../../../contract/problem.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import * as calls from '../../../contract/sharing/shown-calls.ts'
import { answer, rawInputOf, parseInput } from '../../platform/http/serve.ts'
import { sentPieces } from '../../platform/http/send-pieces.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { thingOf } from '../../workspace/thing-columns.ts'
import { rightsIn } from '../links/stored-rights.ts'
import { thingLinkOf } from '../links/find-link.ts'
import type { SharedContentDeps } from './kept-contents.ts'
import type { ViewCount } from './view-count.ts'
import { answerWith, viewOf } from './written-content.ts'

/** Serves what guests' links show, from the cache. */
export function serveShared(app: FastifyInstance, deps: SharedContentDeps & { views: ViewCount }): void {
  answer(
    app,
    calls.getShared,
    async ({ request, reply, context }) => {
      const { again, known } = parseInput(calls.getShared, rawInputOf(calls.getShared, request), context.language)
      const link = thingLinkOf(context)
      const content = await deps.contents.get(link)
      const studio = await deps.findStudio(link.ownerId)
      const takesPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
      const { pieces, isPacked } = await answerWith(link, content, { known, takesPacked, studio })
      if (Number(again ?? 0) === 0) deps.views.count(link.id)
      reply.type('application/json; charset=utf-8')
      if (isPacked) reply.headers({ 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' })
      return sentPieces(reply, pieces)
    },
    { isInTurn: true },
  )
}

/** What a link of the member's shows, revoked or not. Throws 404. */
export async function previewLink(
  deps: SharedContentDeps,
  { id }: ParsedInputOf<typeof calls.previewLink>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.previewLink>> {
  const row = await deps.db
    .selectFrom('share_link')
    .innerJoin('member', 'member.id', 'share_link.member_id')
    .selectAll('share_link')
    .select('member.nickname as owner_name')
    .where('share_link.id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  // What a link to a project opens is another call's (`sending`).
  if (!row || row.project_id !== null) throw new Problem(404)
  const { role, language, brand_id: brandId, owner_name: ownerName, expires_at: expiresAt } = row
  const terms = { ...thingOf(row), ownerId: memberId, ...rightsIn(row), brandId, role, language, ownerName }
  const view = viewOf(terms, await (await deps.contents.get(terms)).read())
  const studio = await deps.findStudio(memberId)
  return { expiresAt: expiresAt.getTime(), ...view, ...(studio && { studio }) }
}
