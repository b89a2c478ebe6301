import { usePrinting } from '../printing.ts'
import { Picture, type PictureProps } from './Picture.tsx'
import { type TurnOf, useTurn } from './turns.ts'

interface PictureInTurnProps extends Omit<PictureProps, 'boxRef' | 'isMinor'> {
  of: TurnOf
}

/** A picture that shows its colour until it is its turn to load; an eager one does not wait. */
export function PictureInTurn({ of, isHeld = false, isEager = false, onSettled, ...picture }: PictureInTurnProps) {
  const isAtOnce = usePrinting() || isEager
  const turn = useTurn(of, isHeld || isAtOnce || picture.address === null)
  const settle = () => {
    turn.onSettled()
    onSettled?.()
  }
  return (
    <Picture
      {...picture}
      boxRef={turn.ref}
      // In its turn it loads wherever it is.
      isEager
      isMinor={of === 'small'}
      isHeld={isHeld || !(isAtOnce || turn.mayLoad)}
      onSettled={settle}
    />
  )
}
