import type { ReactNode } from 'react'
import { useUser } from './session/current-user.ts'
import { isPermitted, type Need } from './permitted.ts'

type PermittedProps = Need & {
  children: ReactNode
  /** For whom it is refused; while it is not known who it is, there is nothing. */
  fallback?: ReactNode
}

/** What a person may not use is not there (§6). The server refuses it regardless. */
export function Permitted({ children, fallback = null, ...need }: PermittedProps) {
  const user = useUser()
  if (user === undefined) return null
  return isPermitted(user, need) ? children : fallback
}
