import { expect, it } from 'vitest'
import { searchedAs } from '../../../../contract/identity.ts'
import { foldUnit } from './fold.ts'

it('folds letters as every other search does', () => {
  const letters = Array.from({ length: 0x24f - 0xc0 }, (_, at) => String.fromCharCode(0xc0 + at))
  const folded = letters.map((letter) => [letter, foldUnit(letter.charCodeAt(0))] as const)
  const plain = folded.filter(([, form]) => /^[a-z]+$/.test(form))
  expect(plain.length).toBeGreaterThan(200)
  expect(plain.filter(([letter, form]) => searchedAs(letter) !== form)).toEqual([])
})
