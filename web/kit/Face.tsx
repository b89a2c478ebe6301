import type { ReactNode } from 'react'

interface FaceProps {
  title: string
  hint?: string
  /** The next step. */
  action?: ReactNode
  /** A page's own heading, or text within a page. */
  isHeading?: boolean
}

/** A message in place of content: an empty list, a failed one, an error page. `--face-height` makes it lower in a small place. */
export function Face({ title, hint, action, isHeading = false }: FaceProps) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className="grid min-h-[var(--face-height,min(60vh,calc(420*var(--u))))] content-center justify-items-center gap-14 px-20 py-40 text-center">
      <Title className="max-w-560 text-section text-balance wrap-anywhere">{title}</Title>
      {hint && <p className="max-w-480 text-second wrap-anywhere">{hint}</p>}
      {action}
    </div>
  )
}
