import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { usePlaces } from './KeptPages.tsx'

interface PlaceLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  to: string
}

/** A link to a place of the shell: it leads where the place was left, and from there to its beginning. */
export function PlaceLink({ to, ...rest }: PlaceLinkProps) {
  const { openPlace } = usePlaces()
  // In a new tab the place begins anew: what a person keeps is kept in this one.
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openPlace(to)
  }
  return <Link {...rest} to={to} onClick={open} />
}
