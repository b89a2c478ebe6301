import type { Fact } from '../../../../../contract/facts/fact.ts'
import { readClasses } from '../../../../../contract/facts/read-fact.ts'
import { readOf } from '../../../../../contract/facts/read-of.ts'
import type { ReadOf } from '../../../../../contract/facts/read-of.ts'

interface Names {
  name: string | null
  enName: string | null
}

/** The classes or words of a fact, as an import stores them. */
export function optionsOfFact(fact: Fact | undefined): Names[] {
  if (fact?.kind === 'choice') return fact.values.map(([name, enName]) => ({ name, enName }))
  if (fact?.kind !== 'class') return []
  return fact.scales.flatMap(({ classes, zh }) => classes.map((own) => namesOf(zh?.[own] ?? own, own)))
}

function namesOf(name: string, enName: string): Names {
  return { name, enName: enName === name ? null : enName }
}

export function isOneOption(one: Names, { name, enName }: Names): boolean {
  const words = new Set([one.name, one.enName])
  return (name !== null && words.has(name)) || (enName !== null && words.has(enName))
}

/** Options of a fact in the order of its classes; what is none comes after them. */
export function inOrderOf<Option extends { names: Names }>(
  fact: Fact | undefined,
  options: readonly Option[],
): Option[] {
  if (fact?.kind !== 'class') return [...options]
  const placeOf = ({ names }: Option) => {
    const [reading] = readClasses(fact, names.enName ?? names.name ?? '').readings
    const scale = fact.scales.findIndex(({ key }) => key === reading?.scale)
    return reading ? scale * MOST_CLASSES + reading.low : Number.MAX_SAFE_INTEGER
  }
  return options
    .map((option) => ({ option, place: placeOf(option) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ option }) => option)
}

const MOST_CLASSES = 1000

/** The options that a typed text states; or what of it is another fact's, or not understood. */
export function typedOptions(
  fact: Fact,
  text: string,
): { options: Names[] } | { other: ReadOf['others'][number] } | { rest: string } {
  const { store, others, told } = readOf(fact, text)
  const [other] = others
  if (other) return { other }
  const isKnown = fact.kind !== 'choice' || optionsOfFact(fact).some((one) => store?.is === 'options' && store.options.some(({ value, enValue }) => isOneOption(one, { name: value, enName: enValue }))) // prettier-ignore
  if (store?.is !== 'options' || told.rest !== '' || !isKnown) return { rest: told.rest || text }
  return { options: store.options.map(({ value, enValue }) => namesOf(value, enValue)) }
}
