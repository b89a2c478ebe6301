import { expect, it } from 'vitest'
import { requireFewValues } from './json-values.ts'

const MOST = 600_000
const list = (values: number, value: string) => `[${Array.from({ length: values }, () => value).join(',')}]`

it.each(['1', '"a"', String.raw`"\",[{"`])('accepts as many values as a call may contain: %s', (value) => {
  expect(() => requireFewValues(list(MOST, value))).not.toThrow()
  expect(() => requireFewValues(list(MOST + 1, value))).toThrow(expect.objectContaining({ code: 400 }))
})

it('counts empty lists and objects', () => {
  expect(() => requireFewValues(list(MOST / 2, '{}'))).not.toThrow()
  expect(() => requireFewValues(list(MOST / 2 + 1, '[]'))).toThrow(expect.objectContaining({ code: 400 }))
  expect(() => requireFewValues('['.repeat(MOST + 1))).toThrow(expect.objectContaining({ code: 400 }))
})
