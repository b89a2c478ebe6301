import type { NewNotice } from '../../contract/notices.ts'
import type { NamedSku } from '../../contract/substitution.ts'
import type { PlannedThing } from '../workspace/substituting.ts'
import { wholeName } from './named-skus.ts'

interface Told {
  /** The changed things, each with its number of changed places. */
  things: readonly { thing: Omit<PlannedThing<never>, 'places' | 'write'>; places: number }[]
  from: NamedSku
  to: NamedSku
  /** The name of the member who did it. */
  by: string
}

/** Notices to the owners of things that another member changed. */
export function noticesFor({ things, from, to, by }: Told): NewNotice[] {
  return things
    .filter(({ thing }) => thing.right !== 'own')
    .map(({ thing: { kind, id, name, ownerId, reopens }, places }) => ({
      memberId: ownerId,
      kind: 'substituted',
      ref: `${kind}:${id}:${from.skuId}:${to.skuId}`,
      details: { of: kind, refId: id, name, by, places, from: wholeName(from), to: wholeName(to), reopens },
    }))
}
