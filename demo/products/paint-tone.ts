import { type DemoSku } from './product.ts'

/** A colour of a paint: its light tone and the deeper one that clouds it. */
export const tone = (
  code: string,
  shade: [string, string],
  colours: { hex: string; deep: string },
  stock: number,
): DemoSku => ({
  code,
  shade,
  hex: colours.hex,
  recipe: { base: colours.hex, deep: colours.deep },
  stock,
})
