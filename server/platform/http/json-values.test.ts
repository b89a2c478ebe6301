import { expect, it } from 'vitest'
import { requireFewValues } from './json-values.ts'

const MOST = 600_000
const list = (values: number, value: string) => `[${Array.from({ length: values }, () => value).join(',')}]`

it.each(['1', '"a"', String.raw`"\",[{"`])('takes as many values as a call may say: %s', (value) => {
  expect(() => requireFewValues(list(MOST, value))).not.toThrow()
  expect(() => requireFewValues(list(MOST + 1, value))).toThrow(expect.objectContaining({ code: 400 }))
})

it('counts lists and objects that have nothing in them', () => {
  expect(() => requireFewValues(list(MOST / 2, '{}'))).not.toThrow()
  expect(() => requireFewValues(list(MOST / 2 + 1, '[]'))).toThrow(expect.objectContaining({ code: 400 }))
  expect(() => requireFewValues('['.repeat(MOST + 1))).toThrow(expect.objectContaining({ code: 400 }))
})
