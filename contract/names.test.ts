import * as z from 'zod'
import { expect, test } from 'vitest'
import { asStored } from './as-stored.ts'
import { isSeen, lineTo, nameAsKept, nameTo } from './names.ts'
import { records } from './keeping/records.ts'

test.each([
  ['Oak', 'Oak'],
  ['  Oak\u3000', 'Oak'],
  ['Oak\u200b', 'Oak'],
  ['\u202egpj.kaO', 'gpj.kaO'],
  ['a\u2066b\u2069', 'ab'],
  ['Oak\r\n  floor', 'Oak floor'],
  ['Oak\tfloor', 'Oak floor'],
  ['Oak   floor', 'Oak floor'],
  ['soft\u00adwood', 'softwood'],
  ['Oak\u{e0041}', 'Oak'],
  ['Oak\u3164', 'Oak'],
  ['李\u3000明', '李\u3000明'],
  ['5\u00a0mm', '5\u00a0mm'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🎨', '👩\u200d🎨'],
  ['❤\ufe0f', '❤\ufe0f'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
])('the name %j is kept as %j', (given, kept) => {
  expect(nameAsKept(given)).toBe(kept)
  expect(nameAsKept(kept)).toBe(kept)
})

test.each(['', ' \u200b\n', '\u200d', '\u3164', '\u115f\u1160', '\u2800', '\u00ad', '\u200e', '\u2060', '\ufe0f'])(
  'nothing is seen of %j',
  (text) => {
    expect(nameTo(60).safeParse(text).success).toBe(false)
    expect(lineTo(60).parse(text)).toBe('')
    expect(isSeen(text)).toBe(false)
  },
)

test('what is stored already is shown whatever its name', () => {
  const { output } = records.brand.get
  const before = { id: '1', englishName: '\u200b', name: null, country: null, website: null, logo: null, description: null, enDescription: null, uses: { products: 0, skus: 0, records: 0 }, lacks: [], isBuiltIn: false, of: null } // prettier-ignore
  expect(output.parse(before)).toMatchObject({ englishName: '\u200b' })
  const deep = z.strictObject({ list: z.array(z.union([z.object({ name: nameTo(9).nullable() }), z.number()])) })
  expect(asStored(deep).parse({ list: [{ name: '\u200b' }, 1] })).toEqual({ list: [{ name: '\u200b' }, 1] })
  expect(asStored(deep).safeParse({ list: [], other: 1 }).success).toBe(false)
})
