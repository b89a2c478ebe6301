import { Suspense, type ReactNode } from 'react'
import { Boundary, type Failure } from './Boundary.tsx'
import { useWhenOnline } from '../online.ts'

interface LatePartProps {
  /** Contains a `lazyComponent`. */
  children: ReactNode
  onFailure: (error: unknown) => void
  /** Another value tries again. */
  resetKey?: string
  /** Shown while it loads. */
  fallback?: ReactNode
}

/** A dialog or viewer whose script loads when it opens. If it fails to load, or breaks, nothing is shown. */
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
