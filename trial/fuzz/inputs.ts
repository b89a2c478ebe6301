import type { Random } from '../../bench/generator/random.ts'
import type { Schema } from './schema.ts'

/** Values that are known to break programs. */
const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  'oak\u0000',
  '\uD800',
  'NaN',
  '1e999',
  '-1',
  '0',
  '9'.repeat(19),
  '9'.repeat(400),
  '__proto__',
  'constructor',
  "'; DROP TABLE product; --",
  '%_\\%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '(a+)+$',
  '\u0301'.repeat(200),
  '👩🏽‍🚀',
  '\u202Eoak',
  'x'.repeat(20_000),
  -1,
  0,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  9_223_372_036_854_775_807n.toString(),
  true,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, toString: 1 },
  Array.from({ length: 2000 }, (_, index) => index),
]
const WORDS = ['oak', '橡木', 'Lobby', 'ral 1011', '1', '2026-11-26', 'a@quarry.test', '#8a6642']
const MOST_OF_A_LIST = 3
const DEEPEST = 6
const UNEXPECTED = 0.05

/** Ids that answers named, so that some calls meet something that is there. */
export interface KnownIds {
  pick(): string
  learn(answer: unknown): void
}

export function createKnownIds(random: Random): KnownIds {
  const ids = ['1', '2', '3']
  const most = 500
  return {
    pick: () => random.pick(ids),
    learn(answer) {
      if (typeof answer === 'string' && /^(?:\d{1,18}|[0-9a-f-]{32,40})$/.test(answer)) {
        if (ids.length < most) ids.push(answer)
        else ids[random.below(most)] = answer
      } else if (Array.isArray(answer)) {
        for (const one of answer.slice(0, MOST_OF_A_LIST)) this.learn(one)
      } else if (typeof answer === 'object' && answer) {
        for (const value of Object.values(answer)) this.learn(value)
      }
    },
  }
}

interface InputDeps {
  random: Random
  ids: KnownIds
  /** Texts, and names where any are allowed or none is expected. */
  words?: readonly string[]
}

/** An input that fits the schema, but for what is hostile: a share of its values, from 0 to 1. */
export function makeInput(schema: Schema, share: number, deps: InputDeps, depth = 0): unknown {
  const { random, ids, words = WORDS } = deps
  if (random.chance(share)) return random.pick(HOSTILE)
  if (depth > DEEPEST) return null
  const make = (part: Schema) => makeInput(part, share, deps, depth + 1)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return make(random.pick(choices))
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => make(part)))
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object') return makeObject(schema, make, { ...deps, share })
  if (type === 'array') return makeList(schema, make, random)
  if (type === 'integer' || type === 'number') return makeNumber(schema, random)
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'null') return null
  return random.chance(0.6) ? ids.pick() : random.pick(words)
}

function makeObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  make: (part: Schema) => unknown,
  { random, share, words }: InputDeps & { share: number },
): Record<string, unknown> {
  const named = Object.entries(properties).filter(([name]) =>
    required.includes(name) ? !random.chance(share / 2) : random.chance(0.4),
  )
  const made = Object.create(null) as Record<string, unknown>
  for (const [name, part] of named) made[name] = make(part)
  if (typeof additionalProperties === 'object' && random.chance(0.5))
    made[random.pick(words ?? ['1'])] = make(additionalProperties)
  if (words && random.chance(UNEXPECTED)) made[random.pick(words)] = random.pick(words)
  if (random.chance(share)) made[random.pick(['unknown', '__proto__', ''])] = random.pick(HOSTILE)
  return made
}

function makeList({ items, prefixItems = [], minItems = 0 }: Schema, make: (part: Schema) => unknown, random: Random) {
  const rest = items ? Array.from({ length: Math.max(minItems, random.below(MOST_OF_A_LIST)) }, () => make(items)) : []
  return [...prefixItems.map((part) => make(part)), ...rest]
}

function makeNumber({ type, minimum = 0, maximum = 1000 }: Schema, random: Random): number {
  const [low, high] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)]
  const limits = [low, high, low + random.below(Math.max(1, Math.min(100, high - low)))]
  const number = random.pick(limits)
  return type === 'integer' ? Math.trunc(number) : number
}
