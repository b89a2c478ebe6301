import type { Permission, Role } from '../../contract/permissions.ts'
import type { User } from '../../contract/members.ts'

/** An operation-permission label or a role label value (§6): exactly one. */
export type Need = { permission: Permission; role?: never } | { role: Role; permission?: never }

/** Default deny: only whom the server says so of. Undefined: it is not known yet who it is. */
export function isPermitted(user: User | null | undefined, { role, permission }: Need): boolean {
  if (!user) return false
  if (role !== undefined) return user.roles.includes(role)
  return permission !== undefined && user.permissions.includes(permission)
}
