import * as openid from 'openid-client'
import type { Configuration, IDToken, UserInfoResponse } from 'openid-client'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import type { Clock } from '../../platform/clock.ts'
import { isLoopback } from '../../platform/loopback.ts'
import { isUnreachable, tellFailure } from './openid-failure.ts'
import type { MemberDeps, SocialProvider } from '../deps.ts'

const PATIENCE_SECONDS = 5
const CLOCK_TOLERANCE_SECONDS = 30
/** How long the provider's metadata is cached. */
const METADATA_MS = 24 * 60 * 60_000

/** The values that identify one sign-in at the provider. The random ones have 256 bits. */
export interface SocialRequest {
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
}

/** A person, as the provider identifies them. */
export interface SocialPerson {
  issuer: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  name: string | null
}

/** An OpenID Connect provider: the authorization code flow with PKCE (OpenID Connect Core 1.0, 3.1; RFC 7636). */
export interface OpenIdProvider {
  /** The address of the provider's sign-in page. Throws 1004003007 where the provider does not answer. */
  addressFor(request: SocialRequest, language: Language): Promise<string>
  /** Exchanges a code at the provider, once. Throws 1004003006 for any invalid answer, 1004003007 where the provider does not answer. */
  exchange(
    request: Omit<SocialRequest, 'state'>,
    answer: { code: string; iss?: string | undefined },
  ): Promise<SocialPerson>
}

export function createOpenIdProvider(
  settings: SocialProvider,
  { clock, log }: Pick<MemberDeps, 'clock' | 'log'>,
): OpenIdProvider {
  const configure = keepConfiguration(() => discover(settings), clock)
  const findConfiguration = async (): Promise<Configuration> => {
    try {
      return await configure()
    } catch (error) {
      tellFailure(log, 'discovery', error)
      throw new Problem(1004003007)
    }
  }
  return {
    addressFor: async (request, language) => addressOf(await findConfiguration(), request, language),
    async exchange(request, answer) {
      const configuration = await findConfiguration()
      try {
        return await exchangeCode(configuration, request, answer)
      } catch (error) {
        tellFailure(log, 'exchange', error)
        throw new Problem(isUnreachable(error) ? 1004003007 : 1004003006)
      }
    },
  }
}

/** One discovery for all callers. A failed one is forgotten, so that the next caller tries again. */
function keepConfiguration(discoverNow: () => Promise<Configuration>, clock: Clock): () => Promise<Configuration> {
  let kept: { configuration: Promise<Configuration>; until: number } | undefined
  return () => {
    const now = clock.now().getTime()
    if (kept && now < kept.until) return kept.configuration
    const fresh = { configuration: discoverNow(), until: now + METADATA_MS }
    kept = fresh
    fresh.configuration.catch(() => {
      if (kept === fresh) kept = undefined
    })
    return fresh.configuration
  }
}

async function discover({ issuer, clientId, clientSecret }: SocialProvider): Promise<Configuration> {
  const address = new URL(issuer)
  const isInTheClear = address.protocol === 'http:' && isLoopback(address.hostname)
  const configuration = await openid.discovery(
    address,
    clientId,
    { [openid.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    clientSecret === undefined ? openid.None() : withSecret(clientSecret),
    { timeout: PATIENCE_SECONDS, execute: isInTheClear ? [openid.allowInsecureRequests] : [] },
  )
  const page = new URL(configuration.serverMetadata().authorization_endpoint ?? '')
  if (page.protocol !== 'https:' && !(isInTheClear && page.protocol === 'http:'))
    throw new Error('the provider names no page to sign in at')
  // By default the library relies on TLS and does not check the signature.
  openid.enableNonRepudiationChecks(configuration)
  return configuration
}

/** Sends the secret as the provider accepts it; in the header unless it says otherwise (OpenID Connect Discovery 1.0, 3). */
function withSecret(clientSecret: string): openid.ClientAuth {
  const [inHeader, inBody] = [openid.ClientSecretBasic(clientSecret), openid.ClientSecretPost(clientSecret)]
  return (server, client, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (ways.includes('client_secret_basic') ? inHeader : inBody)(server, client, body, headers)
  }
}

async function addressOf(
  configuration: Configuration,
  { redirectUri, state, nonce, codeVerifier }: SocialRequest,
  language: Language,
): Promise<string> {
  const address = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: language,
  })
  return address.href
}

async function exchangeCode(
  configuration: Configuration,
  { redirectUri, nonce, codeVerifier }: Omit<SocialRequest, 'state'>,
  { code, iss }: { code: string; iss?: string | undefined },
): Promise<SocialPerson> {
  // RFC 9207: the issuer of the code. With a single provider it may be missing.
  if (iss !== undefined && iss !== configuration.serverMetadata().issuer) throw new Error('another issuer')
  // The library's own call for codes would drop the query of redirect_uri. This one checks the ID token's issuer, audience,
  // times and signature as well, but not its nonce.
  const tokens = await openid.genericGrantRequest(configuration, 'authorization_code', {
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  })
  const claims = tokens.claims()
  if (!claims || claims.nonce !== nonce) throw new Error('no ID token, or of another sign-in')
  const isWhole = claims['email'] !== undefined && claims['name'] !== undefined
  const more =
    isWhole || !configuration.serverMetadata().userinfo_endpoint
      ? undefined
      : await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
  return personOf(claims, more)
}

function personOf(claims: IDToken, more: UserInfoResponse | undefined): SocialPerson {
  // The address and its verification must come from the same source.
  const source = claims['email'] === undefined ? more : claims
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(source?.['email']),
    isEmailVerified: source?.['email_verified'] === true,
    name: textOf(claims['name']) ?? textOf(more?.['name']),
  }
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' ? claim : null
}
