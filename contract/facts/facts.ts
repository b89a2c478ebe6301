import { identityOf, likenessOf } from '../identity.ts'
import { body } from './body.ts'
import { care } from './care.ts'
import { emission } from './emission.ts'
import { fabricFire } from './fabric-fire.ts'
import type { Fact } from './fact.ts'
import { fire } from './fire.ts'
import { heat } from './heat.ts'
import { look } from './look.ts'
import { slip } from './slip.ts'
import { sound } from './sound.ts'
import { wear } from './wear.ts'
import { weather } from './weather.ts'

/** Every fact, by group. */
export const facts: readonly Fact[] = [
  ...slip,
  ...fire,
  ...fabricFire,
  ...sound,
  ...wear,
  ...weather,
  ...emission,
  ...heat,
  ...look,
  ...care,
  ...body,
]

const factsByCode = new Map(facts.map((fact) => [fact.code, fact]))

export function findFact(code: string | null | undefined): Fact | undefined {
  return code == null ? undefined : factsByCode.get(code)
}

/** The type and unit of the attribute that a fact becomes. */
export function attributeOfFact(fact: Fact): {
  name: string
  enName: string
  unit: string
  type: 'number' | 'choice' | 'boolean'
} {
  const { name, enName } = fact
  if (fact.kind === 'number') return { name, enName, unit: fact.unit, type: 'number' }
  return { name, enName, unit: '', type: fact.kind === 'boolean' ? 'boolean' : 'choice' }
}

/** Whether an attribute of this type can hold the fact's values. */
export function holds(fact: Fact, type: string): boolean {
  const own = attributeOfFact(fact).type
  return type === own || (own === 'number' && type === 'range')
}

/** The fact whose own names and unit these are. */
export function factCalled({ name, enName, unit }: Called): Fact | undefined {
  const isOne = (one: string | null, other: string) => one !== null && identityOf(one) === other
  return facts.find((fact) => {
    const own = attributeOfFact(fact)
    return (
      identityOf(unit) === identityOf(own.unit) &&
      (isOne(enName, own.enName) || (enName === null && isOne(name, own.name)))
    )
  })
}

interface Called {
  name: string | null
  enName: string | null
  unit: string
}

/**
 * The fact that an attribute or a column of this name means, by its names and headers in any language; without accents, case, spaces and
 * punctuation. Undefined if none does, or several do.
 */
export function factNamed(name: string): Fact | undefined {
  return byHeader().get(folded(name))
}

let headers: Map<string, Fact> | undefined

function byHeader(): Map<string, Fact> {
  if (headers) return headers
  const named = (namesOf: (fact: Fact) => readonly string[]) =>
    facts.flatMap((fact) => namesOf(fact).map((name) => [folded(name), fact] as const))
  const further = Map.groupBy(
    named((fact) => Object.values(fact.headers).flat()),
    ([header]) => header,
  )
  const ofOne = [...further.values()].flatMap((all) =>
    new Set(all.map(([, fact]) => fact)).size === 1 ? all.slice(0, 1) : [],
  )
  headers = new Map([...ofOne, ...named(({ name, enName }) => [name, enName])])
  return headers
}

function folded(name: string): string {
  return likenessOf(name.normalize('NFD').replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, ''))
}
