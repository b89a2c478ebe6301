import type { Difference, FieldChange } from '../difference.ts'

export type ChangedEntry = Difference['changed'][number]

/** Things come in another order. */
export const ORDER: FieldChange = { field: 'order', from: null, to: null }

/** Those of which anything has changed. */
export function withChanges(all: readonly ChangedEntry[]): ChangedEntry[] {
  return all.filter(({ fields }) => fields.length > 0)
}
