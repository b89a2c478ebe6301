import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Permitted } from '../../../members/Permitted.tsx'

interface ChangesLinkProps {
  entity: 'product' | 'sku'
  id: string
  /** The record's name, where the link's text is another. */
  label?: string
  className: string | undefined
  children: ReactNode
}

/** A link to a record's changes in the trail; typed changes are kept. */
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
