import { globSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'

const CONTRACT = join(import.meta.dirname, '../../../contract')

/** Of each kind of sign that shows nothing: a space without width, a joiner of words, a tag, an empty Braille cell, Hangul fillers. */
const UNSEEN = '\u200b\u2060\u00ad\u{e0041}\u2800\u3164\uffa0\ufe0f'

const calls = await callsOfContract()
const textsOf = (isWanted: (path: string, call: Endpoint) => boolean) =>
  calls.flatMap((call) =>
    textsIn(call.input).flatMap(([path, schema]) =>
      isWanted(path, call) ? [[`${call.path} ${path}`, schema] as const] : [],
    ),
  )

describe('every text in which somebody says something', () => {
  const said = textsOf((path, call) => SAID.test(path) && !NOT_SAID.test(`${call.path} ${path}`))

  it('is found', () => {
    expect(said.length).toBeGreaterThan(15)
  })

  it('is refused or empty where nothing of it is seen, and else keeps its lines', () => {
    const wrong = said.filter(([, schema]) => {
      const unseen = schema.safeParse(UNSEEN)
      return (unseen.success && unseen.data !== '') || schema.parse('Ab\n\ncd') !== 'Ab\n\ncd'
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })
})

describe('every name that a call takes', () => {
  const named = textsOf((path) => NAME.test(path.split('.').at(-1) ?? '') && !NOT_GIVEN.test(path))

  it('is found', () => {
    expect(named.length).toBeGreaterThan(150)
  })

  it('is kept as one line of visible signs, or refused', () => {
    const wrong = named.filter(([, schema]) => {
      const turned = schema.safeParse('Ab\u202e\u200b\ncd')
      const unseen = schema.safeParse('\u200b')
      return (turned.success && turned.data !== 'Ab cd') || (unseen.success && unseen.data !== '')
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })
})

async function callsOfContract(): Promise<Endpoint[]> {
  const files = globSync('**/*.ts', { cwd: CONTRACT, exclude: ['**/*.test.ts', 'testing/**'] })
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `${CONTRACT}/${file}`) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => callsIn(module, 0))
}

/** The calls of a module: its values, and those of the lists that products refer to. */
function callsIn(value: unknown, depth: number): Endpoint[] {
  if (typeof value !== 'object' || value === null || value instanceof z.ZodType) return []
  if ('path' in value && 'input' in value) return [value as Endpoint]
  return depth < 3 ? Object.values(value).flatMap((one) => callsIn(one, depth + 1)) : []
}

const NAME = /^(?:.*name|label|remark|section|supplier|docCode|batchNo|model|key|words\[\]|department|positions)$/i
/** A snapshot is of the catalogue, `was` says what stood, and of a filter nothing is stored. */
const NOT_GIVEN = /snapshot|\bwas\b|filter|variant/i
const SAID = /\.(?:note|text|message|letter|reason)$/
/** What a member keeps beside their own things, what stands on a board, and facts of the catalogue. */
const NOT_SAID = /budget|board\/(?:create|update)|favorite|attr|brief/

function textsIn(schema: z.core.$ZodType, path = ''): [string, z.ZodType][] {
  const def = (schema as z.ZodType).def as unknown as Record<string, unknown> & { type: string }
  const into = (inner: unknown, step = '') => textsIn(inner as z.core.$ZodType, `${path}${step}`)
  switch (def.type) {
    case 'string':
      return [[path, schema as z.ZodType]]
    case 'object':
      return Object.entries(def['shape'] as object).flatMap(([name, field]) => into(field, `.${name}`))
    case 'array':
      return into(def['element'], '[]')
    case 'union':
      return (def['options'] as unknown[]).flatMap((option) => into(option))
    case 'pipe':
      return into(def['in'])
    default:
      return def['innerType'] ? into(def['innerType']) : []
  }
}
