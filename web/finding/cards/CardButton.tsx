import type { ComponentProps } from 'react'
import type { CardActionProps, Leave } from './card-actions.ts'
import styles from './card-actions.module.css'

/** Where there is no menu to close. */
const atOnce: Leave = (then) => then()

interface CardButtonProps
  extends Pick<CardActionProps, 'place' | 'leave'>, Omit<ComponentProps<'button'>, 'className' | 'onClick'> {
  /** A class beside the common one. */
  look?: string | undefined
  onPress: (button: HTMLButtonElement) => void
}

/** One of a card's actions, with the common look and keys: a card's arrow keys reach it, not Tab. */
export function CardButton({ place, leave = atOnce, look, onPress, ...button }: CardButtonProps) {
  return (
    <button
      {...button}
      type="button"
      tabIndex={place === 'card' ? -1 : undefined}
      className={look ? `${styles[place]} ${look}` : styles[place]}
      onClick={({ currentTarget }) => leave(() => onPress(currentTarget))}
    />
  )
}
