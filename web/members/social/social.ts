import { getSocialRedirect } from '../../../contract/members.ts'
import { call } from '../../api.ts'
import { readStored, removeStored, writeStored } from '../../kit/storage.ts'

const KEY = 'quarry-social-return'
const LOGIN_PATH = '/login'

/** Kept in this tab while the person is at the provider. */
export interface SocialReturn {
  /** The address that they came from. */
  address: string
  isRemembered: boolean
}

/** Sends the browser to the provider, which returns to /login. */
export async function goToProvider(type: number, isRemembered: boolean): Promise<void> {
  const { origin, pathname, search, hash } = window.location
  const redirectUri = `${origin}${LOGIN_PATH}?type=${type}`
  const provider = new URL(await call(getSocialRedirect, { type, redirectUri }))
  if (!/^https?:$/.test(provider.protocol)) throw new Error('the provider has no web address')
  // Who begins again after an answer that let nobody in goes back to where they first came from.
  const first = readSocialAnswer(search) ? readSocialReturn().address : '/'
  const address = pathname === LOGIN_PATH ? first : pathname + search + hash
  writeStored(KEY, JSON.stringify({ address, isRemembered } satisfies SocialReturn), openSession)
  window.location.assign(provider)
}

export function readSocialReturn(): SocialReturn {
  return placeToReturn(readStored(KEY, openSession))
}

export function forgetSocialReturn(): void {
  removeStored(KEY, openSession)
}

/** The stored state, if it leads to a page of ours. */
export function placeToReturn(stored: string | null): SocialReturn {
  try {
    const { address, isRemembered } = Object(JSON.parse(stored ?? '')) as Partial<SocialReturn>
    const isOurs = typeof address === 'string' && /^\/(?![/\\])/.test(address)
    return { address: isOurs ? address : '/', isRemembered: isRemembered !== false }
  } catch {
    return { address: '/', isRemembered: true }
  }
}

const openSession = (): Storage => sessionStorage

/** The provider's answer in the address of /login. */
export interface SocialAnswer {
  type: number
  /** Null where the person cancelled, or was refused. */
  code: string | null
  state: string
  /** The issuer, if stated (RFC 9207). */
  iss: string | undefined
}

/** Null: nobody returns from a provider. */
export function readSocialAnswer(search: string): SocialAnswer | null {
  const query = new URLSearchParams(search)
  const [type, code, state, iss] = ['type', 'code', 'state', 'iss'].map((name) => query.get(name))
  if (!type || !(code || query.has('error'))) return null
  return { type: Number(type), code: code || null, state: state ?? '', iss: iss ?? undefined }
}
