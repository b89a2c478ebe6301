import type { Permission } from '../../contract/permissions.ts'

interface Section {
  name:
    | 'workplace'
    | 'products'
    | 'records'
    | 'places'
    | 'imports'
    | 'export'
    | 'feed'
    | 'analysis'
    | 'members'
    | 'work'
    | 'changes'
  to: string
  /** Its addresses, including those below them. */
  within: readonly string[]
  permission: Permission
}

/** The staff's sections, in order. */
export const sections: readonly Section[] = [
  { name: 'workplace', to: '/operator', within: ['/operator'], permission: 'workplace:read' },
  {
    name: 'products',
    to: '/operator/products',
    within: ['/operator/products', '/operator/sku', '/operator/completeness'],
    permission: 'catalogue:keep',
  },
  { name: 'records', to: '/operator/records', within: ['/operator/records'], permission: 'catalogue:keep' },
  { name: 'places', to: '/operator/places', within: ['/operator/places'], permission: 'catalogue:keep' },
  { name: 'imports', to: '/operator/import', within: ['/operator/import'], permission: 'import:read' },
  { name: 'export', to: '/operator/export', within: ['/operator/export'], permission: 'catalogue:export' },
  { name: 'feed', to: '/operator/feed', within: ['/operator/feed'], permission: 'feed:keep' },
  { name: 'analysis', to: '/operator/analysis', within: ['/operator/analysis'], permission: 'analysis:read' },
  { name: 'members', to: '/operator/members', within: ['/operator/members'], permission: 'member:keep' },
  { name: 'work', to: '/operator/work', within: ['/operator/work'], permission: 'job:keep' },
  { name: 'changes', to: '/operator/audit', within: ['/operator/audit'], permission: 'audit:read' },
]
