import { describe, expect, it } from 'vitest'
import { readTypedColor } from './typed-color.ts'

describe('a colour that is typed', () => {
  it.each([
    ['#a6492b', '#a6492b'],
    [' A6492B ', '#a6492b'],
    ['#ABC', '#aabbcc'],
    ['＃ａｂｃ', '#aabbcc'],
  ])('may be "%s"', (text, color) => expect(readTypedColor(text)).toBe(color))

  it.each(['', '#', 'terracotta', '#a6492', '#a6492bff', 'a6 49 2b', '0xa6492b'])('is none in "%s"', (text) => {
    expect(readTypedColor(text)).toBeNull()
  })
})
