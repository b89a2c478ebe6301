import { describe, expect, it } from 'vitest'
import { colorWord, textureWord } from './likeness-words.ts'

describe('a likeness in plain words', () => {
  it('goes from little alike to very much alike', () => {
    expect([0, 0.29, 0.3, 0.59, 0.6, 0.84, 0.85, 1].map(textureWord)).toEqual([
      'little',
      'little',
      'somewhat',
      'somewhat',
      'alike',
      'alike',
      'very',
      'very',
    ])
  })

  it('goes from a colour that nobody tells apart to another colour', () => {
    expect([0, 0.9, 1, 1.9, 2, 4.9, 5, 9.9, 10, 80].map(colorWord)).toEqual([
      'none',
      'none',
      'hardly',
      'hardly',
      'beside',
      'beside',
      'clear',
      'clear',
      'other',
      'other',
    ])
  })
})
