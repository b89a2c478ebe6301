import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { isPlainClick } from '../ui/plain-click.ts'
import { usePlaces } from './places.ts'

interface PlaceLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  to: string
}

/** A link to a place of the shell: it leads where the place was left, and from there to its beginning. */
export function PlaceLink({ to, ...rest }: PlaceLinkProps) {
  const { openPlace } = usePlaces()
  // In a new tab the place begins anew: what a person keeps is kept in this one.
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    openPlace(to)
  }
  return <Link {...rest} to={to} onClick={open} />
}
