import type { KeptRecord, RecordKind } from './record-kind.ts'

/** A record in the form of the contract. */
export function showRecord(
  { lacks }: Pick<RecordKind, 'lacks'>,
  { id, fields, uses, isBuiltIn, of, fact }: KeptRecord,
) {
  const isMissing = (field: string) => fields[field] === null || fields[field] === ''
  return { id, ...fields, uses, isBuiltIn, of, ...(fact !== null && { fact }), lacks: lacks.filter(isMissing) }
}
