import * as z from 'zod'
import type { Fact } from '../../contract/facts/fact.ts'
import { attributeOfFact, findFact } from '../../contract/facts/facts.ts'
import type { ImportAttribute } from '../../contract/import-file.ts'

/** What a data file writes for an attribute, and the attribute of the catalogue that it becomes. */
export type AttributeSchema = z.ZodType<ImportAttribute>

/** In Chinese and English. */
const words = z.tuple([z.string().min(1), z.string().min(1)], { error: 'must be two texts, Chinese and English' })

/** A choice in words of both languages. */
export function worded(name: string, enName: string): AttributeSchema {
  return words.transform(([value, enValue]) => ({ name, enName, type: 'choice', value, enValue }))
}

/** A text in both languages that is no choice: no filter offers it. */
export function text(name: string, enName: string): AttributeSchema {
  return words.transform(([value, enValue]) => ({ name, enName, type: 'text', value, enValue }))
}

/** A choice that reads the same in both languages: a class, a standard's letters. */
export function choice(name: string, enName: string): AttributeSchema {
  return z.string().transform((value) => ({ name, enName, type: 'choice', value, enValue: value }))
}

export function number(name: string, enName: string, unit?: string): AttributeSchema {
  return z.number().transform((value) => ({ name, enName, ...(unit && { unit }), value }))
}

export function yesNo(name: string, enName: string): AttributeSchema {
  return z.boolean().transform((value) => ({ name, enName, value }))
}

/** A row of the table of facts, under its own names and unit. */
export function fact(code: string): AttributeSchema {
  const row = getFact(code)
  const { name, enName, unit } = namedAs(code)
  switch (row.kind) {
    case 'number':
      return number(name, enName, unit)
    case 'class': {
      const chinese = Object.assign({}, ...row.scales.map(({ zh }) => zh)) as Partial<Record<string, string>>
      return z
        .string()
        .transform((value) => ({ name, enName, type: 'choice', value: chinese[value] ?? value, enValue: value }))
    }
    case 'choice':
      return worded(name, enName)
    case 'boolean':
      return yesNo(name, enName)
  }
}

/** Names and unit of a row of the table of facts. */
export function namedAs(code: string): { name: string; enName: string; unit: string } {
  const { name, enName, unit } = attributeOfFact(getFact(code))
  return { name, enName, unit }
}

function getFact(code: string): Fact {
  const row = findFact(code)
  if (!row) throw new Error(`No fact ${code}`)
  return row
}

const USES = {
  home: ['住宅', 'Home'],
  office: ['办公', 'Office'],
  hotel: ['酒店', 'Hotel'],
  retail: ['零售', 'Retail'],
  bath: ['卫浴', 'Bathroom'],
  kitchen: ['厨房', 'Kitchen'],
  outdoor: ['户外', 'Outdoor'],
  school: ['教育', 'Education'],
  facade: ['外立面', 'Facade'],
} as const

export const uses: AttributeSchema = z
  .array(z.literal(Object.keys(USES) as (keyof typeof USES)[]))
  .min(1, { error: 'must name a use' })
  .transform((keys) => ({
    name: '适用空间',
    enName: 'Use',
    type: 'choice',
    value: keys.map((key) => USES[key][0]),
    enValue: keys.map((key) => USES[key][1]),
  }))

/** One species, or a list of several. */
export const species: AttributeSchema = z
  .union([words, z.array(words).min(2)], { error: 'must be two texts, Chinese and English, or a list of such pairs' })
  .transform((kinds) => {
    const named = { name: '树种', enName: 'Species', type: 'choice' as const }
    if (isPair(kinds)) return { ...named, value: kinds[0], enValue: kinds[1] }
    return { ...named, value: kinds.map(([zh]) => zh), enValue: kinds.map(([, en]) => en) }
  })

function isPair(kinds: [string, string] | [string, string][]): kinds is [string, string] {
  return typeof kinds[0] === 'string'
}

/** The fewest and the most coats. */
export const coats: AttributeSchema = z
  .tuple([z.number(), z.number()], { error: 'must be two numbers, the fewest and the most coats' })
  .transform(([low, high]) => ({ name: '涂刷遍数', enName: 'Coats', value: { low, high } }))
