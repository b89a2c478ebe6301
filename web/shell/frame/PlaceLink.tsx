import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { glideToTop } from '../../ui/gliding.ts'
import { isPlainClick } from '../../ui/pointer/plain-click.ts'
import { useShellNavigation } from '../shell-navigation.ts'

interface PlaceLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  to: string
  /** From within its own page it leads to the top of that first, as a phone's bars do; pressed there, to its beginning. */
  isTopFirst?: boolean
}

/** A link to a place of the shell: it leads where the place was left, and from there to its beginning. */
export function PlaceLink({ to, isTopFirst = false, ...rest }: PlaceLinkProps) {
  const { openPlace, currentPath } = useShellNavigation()
  // In a new tab the place begins anew: what a person keeps is kept in this one.
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (isTopFirst && to === currentPath && window.scrollY > 0) glideToTop()
    else openPlace(to)
  }
  return <Link {...rest} to={to} onClick={open} />
}
