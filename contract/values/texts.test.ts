import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readValue } from './read-value.ts'
import { readingText } from './reading-text.ts'

const ROW = /^\| `(?<text>.*)` \| (?<en>.*) \| (?<zh>.*) \|$/
const page = readFileSync(new URL('../../docs/values.md', import.meta.url), 'utf8')
const rows = page.split('\n').flatMap((line) => ROW.exec(line)?.groups ?? [])

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
