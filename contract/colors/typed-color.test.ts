import { describe, expect, it } from 'vitest'
import { readTypedColor } from './typed-color.ts'

describe('a typed colour', () => {
  it.each([
    ['#a6492b', '#a6492b'],
    [' A6492B ', '#a6492b'],
    ['#ABC', '#aabbcc'],
    ['＃ａｂｃ', '#aabbcc'],
    ['rgb(200,180,150)', '#c8b496'],
    ['RGB( 200 180 150 )', '#c8b496'],
    ['rgba(200, 180, 150, 1)', '#c8b496'],
    ['200, 180, 150', '#c8b496'],
    ['rgb（0，8，255）', '#0008ff'],
  ])('may be "%s"', (text, color) => expect(readTypedColor(text)).toBe(color))

  it.each([
    '',
    '#',
    'terracotta',
    '#a6492',
    '#a6492bff',
    'a6 49 2b',
    '0xa6492b',
    'rgb(200,180)',
    'rgb(256,0,0)',
    '1, 2, 3, 4',
  ])('is none in "%s"', (text) => {
    expect(readTypedColor(text)).toBeNull()
  })
})
