import type { InjectOptions } from 'fastify'
import { getSocialRedirect, signInBySocial, SOCIAL_TYPE } from '../../contract/members.ts'
import type { Tokens } from '../../contract/members.ts'
import type { Envelope, InputOf } from '../../contract/endpoint.ts'
import type { TestApp } from './test-app.ts'

/** A browser on its way to the provider and back, with the cookies that it keeps. */
export interface SocialVisit {
  /** The headers of the browser's calls. */
  headers: Record<string, string>
  /** The Set-Cookie header that was answered; empty for none. */
  cookieSet: string
  leave(redirectUri: string): Promise<Envelope<string>>
  comeBack(from: URL, facts?: Partial<InputOf<typeof signInBySocial>>): Promise<Envelope<Tokens>>
}

let count = 0

export function socialVisit({ app }: Pick<TestApp, 'app'>): SocialVisit {
  count += 1
  const visit: SocialVisit = {
    headers: { 'x-forwarded-for': `10.9.${count >> 8}.${count & 255}` },
    cookieSet: '',
    async leave(redirectUri) {
      const query = new URLSearchParams({ type: String(SOCIAL_TYPE), redirectUri })
      const answer = await call({ url: `${getSocialRedirect.path}?${query.toString()}` })
      visit.cookieSet = [answer.headers['set-cookie'] ?? []].flat()[0] ?? ''
      if (visit.cookieSet) visit.headers['cookie'] = visit.cookieSet.split(';', 1)[0] ?? ''
      return answer.json<Envelope<string>>()
    },
    async comeBack({ searchParams }, facts = {}) {
      const { code = '', state = '', iss } = Object.fromEntries(searchParams)
      const payload = { type: SOCIAL_TYPE, code, state, ...(iss && { iss }), ...facts }
      return (await call({ method: 'POST', url: signInBySocial.path, payload })).json<Envelope<Tokens>>()
    },
  }
  const call = (options: InjectOptions) => app.inject({ ...options, headers: visit.headers })
  return visit
}

/** Signs in at the provider as a browser would, or refuses; returns the address that the provider redirects to. */
export async function goThrough(address: string, name?: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let [url, body]: [URL, URLSearchParams | undefined] = [new URL(address), undefined]
  const { origin } = url
  for (;;) {
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
    const answer = await fetch(url, { redirect: 'manual', headers, ...(body && { method: 'POST', body }) })
    for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie)
    const next = answer.headers.get('location')
    if (!next) {
      if (!answer.ok) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`)
      body = new URLSearchParams(name ? { name } : {})
      continue
    }
    ;[url, body] = [new URL(next, url), undefined]
    if (url.origin !== origin) return url
  }
}

function keep(cookies: Map<string, string>, header: string): void {
  const [pair = ''] = header.split(';', 1)
  const at = pair.indexOf('=')
  cookies.set(pair.slice(0, at), pair.slice(at + 1))
}
