import { randomBytes } from 'node:crypto'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { SOCIAL_TYPE } from '../../../contract/members.ts'
import type {
  getSocialRedirect as getSocialRedirectCall,
  signInBySocial as signInBySocialCall,
  Tokens,
} from '../../../contract/members.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { networkOf } from '../../platform/http/client-network.ts'
import type { RequestContext } from '../../platform/http/serve.ts'
import { registerAttempt as countAttempt } from '../attempts.ts'
import type { OpenIdProvider, SocialPerson } from './openid-provider.ts'
import type { MemberDeps } from '../deps.ts'
import { startSession } from '../sessions/sessions.ts'
import { ATTEMPT_MS, findPerson, recordSocialAttempt, returnAttempt, consumeSocialAttempt } from './social-attempts.ts'
import type { SocialAttempt } from './social-attempts.ts'
import { findOrMakeMember } from './social-members.ts'

const HOUR = 60 * 60_000
const COOKIE = 'quarry-social'
const COOKIE_PATH = '/app-api/member/auth'
const BROWSER_BYTES = 32

export interface SocialDeps extends MemberDeps {
  provider: OpenIdProvider | undefined
}

/** The address of the provider's sign-in page. A cookie identifies the browser when it returns. */
export async function getSocialRedirect(
  deps: SocialDeps,
  { type, redirectUri }: ParsedInputOf<typeof getSocialRedirectCall>,
  context: RequestContext,
): Promise<string> {
  const provider = getProvider(deps, type, context.language)
  requireAllowed(redirectUri, deps.settings.publicUrl, context.language)
  await countRedirect(deps, context)
  const { randomState, randomNonce, randomPKCECodeVerifier } = await import('openid-client')
  const request = {
    redirectUri,
    state: randomState(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  }
  const address = await provider.addressFor(request, context.language)
  // Two tabs may sign in at once: they share the cookie.
  const browser = findBrowser(context) ?? randomBytes(BROWSER_BYTES).toString('base64url')
  await recordSocialAttempt(deps, { ...request, type, browser })
  context.setCookie(COOKIE, browser, {
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.settings.publicUrl.startsWith('https:'),
    path: COOKIE_PATH,
    maxAge: ATTEMPT_MS / 1000,
  })
  return address
}

/**
 * Signs in a person whom the provider sent back. A first sign-in needs the policy: after the answer 1004003005, the same call can
 * be made with the policy accepted.
 */
export async function signInBySocial(
  deps: SocialDeps,
  { type, code, state, iss, policyAccepted, loginType }: ParsedInputOf<typeof signInBySocialCall>,
  context: RequestContext,
): Promise<Tokens> {
  const provider = getProvider(deps, type, context.language)
  const browser = findBrowser(context)
  const attempt = browser && (await consumeSocialAttempt(deps, { type, state, code, browser }))
  if (!attempt) throw new Problem(1004003006)
  const person = findPerson(attempt) ?? (await askProvider(deps, provider, { attempt, code, iss }))
  const member = await findOrMakeMember(deps, person, { type, policyAccepted, client: context })
  if (!member) {
    await returnAttempt(deps, attempt, person)
    throw new Problem(1004003005)
  }
  return startSession(deps, member.id, { ...context, loginType: loginType ?? type, emailKey: member.email_key })
}

async function askProvider(
  deps: SocialDeps,
  provider: OpenIdProvider,
  { attempt, code, iss }: { attempt: SocialAttempt; code: string; iss: string | undefined },
): Promise<SocialPerson> {
  const request = { redirectUri: attempt.redirect_uri, nonce: attempt.nonce, codeVerifier: attempt.code_verifier }
  try {
    return await provider.exchange(request, { code, iss })
  } catch (error) {
    // The provider did not answer, so the code is unused and the call may come again.
    if (error instanceof Problem && error.code === 1004003007) await returnAttempt(deps, attempt)
    throw error
  }
}

const NO_SUCH_TYPE = { en: 'is not a supported sign-in method', zh: '暂不支持该登录方式' }

function getProvider({ provider }: SocialDeps, type: number, language: Language): OpenIdProvider {
  if (type === SOCIAL_TYPE && provider) return provider
  throw new Problem(400, { field: 'type', reason: NO_SUCH_TYPE[language === 'en' ? 'en' : 'zh'] })
}

/** Compares the address exactly (RFC 9700, 4.1.3): one that only looks alike may lead elsewhere. */
function requireAllowed(redirectUri: string, publicUrl: string, language: Language): void {
  const allowed = [`${publicUrl}/login?type=${SOCIAL_TYPE}`, `${publicUrl}/login`]
  if (allowed.includes(redirectUri)) return
  const reason = language === 'en' ? `expected ${allowed[0]}` : `应为 ${allowed[0]}`
  throw new Problem(400, { field: 'redirectUri', reason })
}

/** Limits calls, because each leaves a row. */
async function countRedirect({ db, clock }: MemberDeps, { clientAddress }: RequestContext): Promise<void> {
  const limit = { kind: 'social', subject: networkOf(clientAddress), most: 100, withinMs: HOUR }
  const reached = await countAttempt(db, [limit], clock.now())
  if (reached) throw new Problem(429, { retryAfter: reached.retryAfter })
}

function findBrowser({ cookies }: RequestContext): string | undefined {
  const browser = cookies[COOKIE]
  return browser && /^[\w-]{43}$/.test(browser) ? browser : undefined
}
