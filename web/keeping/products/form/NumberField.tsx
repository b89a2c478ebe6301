import { useState, type ComponentProps } from 'react'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { readPlainNumber } from '../read-number.ts'

interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onType'> {
  /** A number, nothing, or as it was typed where it cannot be read. */
  value: unknown
  onNumber: (value: number | string | null) => void
}

/** A number to type; one that cannot be read stays as it is, for its mistake to be told. */
export function NumberField({ value, onNumber, ...field }: NumberFieldProps) {
  const [text, type] = useTypedNumber(value, onNumber)
  return <TextField {...field} inputMode="decimal" value={text} onType={type} />
}

/** What a field shows whose number is kept elsewhere: as it was typed, until another number comes from there. */
export function useTypedNumber(
  value: unknown,
  onNumber: (value: number | string | null) => void,
): [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ text: textOf(value), value })
  const type = (text: string) => {
    const number = readPlainNumber(text)
    const next = number === undefined ? text : number
    setTyped({ text, value: next })
    onNumber(next)
  }
  return [typed.value === value ? typed.text : textOf(value), type]
}

function textOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
}
