import { describe, expect, it } from 'vitest'
import type { LookWord } from '../../../contract/looks/look-names.ts'
import { everyWord } from '../../../contract/looks/words-of-look.ts'
import { readLookWords } from './look-words.ts'
import { plainText } from './plain-text.ts'

const PHRASES = new Set(['plain weave', 'warm floor', '素色墙纸'])

function lookIn(text: string): string | null {
  const { plain } = plainText(text)
  const found = readLookWords(plain, new Set(), (phrase) => PHRASES.has(phrase), everyWord)
  return found && `${found.isNot ? 'not ' : ''}${found.word}: ${plain.slice(found.from, found.to)}`
}

describe('words of looks', () => {
  it.each([
    ['Calm stone', 'calm: calm'],
    ['a very calm marble', 'calm: very calm'],
    ['安静的石材', 'calm: 安静的'],
    ['warm-toned timber', 'warm: warm-toned'],
    ['暖色木地板', 'warm: 暖色'],
    ['冷色調瓷磚', 'cool: 冷色调'],
    ['veined quartz', 'veined: veined'],
    ['stone without veins', 'plain: without veins'],
    ['条纹布', 'striped: 条纹'],
    ['素色布', 'plain: 素色'],
    ['无图案壁纸', 'plain: 无图案'],
    ['带纹理的砖', 'not plain: 带纹理的'],
    ['not plain', 'not plain: not plain'],
    ['patterned tile', 'not plain: patterned'],
  ])('are read in %s', (text, look) => {
    expect(lookIn(text)).toBe(look)
  })

  it.each([
    'warm grey paint',
    'cool light blue glass',
    'neutral off-white',
    'warm to the touch',
    'warm underfoot',
    'warm floor heating',
    '脚感温暖',
    'warmth',
    'plain weave linen',
    '素色墙纸',
    'warm floor',
    'complain',
    'non-calm-b',
    'lukewarm',
  ])('stay words in %s', (text) => {
    expect(lookIn(text)).toBeNull()
  })

  it('are read only where they are offered, and "patterned" only if a pattern is', () => {
    const looksIn = (text: string, ...offered: LookWord[]) =>
      readLookWords(text, new Set(), () => false, new Set(offered))?.word ?? null
    expect(looksIn('veined marble', 'warm')).toBeNull()
    expect(looksIn('patterned tile', 'plain', 'warm')).toBeNull()
    expect(looksIn('patterned tile', 'striped')).toBe('plain')
  })
})
