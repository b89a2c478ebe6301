import { globSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint.ts'

const CONTRACT = join(import.meta.dirname, '../../../contract')

describe('every name that a call takes', async () => {
  const named = (await callsOfContract()).flatMap((call) =>
    namesIn(call.input).map(([path, schema]) => [`${call.path} ${path}`, schema] as const),
  )

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

function namesIn(schema: z.core.$ZodType, path = ''): [string, z.ZodType][] {
  const def = (schema as z.ZodType).def as unknown as Record<string, unknown> & { type: string }
  const into = (inner: unknown, step = '') => namesIn(inner as z.core.$ZodType, `${path}${step}`)
  switch (def.type) {
    case 'string': {
      const last = path.split('.').at(-1) ?? ''
      return NAME.test(last) && !NOT_GIVEN.test(path) ? [[path, schema as z.ZodType]] : []
    }
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
