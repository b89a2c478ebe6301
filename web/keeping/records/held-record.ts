import { useState } from 'react'

/**
 * Which record is open: the one that the address names, and one with changes that are not saved until it has been asked about, wherever the
 * address has led meanwhile.
 */
export function useHeldRecord(namedId: string | null) {
  const [heldId, setHeldId] = useState<string | null>(null)
  return {
    openId: heldId ?? namedId,
    /** The address has left it. */
    isLeft: heldId !== null && heldId !== namedId,
    hold: setHeldId,
  }
}
