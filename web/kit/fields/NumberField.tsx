import { useState, type ComponentProps } from 'react'
import { TextField } from './TextField.tsx'
import { readPlainNumber } from '../../../contract/values/figure.ts'
import type { UnitName } from '../../../contract/values/units.ts'

interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  /** A number, null, or the typed text where it is no number. */
  value: unknown
  /** What the label says. */
  unit?: UnitName | undefined
  onChange: (value: number | string | null) => void
  /** Reads what is no plain number. */
  read?: ((text: string) => number | undefined) | undefined
}

/** A field for a number; invalid text stays, and its mistake is shown. */
export function NumberField({ value, unit, onChange, read, ...field }: NumberFieldProps) {
  const [text, type] = useTypedNumber(value, onChange, { unit, read })
  return <TextField {...field} inputMode="decimal" value={text} onChange={type} />
}

/** The text of a field whose number is stored elsewhere: as typed, until another number is stored. */
export function useTypedNumber(
  value: unknown,
  onChange: (value: number | string | null) => void,
  { unit, read }: Pick<NumberFieldProps, 'unit' | 'read'> = {},
): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ text: textOf(value), value })
  const type = (text: string) => {
    const number = readPlainNumber(text, unit)
    const next = number === undefined ? (read?.(text) ?? text) : number
    setTyped({ text, value: next })
    onChange(next)
  }
  return [typed.value === value ? typed.text : textOf(value), type]
}

function textOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
}
