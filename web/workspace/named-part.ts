import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** A part that an address can name: an item of a board or folder, or a line of a list. */
type PartKind = 'item' | 'line'

/** The address of a thing's page at one part. */
export function partAddress(page: string, kind: PartKind, id: string): string {
  return `${page}?${kind}=${encodeURIComponent(id)}`
}

/**
 * Shows the part that the address names, once `isReady`. The name leaves the address then, so that a later return finds the page as it was.
 */
export function useNamedPart(kind: PartKind, isReady: boolean, show: (id: string) => void): void {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const id = new URLSearchParams(search).get(kind)
  const arrive = useEffectEvent((named: string) => {
    const query = new URLSearchParams(search)
    query.delete(kind)
    void navigate({ search: query.toString() }, { replace: true, state: state as unknown, preventScrollReset: true })
    show(named)
  })
  // The address is outside React, and the part is shown only once.
  useEffect(() => {
    if (isReady && id !== null) arrive(id)
  }, [isReady, id])
}
