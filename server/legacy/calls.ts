import { MOST_BUDGETS } from '../../contract/budgets/budget.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { LEGACY_COOKIE } from '../../contract/legacy.ts'
import type { legacyCollect, legacyFolders, legacyLogin, legacyProjects } from '../../contract/legacy.ts'
import { getPageOfBudgets } from '../budgets/budget-page.ts'
import type { BudgetDeps } from '../budgets/deps.ts'
import { getPageOfFolders } from '../favourites/folders.ts'
import { addItems } from '../favourites/items.ts'
import type { FavouriteDeps } from '../favourites/deps.ts'
import type { MemberDeps } from '../members/deps.ts'
import { LEGACY_SESSION_MS } from '../members/sessions/legacy-sessions.ts'
import { signInByForm } from '../members/sign-in/sign-in.ts'
import type { MemberContext, RequestContext } from '../platform/http/serve.ts'

/** Follows the specification (§9); for the risk and its limits see decisions/036. */
const COOKIE = {
  path: '/',
  maxAge: LEGACY_SESSION_MS / 1000,
  sameSite: 'lax',
  secure: false,
  httpOnly: false,
} as const
const ALL = { pageNo: 1, pageSize: -1 }

/** Returns the token, which is also set as the cookie. */
export async function signIn(
  deps: MemberDeps,
  input: ParsedInputOf<typeof legacyLogin>,
  context: RequestContext,
): Promise<OutputOf<typeof legacyLogin>> {
  const token = await signInByForm(deps, input, context)
  context.setCookie(LEGACY_COOKIE, token, COOKIE)
  return token
}

export async function getProjects(
  deps: BudgetDeps,
  _input: unknown,
  context: MemberContext,
): Promise<OutputOf<typeof legacyProjects>> {
  const { list } = await getPageOfBudgets(deps, { pageNo: 1, pageSize: MOST_BUDGETS, sort: 'updated' }, context)
  return list
}

export async function getFolders(
  deps: FavouriteDeps,
  _input: unknown,
  context: MemberContext,
): Promise<OutputOf<typeof legacyFolders>> {
  const { list } = await getPageOfFolders(deps, ALL, context)
  return list
}

export async function addItem(
  deps: FavouriteDeps,
  { folderId, skuId }: ParsedInputOf<typeof legacyCollect>,
  context: MemberContext,
): Promise<OutputOf<typeof legacyCollect>> {
  const [item] = await addItems(deps, { favoritesId: folderId, skuIds: [skuId] }, context)
  return item ?? { id: '', skuId }
}
