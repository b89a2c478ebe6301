import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readValue } from '../contract/values/read-value.ts'
import { readingText } from '../contract/values/reading-text.ts'

const ROW = /^\| `(?<text>.*)` \| (?<en>.*) \| (?<zh>.*) \|$/
const page = readFileSync(new URL('values.md', import.meta.url), 'utf8')
const rows = page
  .split('\n')
  .map((line) => ROW.exec(line)?.groups)
  .filter((row) => row !== undefined)

describe('docs/values.md', () => {
  it('has a text of each kind in the languages of the trade', () => {
    expect(rows.length).toBeGreaterThan(300)
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length)
  })

  it('says how each of them is read', () => {
    const read = rows.map(({ text = '' }) => ({ text, value: readValue(text) }))
    expect(
      read.map(({ text, value }) => ({ text, en: readingText(value, 'en'), zh: readingText(value, 'zh') })),
    ).toEqual(rows)
  })
})
