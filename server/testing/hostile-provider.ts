import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A provider that answers as a test says, also in ways that a real one never does. */
export interface HostileProvider {
  issuer: string
  /** What it does next; what is left out it does correctly. */
  play: HostilePlay
  stop(): Promise<void>
}

export interface HostilePlay {
  /** Claims that replace or extend those of a valid ID token; undefined removes a claim. */
  claims?: Record<string, unknown>
  signing?: 'another key' | 'none' | 'the secret'
  /** Replaces the answer of the token endpoint. */
  token?: { status?: number; body: string; type?: string } | 'hang up'
  userinfo?: Record<string, unknown>
  discovery?: Record<string, unknown>
}

export const HOSTILE_SECRET = 'a secret that signs nothing'
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [ownKey, anotherKey] = [newKey(), newKey()]

export async function startHostileProvider(): Promise<HostileProvider> {
  const server = createServer((request, response) => answer(provider, request.url ?? '', response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const provider: HostileProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    play: {},
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return provider
}

function answer({ issuer, play }: HostileProvider, url: string, response: ServerResponse): void {
  if (url.startsWith('/.well-known')) return sendJson(response, { ...metadataOf(issuer), ...play.discovery })
  if (url === '/keys') return sendJson(response, { keys: [publicKey()] })
  if (url === '/me') return sendJson(response, { sub: 'eve', ...play.userinfo })
  if (play.token === 'hang up') return void response.destroy()
  if (play.token) {
    response.writeHead(play.token.status ?? 200, { 'content-type': play.token.type ?? 'application/json' })
    return void response.end(play.token.body)
  }
  const claims = { ...goodClaims(issuer), ...play.claims }
  sendJson(response, { access_token: 'the access token', token_type: 'Bearer', id_token: tokenOf(claims, play) })
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}

function metadataOf(issuer: string): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
}

function publicKey(): object {
  return { ...ownKey.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }
}

function goodClaims(iss: string): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000)
  return { iss, sub: 'eve', aud: 'quarry', iat: now, exp: now + 60 }
}

function tokenOf(claims: object, { signing }: HostilePlay): string {
  const alg = signing === 'none' ? 'none' : signing === 'the secret' ? 'HS256' : 'RS256'
  const signed = [{ alg, kid: 'own' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${signed}.${signatureOf(signed, signing)}`
}

function signatureOf(signed: string, signing: HostilePlay['signing']): string {
  if (signing === 'none') return ''
  if (signing === 'the secret') return createHmac('sha256', HOSTILE_SECRET).update(signed).digest('base64url')
  const { privateKey } = signing === 'another key' ? anotherKey : ownKey
  return sign('sha256', Buffer.from(signed), privateKey).toString('base64url')
}
