/** A text in Chinese and English; a missing one is replaced by the other. */
export interface VariantName {
  name: string
  enName: string
}

/** The facts that may tell a SKU from its siblings. */
export interface VariantFacts {
  model: string
  /** The supplier's name. */
  stated: VariantName | null
  /** The texts of each attribute, words before numbers. */
  said: Map<string, VariantName>
  /** With its system: "RAL 1011". */
  color: string | null
  size: SizeFacts
}

interface SizeFacts {
  /** As the supplier writes it. */
  words: string | null
  /** Millimetres as plain decimals. */
  length: string | null
  width: string | null
  thickness: string | null
}

/**
 * Names the SKUs of one product: the supplier's name, else as many attributes, the colour and the size as needed, else the model. Names
 * are unique in each language; null for a SKU without siblings.
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

/** The stored variant name, for the API. */
export function variantOf(sku: { variant_name: string | null; variant_en_name: string | null }): VariantName | null {
  const { variant_name: name, variant_en_name: enName } = sku
  return name ? { name, enName: enName ?? name } : null
}

const NOTHING: VariantName = { name: '', enName: '' }

/** For each SKU a part that may distinguish it, or nothing. */
type Source = (VariantName | undefined)[]

function sourcesOf(siblings: VariantFacts[]): Source[] {
  const attributes = [...new Set(siblings.flatMap(({ said }) => [...said.keys()]))]
  return [
    ...attributes.map((attribute) => siblings.map(({ said }) => said.get(attribute))),
    siblings.map(({ color }) => (color === null ? undefined : both(color))),
    sizesOf(siblings),
  ].filter((source) => new Set(source.map((part) => part && `${part.name}\n${part.enName}`)).size > 1)
}

/** The thickness is part of the size only if it differs. */
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

/** Whether each SKU still lacks a name or shares it with a sibling. */
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

/** Whether SKUs with the same name so far differ in this source. */
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
