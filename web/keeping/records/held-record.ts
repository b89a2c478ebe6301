import { useState } from 'react'

/**
 * The open record: the one that the address names, or one with unsaved changes until the person has decided, wherever the address leads
 * meanwhile.
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
