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
  const names = siblings.map(({ stated }) => stated ?? NOTHING)
  for (const source of sourcesOf(siblings)) {
    const unclear = unclearAmong(names)
    if (!unclear.includes(true)) return names
    const isTold = splits(names, source)
    for (const [sku, { stated }] of siblings.entries())
      if (unclear[sku] ? isTold || !names[sku]?.name : isTold && !stated) names[sku] = joined(names[sku], source[sku])
  }
  const unclear = unclearAmong(names)
  return names.map((name, sku) => (unclear[sku] ? joined(name, both(siblings[sku]?.model ?? '')) : name))
}

/** What tells a SKU from its siblings, as it is kept, for the API. */
export function variantOf(sku: { variant_name: string | null; variant_en_name: string | null }): VariantName | null {
  const { variant_name: name, variant_en_name: enName } = sku
  return name ? { name, enName: enName ?? name } : null
}

const NOTHING: VariantName = { name: '', enName: '' }

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
function unclearAmong(names: VariantName[]): boolean[] {
  const unclear = names.map(() => false)
  for (const language of LANGUAGES) {
    const firsts = new Map<string, number>()
    for (const [sku, { [language]: name }] of names.entries()) {
      const first = firsts.get(name)
      if (first === undefined) firsts.set(name, sku)
      else unclear[first] = unclear[sku] = true
      if (!name) unclear[sku] = true
    }
  }
  return unclear
}

/** Whether SKUs that are called alike so far differ in it. */
function splits(names: VariantName[], source: Source): boolean {
  return LANGUAGES.some((language) => {
    const parts = new Map<string, string>()
    return names.some(({ [language]: name }, sku) => {
      const part = source[sku]?.[language] ?? ''
      const first = parts.get(name)
      if (first === undefined) parts.set(name, part)
      return first !== undefined && first !== part
    })
  })
}

function joined(name = NOTHING, part = NOTHING): VariantName {
  if (!name.name || !part.name) return name.name ? name : part
  return { name: `${name.name}，${part.name}`, enName: `${name.enName}, ${part.enName}` }
}

function both(text: string): VariantName {
  return { name: text, enName: text }
}
