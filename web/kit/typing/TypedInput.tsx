import type { InputHTMLAttributes } from 'react'
import { useTyped } from './use-typed.ts'

type Passed =
  | 'aria-label'
  | 'autoFocus'
  | 'className'
  | 'id'
  | 'inputMode'
  | 'maxLength'
  | 'onBlur'
  | 'onFocus'
  | 'readOnly'
  | 'spellCheck'
  | 'title'

interface TypedInputProps extends Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  /** The stored text. */
  value: string
  /** Called with another text, by Enter or when the field is left. Escape takes back what was typed. */
  onTake: (text: string) => void
}

/** An input that shows the stored text, or what is being typed over it. */
export function TypedInput({ value, onTake, onBlur, ...input }: TypedInputProps) {
  const { typed, type, take, giveUp } = useTyped((text) => {
    if (text !== value) onTake(text)
    return true
  })
  return (
    <input
      autoComplete="off"
      {...input}
      value={typed ?? value}
      onChange={({ target }) => type(target.value)}
      onBlur={(event) => {
        onBlur?.(event)
        take()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
        if (event.key !== 'Escape' || typed === null) return
        event.preventDefault()
        event.stopPropagation()
        giveUp()
      }}
    />
  )
}
