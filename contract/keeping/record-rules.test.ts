import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { faultsOf, nameFaultOf } from './record-rules.ts'
import { records } from './records.ts'
import type { RecordKindName } from './records.ts'

const SAMPLES = [
  null,
  '',
  'SE',
  'se',
  'CN-GD',
  'CNGD',
  'EUR',
  'room_kind',
  '1_room',
  'https://alder.test/a?b=c',
  'http://',
  'alder.test',
  '#AABBCC',
  '#abc',
  '2026-01-05',
  '2026-13-05',
  'a'.repeat(41),
  'a'.repeat(101),
  'a'.repeat(201),
  'a'.repeat(501),
  'a'.repeat(20_001),
  0,
  -1,
  1.5,
  7.8123,
  1_000_001,
  1_000_000_001,
  [],
  ['oak'],
  ['a'.repeat(101)],
  Array.from({ length: 102 }, () => 'oak'),
]
/** Fields that only the server checks: files, references to records, the words of a choice, and what no field shows. */
const UNRULED = new Set(['logo', 'image', 'parentId', 'systemId', 'attributeId', 'type', 'kind', 'currency', 'isSure'])

const isText = (value: unknown) => value === null || typeof value === 'string'

describe.each(Object.keys(records) as RecordKindName[])('what is said of %s', (kind) => {
  const { input } = records[kind].create
  if (!(input instanceof z.ZodObject)) throw new Error(`the fields of ${kind} are not known`)
  const { shape } = input
  const fields = Object.keys(shape).filter((field) => !UNRULED.has(field))

  it.each(fields)('is wrong in a form exactly if it is wrong on the server: %s', (field) => {
    const schema = shape[field] as z.ZodType
    const [isOfWords, isOfNumbers] = [field === 'words', ['sort', 'cny'].includes(field)]
    const samples = SAMPLES.filter((value) =>
      isOfWords ? Array.isArray(value) : isOfNumbers ? !Array.isArray(value) : isText(value),
    )
    for (const value of samples) {
      // An empty line is sent in the schema's form.
      const isNothing = value === null || value === ''
      const isRight = (isNothing ? [null, ''] : [value]).some((sent) => schema.safeParse(sent).success)
      expect([value, faultsOf(kind, { [field]: value }, 'en')[field] === undefined]).toEqual([value, isRight])
    }
  })
})

describe('what is wrong', () => {
  it("is reported for all fields at once, in the server's words", () => {
    const said = { code: 'x', sort: 'many', name: 'a'.repeat(501) }
    expect(faultsOf('area', said, 'en')).toEqual({
      code: 'expected a code of ISO 3166, as SE or CN-GD',
      sort: 'expected a number',
      name: 'at most 500 characters',
    })
    expect(faultsOf('rate', { currency: null, cny: 0 }, 'zh')).toEqual({ currency: '必填', cny: '应大于 0' })
  })

  it('includes a missing name in both languages', () => {
    expect(nameFaultOf('dict', { remark: ' ', label: null }, 'en')).toEqual({
      remark: 'a name in one language is needed',
    })
    expect(nameFaultOf('dict', { remark: null, label: '环保' }, 'en')).toEqual({})
    expect(nameFaultOf('color', { name: null }, 'en')).toEqual({})
  })
})
