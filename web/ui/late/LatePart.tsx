import { Suspense, type ReactNode } from 'react'
import { Boundary, type Failure } from './Boundary.tsx'
import { useWhenOnline } from '../online.ts'

interface LatePartProps {
  /** With a `part` in it. */
  children: ReactNode
  onFailure: (error: unknown) => void
  /** Another value tries again. */
  resetKey?: string
  /** While it comes. */
  fallback?: ReactNode
}

/** A dialog or a viewer whose script comes when it is opened. Where it does not come, or breaks, there is nothing. */
export function LatePart({ children, onFailure, resetKey = '', fallback = null }: LatePartProps) {
  return (
    <Boundary Fallback={Nothing} onFailure={onFailure} resetKey={resetKey}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}

function Nothing({ retry }: Failure) {
  useWhenOnline(retry)
  return null
}
