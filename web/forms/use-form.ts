import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { AnswerError } from '../api.ts'
import { asSentence } from '../errors/as-sentence.ts'
import { reasonOf } from '../errors/message.ts'
import { refusalsIn, type Refusals } from '../errors/refusals.ts'
import { reportFailure } from '../errors/report.ts'
import { useAskBeforeLeaving } from '../kit/history/leaving.ts'

/** Of the whole form, where no field can be named. */
export const WHOLE = ''

interface FormOptions<Values> {
  /** As the form opens: what differs from it is unsaved. */
  begun: Values
  /** Mistakes by field that can be told before anything is sent. */
  check?: ((values: Values) => Refusals) | undefined
  /** Sends it; a rejection keeps the form as it is, and tells what the server refused at its fields. */
  send: (values: Values) => Promise<unknown>
  /** The form's name of a field that the server refused under another one; `is.words.2` is `words` by itself. */
  fieldOf?: ((serversName: string) => string) | undefined
  /** Handles a failure of its own kind, such as a conflict; true if it did. */
  onFailed?: ((error: unknown) => boolean) | undefined
}

/** The values of a form, what was refused, and the one way to send it. */
export interface FormState<Values> {
  values: Values
  set: (changes: Partial<Values>) => void
  /** What a field of the kit needs: `<TextField {...form.field('name')} label=… />`. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => { name: Name; value: Values[Name]; error: string | undefined; onChange: (value: Values[Name]) => void }
  refusals: Refusals
  /** Shows mistakes at their fields, and moves the focus to the first. */
  tell: (refusals: Refusals) => void
  isDirty: boolean
  isBusy: boolean
  /** Begins anew with these values; `typed` is what differs from them, and is unsaved. */
  begin: (values: Values, typed?: Values) => void
  submit: (event?: FormEvent) => void
  /** The ref of its element. */
  attach: (element: HTMLFormElement | null) => void
}

/**
 * One form: a first press checks it, the focus goes to the first mistake, presses and typing while it is being sent do nothing, typing
 * in a field takes back what was said about it, and the browser asks before unsaved values are left. `Form` shows it.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  // A ref knows of the running call before the next render: a finger may press twice.
  const isUnderWay = useRef(false)
  const [begun, setBegun] = useState(options.begun)
  const [values, setValues] = useState(options.begun)
  const [refusals, setRefusals] = useState<Refusals>({})
  const [isBusy, setIsBusy] = useState(false)
  const isDirty = JSON.stringify(values) !== JSON.stringify(begun)
  useAskBeforeLeaving(isDirty)

  const set = (changes: Partial<Values>) => {
    // What is typed while it is being sent would be lost with the form.
    if (isUnderWay.current) return
    setValues((before) => ({ ...before, ...changes }))
    setRefusals((before) => without(before, [WHOLE, ...Object.keys(changes)]))
  }
  const tell = (next: Refusals) => {
    const told = Object.entries(next).map(([name, reason]) => [name, asSentence(reason)])
    flushSync(() => setRefusals(Object.fromEntries(told) as Refusals))
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const fail = (error: unknown) => {
    if (options.onFailed?.(error)) return
    const refused = refusalsIn(error)
    if (refused) return tell(byField(refused, options.fieldOf ?? ownName))
    if (error instanceof AnswerError) tell({ [WHOLE]: reasonOf(error, t) })
    else reportFailure(error)
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isUnderWay.current) return
    const mistakes = options.check?.(values) ?? {}
    if (Object.keys(mistakes).length > 0) return tell(mistakes)
    isUnderWay.current = true
    setIsBusy(true)
    setRefusals({})
    try {
      await options.send(values)
      setBegun(values)
    } catch (error) {
      fail(error)
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }
  return {
    values,
    set,
    field: (name) => ({
      name,
      value: values[name],
      error: refusals[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
    }),
    refusals,
    tell,
    isDirty,
    isBusy,
    begin: (next, typed = next) => {
      setBegun(next)
      setValues(typed)
      setRefusals({})
    },
    submit: (event) => void submit(event),
    attach: (form) => {
      element.current = form
    },
  }
}

function ownName(serversName: string): string {
  return serversName.replace(/^is\./, '').replace(/[.[].*$/, '')
}

function byField(refused: Refusals, fieldOf: (name: string) => string): Refusals {
  const told = Object.entries(refused).toReversed()
  return Object.fromEntries(told.map(([name, reason]) => [fieldOf(name), reason]))
}

function without(refusals: Refusals, names: readonly string[]): Refusals {
  return Object.fromEntries(Object.entries(refusals).filter(([name]) => !names.includes(name)))
}
