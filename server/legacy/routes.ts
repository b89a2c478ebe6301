import type { FastifyInstance } from 'fastify'
import * as calls from '../../contract/legacy.ts'
import { addItems } from '../favourites/items.ts'
import { getPageOfFolders } from '../favourites/folders.ts'
import type { FavouriteParts } from '../favourites/parts.ts'
import { findLegacyCaller, LEGACY_SESSION_MS } from '../members/sessions/legacy-sessions.ts'
import type { MemberParts } from '../members/parts.ts'
import { signInByForm } from '../members/sign-in/sign-in.ts'
import { getVerification } from '../members/profile/user.ts'
import { serveForm, takeForms } from './forms.ts'

export interface LegacyParts {
  members: MemberParts
  favourites: FavouriteParts
}

/** As specification §9 has it. What that risks, and what bounds it: decisions/036. */
const COOKIE = {
  path: '/',
  maxAge: LEGACY_SESSION_MS / 1000,
  sameSite: 'lax',
  secure: false,
  httpOnly: false,
} as const
const ALL = { pageNo: 1, pageSize: -1 }

/** The older API, on the same data. */
export function registerLegacy(app: FastifyInstance, { members, favourites }: LegacyParts): void {
  const guard = {
    findCaller: (token: string) => findLegacyCaller(members, token),
    isDemoMode: members.settings.isDemoMode,
  }
  void app.register(async (scope) => {
    takeForms(scope)

    serveForm(scope, { endpoint: calls.legacyLogin, guard }, async (input, context) => {
      const token = await signInByForm(members, input, context)
      context.setCookie(calls.LEGACY_COOKIE, token, COOKIE)
      return token
    })
    serveForm(scope, { endpoint: calls.legacyProjects, guard }, async () => [])
    serveForm(scope, { endpoint: calls.legacyFolders, guard }, async (_input, { caller }) => {
      const { list } = await getPageOfFolders(favourites, caller.memberId, ALL)
      return list
    })
    serveForm(scope, { endpoint: calls.legacyCollect, guard }, ({ folderId, skuId }, { caller }) => {
      const change = { memberId: caller.memberId, now: favourites.clock.now() }
      return favourites.db.transaction().execute(async (trx) => {
        const [item] = await addItems(trx, { favoritesId: folderId, skuIds: [skuId] }, change)
        return item ?? { id: '', skuId }
      })
    })
    serveForm(scope, { endpoint: calls.legacyVerification, guard }, (_input, { caller }) =>
      getVerification(members, caller.memberId),
    )
  })
}
