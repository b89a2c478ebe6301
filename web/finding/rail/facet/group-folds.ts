import { useState } from 'react'
import { readStored, writeStored } from '../../../kit/storage.ts'

const KEY = 'quarry-filter-groups'
/** For this visit: a new tab begins with the defaults. */
const openVisit = () => sessionStorage

interface GroupFold {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/**
 * Whether a group of filters is unfolded: as this visit left it, or else by default. A group unfolds when something in it is ticked.
 */
export function useGroupFold(
  name: string,
  { isOpenAtFirst, hasTicked }: Record<'isOpenAtFirst' | 'hasTicked', boolean>,
): GroupFold {
  const [chosen, setChosen] = useState(() => (hasTicked ? true : readFold(name)))
  const [hadTicked, setHadTicked] = useState(hasTicked)
  if (hadTicked !== hasTicked) {
    setHadTicked(hasTicked)
    if (hasTicked) setChosen(true)
  }
  return {
    isOpen: chosen ?? isOpenAtFirst,
    setOpen: (isOpen) => {
      setChosen(isOpen)
      writeStored(KEY, writeFold(name, isOpen), openVisit)
    },
  }
}

function readFold(name: string): boolean | null {
  const folds = storedFolds()
  if (folds.includes(`+${name}`)) return true
  return folds.includes(`-${name}`) ? false : null
}

function writeFold(name: string, isOpen: boolean): string {
  const others = storedFolds().filter((fold) => fold.slice(1) !== name)
  return [...others, `${isOpen ? '+' : '-'}${name}`].join(' ')
}

/** `+brand -origin`: unfolded, folded. */
function storedFolds(): string[] {
  return readStored(KEY, openVisit)?.split(' ') ?? []
}
