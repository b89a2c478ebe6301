import type { Endpoint } from '../../../contract/endpoint.ts'
import { permissionsOf } from '../../../contract/permissions.ts'
import type { Role } from '../../../contract/permissions.ts'
import { NOT_KNOWN, Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'

/** A signed-in member who makes a call. */
export interface Caller {
  memberId: string
  sessionId: string
  roles: readonly Role[]
  /** Whether usage analysis counts this person: neither they nor their browser object. */
  isCounted: boolean
}

/** Makes a call with a link: anonymous, and sees only what the link opens. */
export interface LinkHolder {
  link: LinkAccess
}

export interface LinkAccess {
  id: string
  /** The shared thing and its id. */
  kind: 'board' | 'budget' | 'folder' | 'project'
  refId: string
  role: 'view' | 'comment' | 'approve'
  /** The fields that the link shows; the answer leaves out all others. */
  fields: readonly string[]
  /** The owner of the shared thing. */
  ownerId: string
  ownerName: string
  /** Shows only this brand; null shows all. */
  brandId: string | null
  /** The language that the link was made for. */
  language: Language
}

/** Makes a call with a partner's key: anonymous, and sees only what the key opens. */
export interface KeyHolder {
  key: { id: string }
}

/** What a call sends to open a link. */
interface LinkClaim {
  token: string
  password: string | undefined
  /** Failed tries are counted by it. */
  clientAddress: string
}

interface KeyClaim {
  key: string
  /** Wrong keys are counted by it. */
  clientAddress: string
}

/** The credentials of a call. */
export interface Credentials {
  accessToken?: string | undefined
  /** Whether the call comes from this machine and is meant for it: some accounts may be used only here. */
  isFromThisMachine: boolean
  /** Whether the browser asks for no tracking. */
  asksToBeLeftOut?: boolean
  link?: LinkClaim | undefined
  /** Wrong keys are counted by it. */
  clientAddress?: string | undefined
}

/** Decides which calls are allowed. */
export interface Guard {
  /** The member of an access token; undefined if it is unknown or has ended. */
  findCaller(accessToken: string, from: Pick<Credentials, 'isFromThisMachine'>): Promise<Caller | undefined>
  /**
   * The link of a token; undefined if it is unknown, expired or revoked. Throws a Problem that the holder can solve (password, too
   * many tries). The sharing domain supplies it; without it no link opens.
   */
  findLink?(claim: LinkClaim): Promise<LinkAccess | undefined>
  /** A partner's key; undefined if it is unknown, expired or revoked. Throws 429 after too many wrong keys. Without it no key opens. */
  findKey?(claim: KeyClaim): Promise<KeyHolder['key'] | undefined>
  /** Whether people may only look around. */
  isDemoMode: boolean
}

/**
 * Default deny: refuses whoever lacks the right that an endpoint requires, and in demo mode most writes. Refusals of the caller
 * (401, 403, 404) come before that of demo mode. Public calls are not authenticated.
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

/** Whether demo mode refuses a call: it is not a GET, and not marked as allowed there. */
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

/** An unknown link, an ended one and a missing one get the same answer. */
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
