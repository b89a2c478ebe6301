import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What an address names of a page's thing: an item of a board or folder, or a line of a list. */
type PartKind = 'item' | 'line'

/** The address of a thing's page at one part of it. */
export function partAddress(page: string, kind: PartKind, id: string): string {
  return `${page}?${kind}=${encodeURIComponent(id)}`
}

/**
 * Shows the part that the page's address names, once that `isReady`. The name leaves the address then, so that whoever comes back
 * later finds the page as they left it.
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
  // The address is outside React, and what it asks for is done once.
  useEffect(() => {
    if (isReady && id !== null) arrive(id)
  }, [isReady, id])
}
