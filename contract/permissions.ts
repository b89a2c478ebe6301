/** What a member may be; each has what stands before it, too. */
export const roles = ['member', 'operator'] as const
export type Role = (typeof roles)[number]

/** What may be permitted, as `thing:action`. */
export const permissions = ['import:read', 'image-search:read', 'board:take-down'] as const
export type Permission = (typeof permissions)[number]

/** Whoever is not named here may not. */
const permissionsByRole: Record<Role, readonly Permission[]> = {
  member: [],
  operator: ['import:read', 'image-search:read', 'board:take-down'],
}

export function rolesOf(isOperator: boolean): readonly Role[] {
  return isOperator ? roles : ['member']
}

/** All that somebody of these roles may do. */
export function permissionsOf(of: readonly Role[]): Permission[] {
  return [...new Set(of.flatMap((role) => permissionsByRole[role]))]
}
