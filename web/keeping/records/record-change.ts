import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { InputOf } from '../../../contract/endpoint.ts'
import type { RecordCalls } from '../../../contract/keeping/record-calls.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { AnswerError, call } from '../../api.ts'
import { reportFailure } from '../../errors/report.ts'
import type { Side } from '../ConflictDialog.tsx'
import { isSameValue } from './field-text.ts'
import { useRecordsChanged } from './queries.ts'
import { callsOf, valueOf, type Fields, type KeptRecord } from './record.ts'

const [REFUSED, CONFLICT] = [400, 409]
/** The SKUs' variant names of many products change with it. */
export const LONGEST_MS = 120_000

/** Fields of one record, before and after. */
export interface RecordEdit {
  id: string
  was: Fields
  is: Fields
}

/** A conflict: the record as somebody else has changed it, and the change that was not saved. */
export interface EditConflict extends RecordEdit {
  record: KeptRecord
  fields: readonly string[]
}

/** Mistakes by field, in words to show there. */
export type Faults = Readonly<Record<string, string>>

interface Ends {
  onSaved: (record: KeptRecord) => void
  onRefused: (faults: Faults) => void
}

/** Saves changes of records; a conflict waits for the person's choice, and refusals are shown at their fields. */
export function useRecordChange(kind: RecordKindName, { onSaved, onRefused }: Ends) {
  const [conflict, setConflict] = useState<EditConflict | null>(null)
  const onChanged = useRecordsChanged()
  const { mutate, isPending } = useMutation({
    mutationFn: async (change: RecordEdit) =>
      (await call(callsOf(kind).update, change as InputOf<RecordCalls['update']>, {
        timeoutMs: LONGEST_MS,
      })) as unknown as KeptRecord,
    onSuccess: (record) => {
      setConflict(null)
      onChanged()
      onSaved(record)
    },
    onError: (error, change) => {
      const standing = conflictOf(error)
      setConflict(standing && { ...change, ...standing })
      const faults = faultsIn(error)
      if (faults) onRefused(faults)
      else if (!standing) reportFailure(error)
    },
    meta: { isSilent: true },
  })
  return {
    save: mutate,
    isPending,
    conflict,
    leaveConflict: () => setConflict(null),
    settle: (chosen: Readonly<Record<string, Side>>) => conflict && mutate(settledChange(conflict, chosen)),
  }
}

/** The change after a conflict: fields that nobody else touched, and the chosen values of the others. */
export function settledChange(conflict: EditConflict, chosen: Readonly<Record<string, Side>>): RecordEdit {
  const { id, record, fields, was, is } = conflict
  const names = Object.keys(is)
  const before = Object.fromEntries(
    names.map((name) => [name, fields.includes(name) ? valueOf(record, name) : (was[name] ?? null)]),
  )
  const after = Object.fromEntries(
    names.map((name) => {
      const side = fields.includes(name) ? chosen[name] : 'yours'
      if (side === 'theirs') return [name, before[name] ?? null]
      return [name, (side === 'before' ? was[name] : is[name]) ?? null]
    }),
  )
  const kept = names.filter((name) => !isSameValue(before[name] ?? null, after[name] ?? null))
  const only = (of: Fields) => Object.fromEntries(kept.map((name) => [name, of[name] ?? null]))
  return { id, was: only(before), is: only(after) }
}

function conflictOf(error: unknown): Pick<EditConflict, 'record' | 'fields'> | null {
  if (!(error instanceof AnswerError) || error.code !== CONFLICT) return null
  return error.data as Pick<EditConflict, 'record' | 'fields'>
}

/** The refused fields: all where the server names several, else the one that its message begins with. Null for other failures. */
export function faultsIn(error: unknown): Faults | null {
  if (!(error instanceof AnswerError) || error.code !== REFUSED) return null
  const { refusals = [] } = (error.data ?? {}) as { refusals?: { field: string; reason: string }[] }
  const [, field = '', text = ''] = /^([^:：]+)[:：]\s*(.*)$/s.exec(error.message) ?? []
  const all = refusals.length || !field ? refusals : [{ field, reason: text }]
  // Of several mistakes of one field, the first.
  const faults = all.toReversed().map((one) => [ownNameOf(one.field), one.reason] as const)
  return faults.length ? Object.fromEntries(faults) : null
}

/** `is.words.2` is shown at the words. */
function ownNameOf(field: string): string {
  return field.replace(/^is\./, '').replace(/\..*$/, '')
}
