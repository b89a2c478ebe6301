import type { Permission } from '../../contract/permissions.ts'

interface Section {
  name: 'imports' | 'products' | 'records' | 'export' | 'feed' | 'analysis' | 'changes'
  to: string
  /** The addresses that belong to it; what stands below them does too. */
  within: readonly string[]
  permission: Permission
}

/** The parts of the operator's side, in the order in which they stand. */
export const sections: readonly Section[] = [
  { name: 'imports', to: '/operator', within: ['/operator', '/operator/import'], permission: 'import:read' },
  {
    name: 'products',
    to: '/operator/products',
    within: ['/operator/products', '/operator/sku'],
    permission: 'catalogue:keep',
  },
  { name: 'records', to: '/operator/records', within: ['/operator/records'], permission: 'catalogue:keep' },
  { name: 'export', to: '/operator/export', within: ['/operator/export'], permission: 'catalogue:export' },
  { name: 'feed', to: '/operator/feed', within: ['/operator/feed'], permission: 'feed:keep' },
  { name: 'analysis', to: '/operator/analysis', within: ['/operator/analysis'], permission: 'analysis:read' },
  { name: 'changes', to: '/operator/audit', within: ['/operator/audit'], permission: 'audit:read' },
]
