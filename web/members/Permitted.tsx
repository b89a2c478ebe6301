import type { ReactNode } from 'react'
import { useUser } from './session/current-user.ts'
import type { Permission, Role } from '../../contract/permissions.ts'
import type { User } from '../../contract/members.ts'

/** An operation-permission label or a role label (§6): exactly one. */
export type PermissionNeed = { permission: Permission; role?: never } | { role: Role; permission?: never }

type PermittedProps = PermissionNeed & {
  children: ReactNode
  /** Shown without the permission; nothing while the user is unknown. */
  fallback?: ReactNode
}

/** Controls that a person may not use are not shown (§6). The server refuses the calls regardless. */
export function Permitted({ children, fallback = null, ...need }: PermittedProps) {
  const user = useUser()
  if (user === undefined) return null
  return isPermitted(user, need) ? children : fallback
}

/** Denied by default: only the server's answer permits. Undefined: the user is unknown yet. */
export function isPermitted(user: User | null | undefined, { role, permission }: PermissionNeed): boolean {
  if (!user) return false
  if (role !== undefined) return user.roles.includes(role)
  return permission !== undefined && user.permissions.includes(permission)
}
