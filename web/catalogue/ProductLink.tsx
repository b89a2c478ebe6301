import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isPlainClick } from '../kit/pointer/plain-click.ts'
import { useProductAddress, useProductOpening } from './product-address.ts'

interface ProductLinkProps {
  skuId: string
  className: string | undefined
  /** The accessible name, where the children are no words. */
  label?: string
  children: ReactNode
}

/** A link that opens a product over the page, or in another tab. */
export function ProductLink({ skuId, className, label, children }: ProductLinkProps) {
  const addressOf = useProductAddress()
  const open = useProductOpening()
  return (
    <Link
      className={className}
      to={addressOf(skuId)}
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        open(skuId)
      }}
    >
      {children}
    </Link>
  )
}
