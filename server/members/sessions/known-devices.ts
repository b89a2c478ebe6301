import { createHmac } from 'node:crypto'
import type { RequestContext } from '../../platform/http/serve.ts'
import { secretOf } from '../../platform/postgres/secret.ts'
import { emailKeyOf } from '../accounts.ts'
import type { MemberDeps } from '../deps.ts'

const COOKIE = 'quarry-devices'
/** Members of one browser that are remembered. */
const MOST = 4
const YEAR_S = 365 * 24 * 60 * 60

type Deps = Pick<MemberDeps, 'db' | 'settings'>

/** Whether somebody has signed in to this account in this browser lately. */
export async function isKnownDevice(deps: Deps, email: string, { cookies }: RequestContext): Promise<boolean> {
  return marksIn(cookies).includes(await markOf(deps, email))
}

/** Lets the browser remember that somebody has signed in to this account. Without our secret nobody can tell to which, or claim it. */
export async function noteDevice(deps: Deps, email: string, { cookies, setCookie }: RequestContext): Promise<void> {
  const mark = await markOf(deps, email)
  const marks = [mark, ...marksIn(cookies).filter((other) => other !== mark)].slice(0, MOST)
  setCookie(COOKIE, marks.join('.'), {
    httpOnly: true,
    sameSite: 'strict',
    secure: deps.settings.publicUrl.startsWith('https:'),
    path: '/app-api/member/auth',
    maxAge: YEAR_S,
  })
}

function marksIn(cookies: RequestContext['cookies']): string[] {
  return (cookies[COOKIE] ?? '').split('.').filter(Boolean).slice(0, MOST)
}

async function markOf({ db }: Deps, email: string): Promise<string> {
  const hash = createHmac('sha256', await secretOf(db)).update(`device ${emailKeyOf(email)}`)
  return hash.digest('base64url').slice(0, 22)
}
