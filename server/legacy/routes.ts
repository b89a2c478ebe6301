import type { FastifyInstance } from 'fastify'
import * as calls from '../../contract/legacy.ts'
import type { BudgetParts } from '../budgets/parts.ts'
import type { FavouriteParts } from '../favourites/parts.ts'
import { findLegacyCaller } from '../members/sessions/legacy-sessions.ts'
import type { MemberParts } from '../members/parts.ts'
import { getVerification } from '../members/profile/user.ts'
import { addItem, getFolders, getProjects, signIn } from './calls.ts'
import type { Guard } from '../platform/http/guard.ts'
import { serveForm, takeForms } from './forms.ts'

export interface LegacyParts {
  members: MemberParts
  favourites: FavouriteParts
  budgets: BudgetParts
}

/** The older API, on the same data. */
export function registerLegacy(app: FastifyInstance, { members, favourites, budgets }: LegacyParts): void {
  const guard: Guard = {
    findCaller: (token, from) => findLegacyCaller(members, token, from),
    isDemoMode: members.settings.isDemoMode,
  }
  void app.register(async (scope) => {
    takeForms(scope)

    const ofMembers = { app: scope, parts: members, guard }
    const ofFavourites = { app: scope, parts: favourites, guard }
    serveForm(ofMembers, calls.legacyLogin, signIn)
    serveForm({ app: scope, parts: budgets, guard }, calls.legacyProjects, getProjects)
    serveForm(ofFavourites, calls.legacyFolders, getFolders)
    serveForm(ofFavourites, calls.legacyCollect, addItem)
    serveForm(ofMembers, calls.legacyVerification, getVerification)
  })
}
