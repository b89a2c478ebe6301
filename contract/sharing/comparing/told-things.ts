import type { Difference, FieldChange } from '../difference.ts'

export type ChangedEntry = Difference['changed'][number]

/** The order of things has changed. */
export const ORDER: FieldChange = { field: 'order', from: null, to: null }

/** Only things with changes. */
export function withChanges(all: readonly ChangedEntry[]): ChangedEntry[] {
  return all.filter(({ fields }) => fields.length > 0)
}
