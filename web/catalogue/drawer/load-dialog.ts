import type { ComponentType } from 'react'
import type { ProductDialogProps } from './ProductDialog.tsx'

/** The drawer's script. Called early it only has the script fetched. */
export async function loadDialog(): Promise<ComponentType<ProductDialogProps>> {
  return (await import('./ProductDialog.tsx')).ProductDialog
}
