import { useState } from 'react'
import type { PanelMaterial } from './material.ts'

/** The materials that are ticked in the panel, in the order in which they were ticked. */
export function useChosenMaterials() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, PanelMaterial>>(new Map())
  return {
    chosen,
    toggle: (material: PanelMaterial) =>
      setChosen((before) => {
        const next = new Map(before)
        if (!next.delete(material.skuId)) next.set(material.skuId, material)
        return next
      }),
    clear: () => setChosen(new Map()),
  }
}
