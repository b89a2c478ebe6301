import { describe, expect, it } from 'vitest'
import { readTypedNumber } from './typed-number.ts'

describe('a number that is typed', () => {
  it.each([
    ['12.5', 12.5],
    ['-4', -4],
    ['−4', -4],
    ['1,200', 1200],
    ['12,5', 12.5],
    ['１２', 12],
    [' .5 ', 0.5],
    ['', null],
  ])('may be "%s"', (text, number) => expect(readTypedNumber(text)).toEqual({ number, isWrong: false }))

  it.each([
    ['20 mm', 20],
    ['2 cm', 20],
    ['1/2"', 12.7],
    ['3 kg', null],
  ])('is in its own unit in "%s"', (text, number) => {
    expect(readTypedNumber(text, 'mm')).toEqual({ number, isWrong: number === null })
  })

  it.each(['5..20', 'abc', '1e5', '--3', '9'.repeat(400)])('is none in "%s"', (text) => {
    expect(readTypedNumber(text)).toEqual({ number: null, isWrong: true })
  })
})
