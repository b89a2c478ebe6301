import type { KeptRecord, RecordKind } from './record-kind.ts'

/** A record as the contract tells it. */
export function showRecord({ lacks }: Pick<RecordKind, 'lacks'>, { id, fields, uses, isBuiltIn, of }: KeptRecord) {
  const isMissing = (field: string) => fields[field] === null || fields[field] === ''
  return { id, ...fields, uses, isBuiltIn, of, lacks: lacks.filter(isMissing) }
}
