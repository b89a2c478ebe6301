import { expect, test } from 'vitest'
import { asSentence } from './as-sentence.ts'

test.each([
  ['a name in one language is needed', 'A name in one language is needed.'],
  ['expected the two capital letters of a country, as SE', 'Expected the two capital letters of a country, as SE.'],
  ['is required', 'This is required.'],
  ['must not be empty', 'This must not be empty.'],
  ['between 0.125 and 2', 'Between 0.125 and 2.'],
  ['not a number', 'Not a number.'],
  ['the first page is needed.', 'The first page is needed.'],
])('a half sentence reads as a sentence: %s', (reason, sentence) => expect(asSentence(reason)).toBe(sentence))

test.each(['This is required', 'Write a whole number.', '应为数字', '', '3 at most'])(
  'what is one stays: %j',
  (reason) => expect(asSentence(reason)).toBe(reason),
)
