/** What a member may be; `operator` and `editor` are the catalogue's staff, and members besides. */
export const roles = ['member', 'operator', 'editor'] as const
export type Role = (typeof roles)[number]

/** What may be permitted, as `thing:action`. */
export const permissions = [
  'import:read',
  'import:run',
  'catalogue:keep',
  'catalogue:export',
  'audit:read',
  'demonstration:remove',
  'image-search:read',
  'board:take-down',
  'workplace:read',
  'analysis:read',
  'member:keep',
  'feed:keep',
] as const
export type Permission = (typeof permissions)[number]

/** Whoever is not named here may not. An editor keeps the catalogue, and sees nothing of members. */
const permissionsByRole: Record<Role, readonly Permission[]> = {
  member: [],
  editor: [
    'import:read',
    'import:run',
    'catalogue:keep',
    'catalogue:export',
    'audit:read',
    'image-search:read',
    'workplace:read',
    'analysis:read',
  ],
  operator: permissions,
}

/** The roles of an account, as its row says it: `isEditor` counts among the staff alone. */
export function rolesOf({ isStaff, isEditor }: { isStaff: boolean; isEditor: boolean }): readonly Role[] {
  if (!isStaff) return ['member']
  return ['member', isEditor ? 'editor' : 'operator']
}

/** All that somebody of these roles may do. */
export function permissionsOf(of: readonly Role[]): Permission[] {
  return [...new Set(of.flatMap((role) => permissionsByRole[role]))]
}
