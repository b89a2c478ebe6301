import { describe, expect, it } from 'vitest'
import { shapeOf } from '../reading/file-shape.ts'
import { parseLine } from '../reading/parse-line.ts'
import { createRejectionPrinter } from './rejection-printer.ts'

describe('a file that is not JSON Lines', () => {
  it.each([
    ['one JSON array', '[\n  {\n    "key": "A"\n', '}\n]', 'This is one JSON array'],
    ['one JSON array on one line', '[{"key":"A"}]', ']', 'This is one JSON array'],
    ['one product over lines', '{\n  "key": "A",\n', '}', 'This is JSON spread over several lines'],
    ['CSV', 'key,brand,price\nA,"Oak, Ltd",12\n', '12', 'This seems to be CSV'],
    ['CSV with semicolons', 'key;brand\r\nA;Oak\r\n', 'Oak', 'This seems to be CSV'],
    ['a table with tabs', 'key\tbrand\nA\tOak', 'Oak', 'This seems to be CSV'],
    ['an archive', 'PK\u0003\u0004\u0014', '\u0000', 'This seems to be an Excel file or another archive'],
    ['a page', '<!doctype html>', '</html>', 'This seems to be XML or HTML'],
  ])('is named by its likely format: %s', (_title, head, tail, says) => {
    expect(shapeOf(head, tail)).toBe(`${says}; Quarry reads one product a line (JSON Lines).`)
  })

  it.each([
    ['{"key":"A","brand":1}\n{"key":"B"}', '"B"}'],
    ['{"key":"A"', '}'],
    ['oak', 'oak'],
    ['', ''],
  ])('is not named if it may be JSON Lines: %s', (head, tail) => {
    expect(shapeOf(head, tail)).toBeUndefined()
  })
})

describe('rejected lines', () => {
  const printed = (lines: { line: number; field?: string; reason: string }[]) => {
    const told: string[] = []
    const printer = createRejectionPrinter((text) => told.push(text))
    for (const { field = '', ...rest } of lines) printer.add({ field, ...rest })
    printer.end()
    return told
  }

  it('are printed twenty times if all are alike, and counted beyond', () => {
    const array = JSON.stringify(
      Array.from({ length: 843 }, (_, key) => ({ key })),
      null,
      1,
    )
    const lines = array.split('\n').flatMap((text, index) => {
      const parsed = parseLine({ line: index + 1, text: text.trim() })
      return parsed.kind === 'rejected' ? parsed.rejections : []
    })
    expect(lines.length).toBe(2531)
    const told = printed(lines)
    expect(told).toHaveLength(21)
    expect(told[0]).toMatch(/^line 1: not JSON/)
    expect(told.at(-1)).toBe('and 2,511 more')
  })

  it('are all printed if they differ, and again after another kind', () => {
    const skus = Array.from({ length: 25 }, (_, index) => ({
      line: index,
      field: `skus[${index}].minPrice`,
      reason: 'no',
    }))
    const names = Array.from({ length: 25 }, (_, index) => ({ line: 40 + index, reason: `no file ${index}` }))
    const told = printed([...skus, ...names, ...skus])
    expect(told).toHaveLength(21 + 25 + 21)
    expect(told[20]).toBe('and 5 more')
    expect(told[21]).toBe('line 40: no file 0')
  })
})
