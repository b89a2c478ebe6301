import { readStored, removeStored, writeStored } from '../../../ui/storage.ts'
import { noEdits, type Edits } from './edits.ts'

/** Of this tab: what was typed outlives a reload and a session that ended, and nobody finds it who comes later. */
const here = () => sessionStorage

interface Whose {
  memberId: string
  /** `new` for one that is not made yet. */
  productId: string
}

/** What somebody typed into a product's form and has not saved; nothing typed where there is none, or it cannot be read. */
export function readProductEdits(whose: Whose): Edits {
  const text = readStored(placeOf(whose), here)
  if (text === null) return noEdits
  try {
    return { ...noEdits, ...(JSON.parse(text) as Edits) }
  } catch {
    return noEdits
  }
}

export function keepProductEdits(whose: Whose, edits: Edits): void {
  if (edits === noEdits) removeStored(placeOf(whose), here)
  else writeStored(placeOf(whose), JSON.stringify(edits), here)
}

function placeOf({ memberId, productId }: Whose): string {
  return `quarry-kept-product-${memberId}-${productId}`
}
