import type { Difference, FieldChange } from '../difference.ts'

export type ChangedEntry = Difference['changed'][number]

/** The change of an order of entries, without values. */
export const ORDER: FieldChange = { field: 'order', from: null, to: null }

/** Keeps the entries that have changed fields. */
export function withChanges(all: readonly ChangedEntry[]): ChangedEntry[] {
  return all.filter(({ fields }) => fields.length > 0)
}
