import type { Substituted, UsedPlace } from '../../../contract/substitution.ts'
import { substitutionPlaceKeyOf } from '../places.ts'

type Told = Substituted['places'][number]

/** A use of the old SKU, with what would become of it; `told` is null until that is known. */
export interface UseRow extends UsedPlace {
  key: string
  told: Told | null
  /** Why nothing can be put there. */
  refusal: Told['refusal']
}

/** What would become of each use. */
export function useRowsOf(uses: readonly UsedPlace[], preview: Substituted | undefined): UseRow[] {
  const toldByKey = new Map(preview?.places.map((place) => [substitutionPlaceKeyOf(place), place]))
  return uses.map((use) => {
    const key = substitutionPlaceKeyOf(use)
    const told = toldByKey.get(key) ?? null
    return { ...use, key, told, refusal: told ? told.refusal : use.closed }
  })
}

/** Whether a use is ticked before anybody has said so: not in an approved list, which would have to be approved anew. */
export function isTickedAtFirst({ refusal, status }: Pick<UseRow, 'refusal' | 'status'>): boolean {
  return refusal === null && status !== 'approved'
}

/** What somebody has said of ticks, by key; the others are as at first. */
export type Choices = ReadonlyMap<string, boolean>

export function isTicked(row: UseRow, choices: Choices): boolean {
  return row.refusal === null && (choices.get(row.key) ?? isTickedAtFirst(row))
}

/** With these ticked, or not. */
export function chosen(choices: Choices, rows: readonly UseRow[], isWanted: boolean): Choices {
  const next = new Map(choices)
  for (const { key, refusal } of rows) if (refusal === null) next.set(key, isWanted)
  return next
}
