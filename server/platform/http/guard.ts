import type { Endpoint } from '../../../contract/endpoint.ts'
import { permissionsOf } from '../../../contract/permissions.ts'
import type { Role } from '../../../contract/permissions.ts'
import { NOT_KNOWN, Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'

/** Who makes a call. */
export interface Caller {
  memberId: string
  sessionId: string
  roles: readonly Role[]
  /** Whether what they do is counted in the analysis of use: they, and their browser, have nothing against it. */
  isCounted: boolean
}

/** Who makes a call that is for holders of a link: nobody by name, and what the link opens is all that they may see. */
export interface LinkHolder {
  link: LinkAccess
}

export interface LinkAccess {
  id: string
  /** What is shared, and which one. */
  kind: 'board' | 'budget' | 'folder'
  refId: string
  role: 'view' | 'comment' | 'approve'
  /** The names of what may be seen of it; every other field is absent from the answer. */
  fields: readonly string[]
  /** Whose it is. */
  ownerId: string
  ownerName: string
  /** Only what is of this brand may be seen; null: all. */
  brandId: string | null
  /** That it was made for. */
  language: Language
}

/** Who makes a call that is for partners: nobody by name, and what the key opens is all that they may see. */
export interface KeyHolder {
  key: { id: string }
}

/** What is shown in a call to have a link opened. */
interface LinkClaim {
  token: string
  password: string | undefined
  /** By which tries are counted. */
  clientAddress: string
}

interface KeyClaim {
  key: string
  /** By which wrong ones are counted. */
  clientAddress: string
}

/** What whoever makes a call has to show for themselves. */
export interface Credentials {
  accessToken?: string | undefined
  /** Whether it comes from this machine and is meant for it: some accounts are for nobody else. */
  isFromThisMachine: boolean
  /** Whether the browser says that it wants nothing counted. */
  asksToBeLeftOut?: boolean
  link?: LinkClaim | undefined
  /** By which wrong keys are counted. */
  clientAddress?: string | undefined
}

/** By what calls are let through. */
export interface Guard {
  /** Answers whose an access token is; nobody's where it is unknown or has ended. */
  findCaller(accessToken: string, from: Pick<Credentials, 'isFromThisMachine'>): Promise<Caller | undefined>
  /**
   * Answers the link of a token; none where it is unknown, has expired or was revoked. Throws the Problem that its holder can
   * do something about (its password, too many tries). The domain that makes links says how; without it none opens anything.
   */
  findLink?(claim: LinkClaim): Promise<LinkAccess | undefined>
  /** Answers a partner's key; none where it is unknown, has expired or was revoked. Throws 429 after too many wrong ones. Without it none opens anything. */
  findKey?(claim: KeyClaim): Promise<KeyHolder['key'] | undefined>
  /** Whether people may only look around. */
  isDemoMode: boolean
}

/**
 * Default deny: whoever is not known to have the right an endpoint asks for is refused, and so is in demo mode whatever
 * writes and is not said to be served there. Who is refused for themselves (401, 403; 404 without a link) is told so first. A
 * public call does not ask who makes it.
 */
export async function requireAccess(
  endpoint: Endpoint,
  shown: Credentials,
  guard: Guard,
): Promise<Caller | LinkHolder | KeyHolder | undefined> {
  const caller = await findAllowed(endpoint, shown, guard)
  if (guard.isDemoMode && isWrite(endpoint)) throw new Problem(901)
  return caller
}

/** Whether a call may write: what is not a GET, and is not served where nothing may be written. */
export function isWrite({ method, isServedInDemoMode }: Endpoint): boolean {
  return method !== 'GET' && !isServedInDemoMode
}

async function findAllowed(
  endpoint: Endpoint,
  shown: Credentials,
  guard: Guard,
): Promise<Caller | LinkHolder | KeyHolder | undefined> {
  if (endpoint.access === 'public') return undefined
  if (endpoint.access === 'link') return getLinkHolder(shown.link, guard)
  if (endpoint.access === 'key') return getKeyHolder(shown, guard)
  return getCaller(endpoint, shown, guard)
}

async function getCaller({ access, permission }: Endpoint, shown: Credentials, { findCaller }: Guard): Promise<Caller> {
  const caller = shown.accessToken ? await findCaller(shown.accessToken, shown) : undefined
  if (!caller) throw new Problem(401)
  if (access === 'operator' && !caller.roles.includes('operator')) throw new Problem(403)
  if (access === 'staff' && !caller.roles.some((role) => role === 'operator' || role === 'editor'))
    throw new Problem(403)
  if (permission && !permissionsOf(caller.roles).includes(permission)) throw new Problem(403)
  return shown.asksToBeLeftOut ? { ...caller, isCounted: false } : caller
}

/** A link that never was, one that has ended and a call without one are answered alike. */
async function getLinkHolder(claim: LinkClaim | undefined, guard: Guard): Promise<LinkHolder> {
  const link = claim && (await guard.findLink?.(claim))
  if (!link) throw new Problem(404)
  return { link }
}

async function getKeyHolder({ accessToken, clientAddress = '' }: Credentials, guard: Guard): Promise<KeyHolder> {
  const key = accessToken && (await guard.findKey?.({ key: accessToken, clientAddress }))
  if (!key) throw new Problem(401, { reason: NOT_KNOWN.key })
  return { key }
}

/** The token of `Authorization: Bearer …`. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
}
