import * as z from 'zod'
import { budgetCard } from './budgets/calls.ts'
import { verifications } from './company.ts'
import { endpoint } from './endpoint.ts'
import { folder } from './favourites.ts'
import { id } from './fields.ts'
import { email, password } from './members.ts'

/**
 * The older API of specification §7 to §9, for older clients: posts with form bodies, the token in a cookie, and an envelope of
 * its own.
 */

/** `code` of a successful answer. */
export const LEGACY_SUCCESS = 100
/** `code` of an answer whose `msg` is shown to a person. */
export const LEGACY_PROBLEM = 102
/** `code` of similar servers for an invalid token; ours only answers HTTP 401. */
export const LEGACY_SIGNED_OUT = 2012
/** The body of HTTP 401: without a token, or with an unknown or expired one. */
export const LEGACY_REFUSAL = { error: 'invalid_token' } as const

/** Scripts may read it; it opens `/app/…` alone (decisions/036). */
export const LEGACY_COOKIE = 'token'
/** The required value of the header `Devicetype`. */
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
  summary: 'The member’s budget lists, as in budget/page',
  input: nothing,
  output: z.array(budgetCard),
})

export const legacyFolders = endpoint({
  method: 'POST',
  path: '/app/perCollectFolder/list',
  access: 'member',
  isServedInDemoMode: true,
  inputIn: 'form',
  summary: 'The member’s folders, as in favorites/page',
  input: nothing,
  output: z.array(folder),
})

export const legacyCollect = endpoint({
  method: 'POST',
  path: '/app/perCollect/add',
  access: 'member',
  inputIn: 'form',
  summary: 'Put a SKU into a folder; for a SKU that is already there, answers its id',
  input: z.object({ folderId: id, skuId: id }),
  output: z.object({ id, skuId: id }),
})

export const legacyVerification = endpoint({
  method: 'POST',
  path: '/app/user/company/authentication',
  access: 'member',
  isServedInDemoMode: true,
  inputIn: 'form',
  summary: 'The state of the verification of the member’s company',
  input: nothing,
  output: z.enum(verifications),
})

export const legacyCalls = [legacyLogin, legacyProjects, legacyFolders, legacyCollect, legacyVerification] as const

/** The value of `sources` in a post: 0 for these paths, 1 for every other. */
export function legacySourcesOf(path: string): '0' | '1' {
  return legacyCalls.some((call) => call.path === path) ? '0' : '1'
}
