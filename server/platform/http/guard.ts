import type { Endpoint } from '../../../contract/endpoint.ts'
import { permissionsOf } from '../../../contract/permissions.ts'
import type { Role } from '../../../contract/permissions.ts'
import { Problem } from '../../../contract/problem.ts'

/** Who makes a call. */
export interface Caller {
  memberId: string
  sessionId: string
  roles: readonly Role[]
}

/** By what calls are let through. */
export interface Guard {
  /** Answers whose an access token is; nobody's where it is unknown or has ended. */
  findCaller(accessToken: string): Promise<Caller | undefined>
  /** Whether people may only look around. */
  isDemoMode: boolean
}

/**
 * Default deny: whoever is not known to have the right an endpoint asks for is refused, and so is in demo mode whatever
 * writes and is not said to be served there. Who is refused for themselves (401, 403) is told so first. A public call does
 * not ask who makes it.
 */
export async function requireAccess(
  endpoint: Endpoint,
  accessToken: string | undefined,
  { findCaller, isDemoMode }: Guard,
): Promise<Caller | undefined> {
  const caller = endpoint.access === 'public' ? undefined : await getCaller(endpoint, accessToken, findCaller)
  if (isDemoMode && endpoint.method !== 'GET' && !endpoint.isServedInDemoMode) throw new Problem(901)
  return caller
}

async function getCaller(
  { access, permission }: Endpoint,
  accessToken: string | undefined,
  findCaller: Guard['findCaller'],
): Promise<Caller> {
  const caller = accessToken ? await findCaller(accessToken) : undefined
  if (!caller) throw new Problem(401)
  if (access === 'operator' && !caller.roles.includes('operator')) throw new Problem(403)
  if (permission && !permissionsOf(caller.roles).includes(permission)) throw new Problem(403)
  return caller
}

/** The token of `Authorization: Bearer …`. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
}
