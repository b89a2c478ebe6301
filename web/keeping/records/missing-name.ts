import { pairOf } from '../../../contract/keeping/record-rules.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import type { RecordFieldName } from './kinds.ts'

/** The other language's name, which stands in for an empty one; undefined where both are empty. */
export function missingNameOf(
  kind: RecordKindName,
  field: RecordFieldName,
  texts: Readonly<Record<string, string>>,
): RecordFieldName | undefined {
  const pair = pairOf(kind)
  if (!pair?.includes(field) || texts[field]?.trim()) return undefined
  const other = pair.find((name) => name !== field)
  return other !== undefined && texts[other]?.trim() ? (other as RecordFieldName) : undefined
}
