import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { useLimits } from '../queries.ts'
import { refusalOf, refusalsOf, type FieldsByName } from './refusals.ts'
import { newPasswordLengths, type Complaints, type LoginFieldName } from './rules.ts'

/** What each field of a form is told, in words; `form` is for what no field can mend. */
export type FieldErrors = Partial<Record<LoginFieldName | 'form', string>>

interface CheckedForm {
  /** What is wrong before anything is sent. */
  check: () => Complaints
  send: () => Promise<unknown>
  /** Where a refusal is shown that names what was sent (400); one of anything else stands above the button. */
  fields?: FieldsByName
}

/** A form that is checked, sent once at a time, and says at the field what is wrong. */
export function useCheckedForm({ check, send, fields }: CheckedForm) {
  const { t } = useTranslation()
  const limits = useLimits()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const id = useId()
  const client = useQueryClient()
  const mutationKey = ['form', id]
  const refuse = (next: FieldErrors) => {
    setErrors(next)
    setRefusals((count) => count + 1)
  }
  /** The server's words at the field that they speak of, or at `field`; what no field can say, or nobody would see there, as any failure. */
  const tell = (error: unknown, field?: LoginFieldName) => {
    const refusal = field && refusalOf(error, fields)
    const refusals = refusal ? { [field]: refusal.text } : refusalsOf(error, fields)
    const isInSight = document.getElementById(id)?.checkVisibility() ?? false
    if (refusals && isInSight) refuse(refusals)
    else reportFailure(error)
  }
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: send,
    // Told here, and once (decisions/029).
    meta: { isSilent: true },
    onError: (error) => tell(error),
  })

  // The focus is the document's: it goes to the first field that has to be mended, once that is marked.
  useEffect(() => {
    if (refusals > 0) document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus()
  }, [refusals, id])

  /** Says what is wrong, and answers whether anything is. */
  const complain = (complaints: Complaints): boolean => {
    const entries = Object.entries(complaints)
    if (entries.length === 0) return false
    const lengths = newPasswordLengths(limits)
    refuse(Object.fromEntries(entries.map(([field, complaint]) => [field, t(complaint, lengths)])))
    return true
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // What is on its way is known here before it is drawn: a finger may bounce.
    if (client.isMutating({ mutationKey }) > 0 || complain(check())) return
    setErrors({})
    mutate()
  }
  /** What is being mended is wrong no longer. */
  const forget = (field: LoginFieldName) => setErrors(({ [field]: _mended, form: _form, ...others }) => others)
  return { id, errors, isPending, submit, complain, tell, forget }
}

export type CheckedFormState = ReturnType<typeof useCheckedForm>
