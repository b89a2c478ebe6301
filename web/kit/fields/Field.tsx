import { useId, type ReactNode } from 'react'

/** What every field takes. */
export interface Labelled {
  label: string
  /** Read out before the label, where many fields share it: "Price:" "Unit". */
  of?: string | undefined
  /** The field's mistake. */
  error?: string | undefined
  /** A hint below the field. */
  note?: string | undefined
  /** Why it cannot be changed now; stands below it. Absent, it can. */
  why?: string | undefined
  /** In a cell of a table at the desk: smaller, and the column's head shows the label. */
  isCell?: boolean
}

/** The frame of a control that has one by itself; `FRAME` of one within a box. */
export const CONTROL =
  'rounded-md border border-control text-ink transition-[border-color] focus:border-accent focus:outline focus:outline-offset-0 focus:outline-accent aria-invalid:border-bad focus:aria-invalid:outline-bad aria-disabled:cursor-default aria-disabled:border-hairline aria-disabled:text-second'
export const FRAME =
  'rounded-md border border-control bg-paper transition-[border-color] focus-within:border-accent focus-within:outline focus-within:outline-accent has-aria-invalid:border-bad focus-within:has-aria-invalid:outline-bad has-[input[aria-disabled]]:border-hairline'

interface Control {
  id: string
  'aria-invalid': true | undefined
  'aria-disabled': true | undefined
  'aria-describedby': string
}

interface FieldProps extends Labelled {
  /** Announced in place of the note, such as a limit that was reached. */
  told?: string | undefined
  children: (control: Control) => ReactNode
}

/** A control with its label above it, and its mistake and note below. */
export function Field({ label, of, told, isCell = false, children, ...remarks }: FieldProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-7">
      <label className={`w-fit text-meta text-second ${isCell ? 'desk:visually-hidden' : ''}`} htmlFor={id}>
        <Words label={label} of={of} />
      </label>
      {children(controlOf(id, remarks))}
      <Remarks id={id} told={told} {...remarks} />
    </div>
  )
}

/** What names a control: what it belongs to, for listeners alone, and its label. */
export function Words({ label, of }: Pick<Labelled, 'label' | 'of'>) {
  return (
    <>
      {of !== undefined && <span className="visually-hidden">{`${of} `}</span>}
      {label}
    </>
  )
}

/** The attributes of a control whose remarks have the same id. */
export function controlOf(id: string, { error, why }: Pick<Labelled, 'error' | 'why'>): Control {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-disabled': why === undefined ? undefined : true,
    'aria-describedby': `${id}-error ${id}-told ${id}-note`,
  }
}

type RemarksProps = Pick<FieldProps, 'error' | 'note' | 'why' | 'told'> & { id: string }

/** What stands below a control. All are in the document from the start, so that later words in them are read out. */
export function Remarks({ id, error, note, why, told }: RemarksProps) {
  const announced = error ? undefined : told
  return (
    <>
      <p id={`${id}-error`} className="text-meta text-bad empty:hidden" role="alert">
        {error}
      </p>
      <p id={`${id}-told`} className="text-meta text-second empty:hidden" aria-live="polite">
        {announced}
      </p>
      {/* Read out with the field, not as an announcement. */}
      <p id={`${id}-note`} className="text-meta text-second empty:hidden">
        {announced === undefined && (why ?? note)}
      </p>
    </>
  )
}
