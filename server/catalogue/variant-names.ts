/** A text in Chinese and in English; where one is missing the other stands for it. */
export interface VariantName {
  name: string
  enName: string
}

/** What is known of a SKU that may tell it from its siblings. */
export interface VariantFacts {
  model: string
  /** As its supplier calls it. */
  stated: VariantName | null
  /** What is said of each attribute, words before numbers. */
  said: Map<string, VariantName>
  /** With its system: "RAL 1011". */
  color: string | null
  size: SizeFacts
}

interface SizeFacts {
  /** As its supplier writes it. */
  words: string | null
  /** Millimetres as plain decimals. */
  length: string | null
  width: string | null
  thickness: string | null
}

/**
 * What tells the SKUs of one product apart, in their order: the name that the supplier states, else as many of what is said of
 * attributes, then the colour, then the size as are needed, else the model. One in each language, no two alike; none where a
 * SKU has no sibling.
 */
export function variantNames(siblings: VariantFacts[]): (VariantName | null)[] {
  if (siblings.length < 2) return siblings.map(() => null)
  const parts = siblings.map(({ stated }) => (stated ? [stated] : []))
  for (const source of sourcesOf(siblings)) {
    const unclear = unclearAmong(parts)
    if (!unclear.includes(true)) break
    const isTold = splits(parts, source)
    for (const [sku, own] of parts.entries()) {
      const part = source[sku]
      if (part && (unclear[sku] ? isTold || !own.length : isTold && !siblings[sku]?.stated)) own.push(part)
    }
  }
  for (const [sku, isUnclear] of unclearAmong(parts).entries())
    if (isUnclear) parts[sku]?.push(both(siblings[sku]?.model ?? ''))
  return parts.map(joined)
}

/** Of each SKU what may tell it, or nothing. */
type Source = (VariantName | undefined)[]

function sourcesOf(siblings: VariantFacts[]): Source[] {
  const attributes = [...new Set(siblings.flatMap(({ said }) => [...said.keys()]))]
  return [
    ...attributes.map((attribute) => siblings.map(({ said }) => said.get(attribute))),
    siblings.map(({ color }) => (color === null ? undefined : both(color))),
    sizesOf(siblings),
  ].filter((source) => new Set(source.map((part) => part && `${part.name}\n${part.enName}`)).size > 1)
}

/** A thickness is worth saying only where it is not everyone's. */
function sizesOf(siblings: VariantFacts[]): Source {
  const isThicknessTold = new Set(siblings.map(({ size }) => size.thickness)).size > 1
  const isAreaTold = new Set(siblings.map(({ size }) => `${size.length} ${size.width}`)).size > 1
  return siblings.map(({ size }) => {
    const sides = [...(isAreaTold ? [size.length, size.width] : []), ...(isThicknessTold ? [size.thickness] : [])]
    const known = sides.filter((side) => side !== null)
    const words = size.words ?? (known.length ? `${known.join(' × ')} mm` : null)
    return words === null ? undefined : both(words)
  })
}

const LANGUAGES = ['name', 'enName'] as const

/** Whether each SKU is called nothing so far, or as a sibling is. */
function unclearAmong(parts: VariantName[][]): boolean[] {
  const names = parts.map(joined)
  const counts = LANGUAGES.map((language) => Map.groupBy(names, (name) => name[language]))
  return names.map((name) =>
    LANGUAGES.some((language, at) => !name[language] || (counts[at]?.get(name[language])?.length ?? 0) > 1),
  )
}

/** Whether SKUs that are called alike so far differ in it. */
function splits(parts: VariantName[][], source: Source): boolean {
  return LANGUAGES.some((language) => {
    const groups = Map.groupBy(parts.keys(), (sku) => joined(parts[sku] ?? [])[language])
    return [...groups.values()].some((skus) => new Set(skus.map((sku) => source[sku]?.[language])).size > 1)
  })
}

function joined(parts: VariantName[]): VariantName {
  return { name: parts.map(({ name }) => name).join('，'), enName: parts.map(({ enName }) => enName).join(', ') }
}

function both(text: string): VariantName {
  return { name: text, enName: text }
}
