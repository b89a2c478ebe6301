import type { FastifyInstance } from 'fastify'
import * as calls from '../../contract/legacy.ts'
import type { BudgetDeps } from '../budgets/deps.ts'
import type { FavouriteDeps } from '../favourites/deps.ts'
import { findLegacyCaller } from '../members/sessions/legacy-sessions.ts'
import type { MemberDeps } from '../members/deps.ts'
import { getVerification } from '../members/profile/user.ts'
import { addItem, getFolders, getProjects, signIn } from './calls.ts'
import type { Guard } from '../platform/http/guard.ts'
import { serveForm, takeForms } from './forms.ts'

export interface LegacyDeps {
  members: MemberDeps
  favourites: FavouriteDeps
  budgets: BudgetDeps
}

/** The older API, on the same data. */
export function registerLegacy(app: FastifyInstance, { members, favourites, budgets }: LegacyDeps): void {
  const guard: Guard = {
    findCaller: (token, from) => findLegacyCaller(members, token, from),
    isDemoMode: members.settings.isDemoMode,
  }
  void app.register(async (scope) => {
    takeForms(scope)

    const ofMembers = { app: scope, deps: members, guard }
    const ofFavourites = { app: scope, deps: favourites, guard }
    serveForm(ofMembers, calls.legacyLogin, signIn)
    serveForm({ app: scope, deps: budgets, guard }, calls.legacyProjects, getProjects)
    serveForm(ofFavourites, calls.legacyFolders, getFolders)
    serveForm(ofFavourites, calls.legacyCollect, addItem)
    serveForm(ofMembers, calls.legacyVerification, getVerification)
  })
}
