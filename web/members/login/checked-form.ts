import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { useLimits } from '../queries.ts'
import { refusalOf, refusalsOf, type FieldsByName } from './refusals.ts'
import { newPasswordLengths, type Complaints, type LoginFieldName } from './rules.ts'

/** Each field's error in words; `form` is for errors that no field can correct. */
export type FieldErrors = Partial<Record<LoginFieldName | 'form', string>>

interface CheckedForm {
  /** Validates before sending. */
  check: () => Complaints
  send: () => Promise<unknown>
  /** The field for a refusal (400) that names something sent; other refusals stand above the button. */
  fields?: FieldsByName
}

/** A form that validates, sends once at a time, and shows errors at its fields. */
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
  /**
   * Shows the server's message at the field that it names, or at `field`; a message without a visible field is reported as any failure.
   */
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
    // Reported here, and once (decisions/029).
    meta: { isSilent: true },
    onError: (error) => tell(error),
  })

  // The focus belongs to the document: it moves to the first invalid field, once that is marked.
  useEffect(() => {
    if (refusals > 0) document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus()
  }, [refusals, id])

  /** Shows the errors, and returns whether there are any. */
  const complain = (complaints: Complaints): boolean => {
    const entries = Object.entries(complaints)
    if (entries.length === 0) return false
    const lengths = newPasswordLengths(limits)
    refuse(Object.fromEntries(entries.map(([field, complaint]) => [field, t(complaint, lengths)])))
    return true
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A ref knows of the running call before the next render: a finger may press twice.
    if (client.isMutating({ mutationKey }) > 0 || complain(check())) return
    setErrors({})
    mutate()
  }
  /** A field that is being corrected shows no error. */
  const forget = (field: LoginFieldName) => setErrors(({ [field]: _mended, form: _form, ...others }) => others)
  return { id, errors, isPending, submit, complain, tell, forget }
}

export type CheckedFormState = ReturnType<typeof useCheckedForm>
