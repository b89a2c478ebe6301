import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { Provider } from 'oidc-provider'
import type { Configuration } from 'oidc-provider'

/** The provider's claims about a person; a missing one is not made. */
export interface Claims {
  email?: string
  email_verified?: boolean
  name?: string
}

export interface TestProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** The people with an account, by name. */
  people: Map<string, Claims>
  stop(): Promise<void>
}

export interface TestProviderOptions {
  /** The allowed redirect addresses. */
  redirectUris: readonly string[]
  /** Another name of this machine is another site to a browser. */
  host?: '127.0.0.1' | 'localhost'
  /** By default a free port. */
  port?: number
  /** Without it, the client is a public one. */
  clientSecret?: string | undefined
  /** Whether the ID token holds all claims, or only the subject. */
  tellsInToken?: boolean
}

/** In seconds. */
const TTL = 3600
const KEY = { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), kid: 'test' }

/** Starts a real OpenID Connect provider in this process; its sign-in page accepts any name. */
export async function startProvider({
  redirectUris,
  host = '127.0.0.1',
  port = 0,
  clientSecret = 'a secret of the test',
  tellsInToken = false,
}: TestProviderOptions): Promise<TestProvider> {
  const people = new Map<string, Claims>()
  const server = createServer()
  await listen(server, port)
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`
  const client = {
    client_id: 'quarry',
    client_secret: clientSecret,
    redirect_uris: [...redirectUris],
    grant_types: ['authorization_code'],
    response_types: ['code' as const],
  }
  const provider = new Provider(issuer, configurationOf({ client, people, tellsInToken }))
  const answer = provider.callback()
  server.on('request', (request, response) => {
    const isPage = request.url?.startsWith('/interaction/')
    void (isPage ? answerPage(provider, request, response) : answer(request, response))
  })
  return { issuer, clientId: client.client_id, clientSecret, people, stop: () => stop(server) }
}

function configurationOf({
  client,
  people,
  tellsInToken,
}: {
  client: NonNullable<Configuration['clients']>[number]
  people: Map<string, Claims>
  tellsInToken: boolean
}): Configuration {
  return {
    clients: [client],
    jwks: { keys: [{ ...KEY, alg: 'RS256', use: 'sig' }] },
    ttl: { AccessToken: TTL, AuthorizationCode: TTL, Grant: TTL, IdToken: TTL, Interaction: TTL, Session: TTL },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: !tellsInToken,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, name) => ({
      accountId: name,
      claims: async () => ({ sub: name, ...people.get(name) }),
    }),
    // Signing in counts as consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

async function answerPage(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(PAGE)
    return
  }
  const form = new URLSearchParams(await textOf(request))
  const name = form.get('name')
  const result = name ? { login: { accountId: name } } : { error: 'access_denied', error_description: 'not today' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

const PAGE = `<!doctype html><html lang="en"><title>Guild</title><link rel="icon" href="data:,">
<form method="post"><label>Who are you? <input name="name"></label><button>Sign in</button></form>
<form method="post"><button>Cancel</button></form></html>`

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port)
  await once(server, 'listening')
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
