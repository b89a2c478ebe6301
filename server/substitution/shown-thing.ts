import type { Undone } from '../../contract/substitution.ts'
import type { PlannedThing } from '../workspace/substituting.ts'

export function shownThing({
  kind,
  id,
  name,
  version,
  totals,
}: Omit<PlannedThing<never>, 'places' | 'write'>): Undone['things'][number] {
  return { kind, id, name, version, totals }
}
