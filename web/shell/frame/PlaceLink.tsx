import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { glideToTop } from '../../kit/gliding.ts'
import { isPlainClick } from '../../kit/pointer/plain-click.ts'
import { useShellNavigation } from '../shell-navigation.ts'

interface PlaceLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  to: string
  /** On a page of its place it leads to that page's top first, as in phone apps; pressed there, to its beginning. */
  isTopFirst?: boolean
}

/** A link to a place of the shell: it leads to where the place was left, and pressed there to its beginning. */
export function PlaceLink({ to, isTopFirst = false, ...rest }: PlaceLinkProps) {
  const { openPlace, currentPath } = useShellNavigation()
  // A new tab begins anew: kept pages belong to this one.
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (isTopFirst && to === currentPath && window.scrollY > 0) glideToTop()
    else openPlace(to)
  }
  return <Link {...rest} to={to} onClick={open} />
}
