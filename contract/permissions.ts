/** The roles of a member; `operator` and `editor` are the catalogue's staff, and members too. */
export const roles = ['member', 'operator', 'editor'] as const
export type Role = (typeof roles)[number]

/** The permissions, as `thing:action`. */
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
  'job:keep',
  'backup:decide',
] as const
export type Permission = (typeof permissions)[number]

/** Roles without a permission here do not have it. An editor edits the catalogue, and sees nothing of members. */
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

/** The roles of an account, from its row: `isEditor` counts for staff only. */
export function rolesOf({ isStaff, isEditor }: { isStaff: boolean; isEditor: boolean }): readonly Role[] {
  if (!isStaff) return ['member']
  return ['member', isEditor ? 'editor' : 'operator']
}

/** All permissions of these roles. */
export function permissionsOf(of: readonly Role[]): Permission[] {
  return [...new Set(of.flatMap((role) => permissionsByRole[role]))]
}
