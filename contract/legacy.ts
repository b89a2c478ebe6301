import * as z from 'zod'
import { getBudgetPage } from './budgets/calls.ts'
import { verifications } from './company.ts'
import { endpoint } from './endpoint.ts'
import { getFolderPage } from './favourites.ts'
import { id } from './fields.ts'
import { email, password } from './members.ts'

/**
 * The older API of specification §7 to §9, which older clients speak: posts with a form as their body, the token in a cookie,
 * and an envelope of its own.
 */

/** `code` of an answer that is no problem. */
export const LEGACY_SUCCESS = 100
/** `code` of an answer whose `msg` a person is to be shown. */
export const LEGACY_PROBLEM = 102
/** `code` by which servers of the same family say that a token is no good; ours says it by HTTP 401 alone. */
export const LEGACY_SIGNED_OUT = 2012
/** The body of HTTP 401: without a token, or with one that is unknown or has ended. */
export const LEGACY_REFUSAL = { error: 'invalid_token' } as const

/** Script may read it; it opens `/app/…` alone (decisions/036). */
export const LEGACY_COOKIE = 'token'
/** Said in the header `Devicetype`. */
export const LEGACY_DEVICE = 'Web'

const nothing = z.object({})

export const legacyLogin = endpoint({
  method: 'POST',
  path: '/app/login/token',
  access: 'public',
  isServedInDemoMode: true,
  inputIn: 'form',
  summary: 'Sign in with email and password; answers the token, and sets it as the cookie, for a day',
  input: z.object({ email, password }),
  output: z.string(),
})

export const legacyProjects = endpoint({
  method: 'POST',
  path: '/app/perProject/list',
  access: 'member',
  isServedInDemoMode: true,
  inputIn: 'form',
  summary: 'The budget lists of the member, as budget/page has them',
  input: nothing,
  output: getBudgetPage.output.shape.list,
})

export const legacyFolders = endpoint({
  method: 'POST',
  path: '/app/perCollectFolder/list',
  access: 'member',
  isServedInDemoMode: true,
  inputIn: 'form',
  summary: 'The folders of the member, as favorites/page has them',
  input: nothing,
  output: getFolderPage.output.shape.list,
})

export const legacyCollect = endpoint({
  method: 'POST',
  path: '/app/perCollect/add',
  access: 'member',
  inputIn: 'form',
  summary: 'Put a SKU into a folder; one that is there already answers with its id',
  input: z.object({ folderId: id, skuId: id }),
  output: z.object({ id, skuId: id }),
})

export const legacyVerification = endpoint({
  method: 'POST',
  path: '/app/user/company/authentication',
  access: 'member',
  isServedInDemoMode: true,
  inputIn: 'form',
  summary: 'How far the verification of the member’s company is',
  input: nothing,
  output: z.enum(verifications),
})

export const legacyCalls = [legacyLogin, legacyProjects, legacyFolders, legacyCollect, legacyVerification] as const

/** What a post says as `sources`: 0 for these, 1 for every other path. */
export function legacySourcesOf(path: string): '0' | '1' {
  return legacyCalls.some((call) => call.path === path) ? '0' : '1'
}
