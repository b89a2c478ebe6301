import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isPlainClick } from '../ui/pointer/plain-click.ts'
import { useProductAddress, useProductOpening } from './product-address.ts'

interface ProductLinkProps {
  skuId: string
  className: string | undefined
  /** Where the children are no words. */
  label?: string
  children: ReactNode
}

/** Opens a product over the page; in another tab where that is asked for. */
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
