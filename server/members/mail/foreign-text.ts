/** A space of some hundredths of an inch that counts as one everywhere, and at which no line breaks (U+202F). */
const THIN = '\u202f'

/**
 * Text that other people wrote, as it stands in our mails: on one line, without the quotation marks that we set around it, and
 * without addresses. Mail programs make links of what looks like one (`https://…`, `www.…`, `example.com`, `ada@example.com`); a thin
 * space within keeps it readable and ends that. An invisible sign would not: many programs take whatever is no space for a part of an
 * address.
 */
export function foreignText(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replaceAll(/(?<=[.:@。．｡])\p{DI}+/gu, '')
    .replaceAll(/:(?=[/\\])/g, `:${THIN}`)
    .replaceAll(/(?<=\S)@(?=\S)/g, `${THIN}@`)
    .replaceAll(/(?<=\S)\.(?=[\p{L}\p{N}])(?!(?<=\d.)\d)/gu, `.${THIN}`)
    .replaceAll(/(?<=www\.)(?=\S)/giu, THIN)
    .replaceAll(/(?<=\S)[。．｡](?=[a-z])/giu, (dot) => `${dot}${THIN}`)
}

/** The same facts with every text in them as `foreignText` writes it. Ids, days and kinds have nothing that it changes. */
export function asForeign<Facts>(facts: Facts): Facts {
  const one = (value: unknown): unknown => {
    if (typeof value === 'string') return foreignText(value)
    if (Array.isArray(value)) return value.map(one)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, within]) => [name, one(within)]))
  }
  return one(facts) as Facts
}
