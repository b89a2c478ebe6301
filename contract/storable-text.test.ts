import { describe, expect, it } from 'vitest'
import { findBadText } from './storable-text.ts'

const inLists = (depth: number): unknown => (depth === 0 ? 'x' : [inLists(depth - 1)])

describe('a text that the database cannot store', () => {
  it.each([
    ['a text by itself', 'a\0b', [], /NUL/],
    ['within lists and names', { put: ['a', { note: 'a\0b' }] }, ['put', 1, 'note'], /NUL/],
    ['half of a character', { name: 'a\ud800' }, ['name'], /surrogate/],
    ['a name, told by what has it', { put: [{ 'a\0': 1 }] }, ['put', 0], /NUL/],
    ['what is nested too deeply, told by where it begins', { file: inLists(100) }, ['file'], /deeply/],
  ])('is found with its place: %s', (_what, value, path, words) => {
    expect(findBadText(value)).toEqual({ path, reason: { en: expect.stringMatching(words), zh: expect.any(String) } })
  })

  it('is not found in storable values of any size', () => {
    const list = Array.from({ length: 300_000 }, (_, place) => (place % 2 ? '' : { 大堂: [place, null, true] }))
    expect(findBadText({ list, deep: inLists(30), none: undefined })).toBeUndefined()
  })
})
