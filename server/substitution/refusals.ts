import { Problem } from '../../contract/problem.ts'
import type { Refusal, RefusedPlaces, SubstitutionPlace } from '../../contract/substitution.ts'
import { statusRefusal } from '../budgets/status.ts'
import type { PlannedPlace, PlannedThing } from '../workspace/substituting.ts'

export interface RefusedPlace extends SubstitutionPlace {
  refusal: Refusal
  /** The folder, board or budget list; undefined if it is gone or not shared with the member. */
  thing: PlannedThing<PlannedPlace> | undefined
}

/** The Problem for a refused substitution: its code is that of the first refused place, and it lists all of them. */
export function refusalOf(refused: readonly [RefusedPlace, ...RefusedPlace[]]): Problem {
  const [{ refusal, thing }] = refused
  const data: RefusedPlaces = {
    refused: refused.map(({ kind, id, itemId, refusal: why }) => ({ kind, id, itemId, refusal: why })),
  }
  const name = thing?.name ?? ''
  switch (refusal) {
    case 'right':
      return new Problem(1009004001, {}, data)
    case 'status': {
      const { code, details } = statusRefusal(thing?.status ?? 'closed', { of: 'line', field: 'skuId' })
      return new Problem(code, details, data)
    }
    case 'ordered':
      return new Problem(1009006002, { name }, data)
    case 'unit':
      return new Problem(1009006003, { name }, data)
    case 'gone':
      return thing ? new Problem(409, {}, data) : new Problem(404, {}, data)
  }
}
