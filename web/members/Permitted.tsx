import type { ReactNode } from 'react'
import { useUser } from './session/current-user.ts'
import type { Permission, Role } from '../../contract/permissions.ts'
import type { User } from '../../contract/members.ts'

/** An operation-permission label or a role label value (§6): exactly one. */
export type PermissionNeed = { permission: Permission; role?: never } | { role: Role; permission?: never }

type PermittedProps = PermissionNeed & {
  children: ReactNode
  /** For whom it is refused; while it is not known who it is, there is nothing. */
  fallback?: ReactNode
}

/** What a person may not use is not there (§6). The server refuses it regardless. */
export function Permitted({ children, fallback = null, ...need }: PermittedProps) {
  const user = useUser()
  if (user === undefined) return null
  return isPermitted(user, need) ? children : fallback
}

/** Default deny: only whom the server says so of. Undefined: it is not known yet who it is. */
export function isPermitted(user: User | null | undefined, { role, permission }: PermissionNeed): boolean {
  if (!user) return false
  if (role !== undefined) return user.roles.includes(role)
  return permission !== undefined && user.permissions.includes(permission)
}
