import { Picture, type PictureProps } from './Picture.tsx'
import { useTurn } from './turns.ts'

/** A small picture that shows its colour until it is its turn to load. */
export function PictureInTurn({
  isHeld = false,
  ...picture
}: Omit<PictureProps, 'boxRef' | 'isEager' | 'isMinor' | 'onSettled'>) {
  const { ref, mayLoad, onSettled } = useTurn(isHeld || picture.address === null)
  return <Picture {...picture} boxRef={ref} isEager isMinor isHeld={!mayLoad} onSettled={onSettled} />
}
