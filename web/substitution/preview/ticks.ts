import type { Substituted, UsedPlace } from '../../../contract/substitution.ts'
import { substitutionPlaceKeyOf } from '../places.ts'

type Told = Substituted['places'][number]

/** A use of the old SKU, and what would change there; `told` is null while that is loading. */
export interface UseRow extends UsedPlace {
  key: string
  told: Told | null
  /** Why it cannot be replaced there. */
  refusal: Told['refusal']
}

/** Combines uses with what would change. */
export function useRowsOf(uses: readonly UsedPlace[], preview: Substituted | undefined): UseRow[] {
  const toldByKey = new Map(preview?.places.map((place) => [substitutionPlaceKeyOf(place), place]))
  return uses.map((use) => {
    const key = substitutionPlaceKeyOf(use)
    const told = toldByKey.get(key) ?? null
    return { ...use, key, told, refusal: told ? told.refusal : use.closed }
  })
}

/** Whether a use is ticked at first. In an approved list it is not, because the list would have to be approved again. */
export function isTickedAtFirst({ refusal, status }: Pick<UseRow, 'refusal' | 'status'>): boolean {
  return refusal === null && status !== 'approved'
}

/** The member's ticks by key; uses without one are as at first. */
export type Choices = ReadonlyMap<string, boolean>

/** Only the uses on these boards are ticked. */
export function onBoards(uses: readonly UsedPlace[], boardIds: readonly string[]): Choices {
  return new Map(uses.map((use) => [substitutionPlaceKeyOf(use), use.kind === 'board' && boardIds.includes(use.id)]))
}

export function isTicked(row: UseRow, choices: Choices): boolean {
  return row.refusal === null && (choices.get(row.key) ?? isTickedAtFirst(row))
}

/** Sets ticks of several uses. */
export function chosen(choices: Choices, rows: readonly UseRow[], isWanted: boolean): Choices {
  const next = new Map(choices)
  for (const { key, refusal } of rows) if (refusal === null) next.set(key, isWanted)
  return next
}
