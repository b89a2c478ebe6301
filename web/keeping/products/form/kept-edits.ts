import { readStored, removeStored, writeStored } from '../../../kit/storage.ts'
import { noEdits, type Edits } from './edits.ts'

/** In session storage: changes outlive a reload and an expired session, and nobody finds them later. */
const here = () => sessionStorage

interface Whose {
  memberId: string
  /** `new` for a product not yet created. */
  productId: string
}

/** The unsaved changes of a product's form; null where there are none, or they cannot be read. */
export function readProductEdits(whose: Whose): Edits {
  const text = readStored(storageKeyOf(whose), here)
  if (text === null) return noEdits
  try {
    return { ...noEdits, ...(JSON.parse(text) as Edits) }
  } catch {
    return noEdits
  }
}

export function keepProductEdits(whose: Whose, edits: Edits): void {
  if (edits === noEdits) removeStored(storageKeyOf(whose), here)
  else writeStored(storageKeyOf(whose), JSON.stringify(edits), here)
}

function storageKeyOf({ memberId, productId }: Whose): string {
  return `quarry-kept-product-${memberId}-${productId}`
}
