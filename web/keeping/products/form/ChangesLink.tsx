import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Permitted } from '../../../members/Permitted.tsx'

interface ChangesLinkProps {
  entity: 'product' | 'sku'
  id: string
  /** What it leads to, where that is not what it reads. */
  label?: string
  className: string | undefined
  children: ReactNode
}

/** Leads to what the trail of changes has of a record; what is typed meanwhile is kept. */
export function ChangesLink({ entity, id, label, className, children }: ChangesLinkProps) {
  return (
    <Permitted permission="audit:read">
      <Link
        className={className}
        to={`/operator/audit?${new URLSearchParams({ entity, entityId: id }).toString()}`}
        aria-label={label}
        title={label}
      >
        {children}
      </Link>
    </Permitted>
  )
}
