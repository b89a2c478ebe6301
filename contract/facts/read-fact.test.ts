import { describe, expect, it } from 'vitest'
import type { ClassFact } from './fact.ts'
import { findFact } from './facts.ts'
import { isAtLeast, readClasses } from './read-fact.ts'

const classOf = (code: string) => findFact(code) as ClassFact

describe('a value of a fact', () => {
  it.each([
    ['slip-ramp', 'R10', ['R10'], 1, 1],
    ['slip-ramp', 'R 10', ['R10'], 1, 1],
    ['slip-ramp', 'r11', ['R11'], 2, 2],
    ['slip-ramp', 'R-12 (DIN 51130)', ['R12'], 3, 3],
    ['slip-ramp', 'R10/R11', ['R10', 'R11'], 1, 2],
    ['slip-ramp', 'R9–R10', ['R9', 'R10'], 0, 1],
    ['slip-ramp', '≥R11', ['R11'], 2, 4],
    ['slip-ramp', '不低于R10', ['R10'], 1, 4],
    ['slip-ramp', 'Slip rating: R10', ['R10'], 1, 1],
    ['slip-barefoot', 'A+B', ['A', 'B'], 1, 1],
    ['slip-barefoot', 'A/B', ['A', 'B'], 0, 1],
    ['slip-barefoot', 'Klasse B', ['B'], 1, 1],
    ['fire-en', 'A2-s1,d0', ['A2-s1,d0'], 5, 5],
    ['fire-en', 'B - s1, d0', ['B-s1,d0'], 4, 4],
    ['fire-en', 'Euroclass C-s2,d0 (EN 13501-1:2018)', ['C-s2,d0'], 3, 3],
    ['fire-gb', 'B1级', ['B1'], 2, 2],
    ['fire-gb', 'A级', ['A'], 3, 3],
  ])('%s reads %s', (code, text, classes, low, high) => {
    const read = readClasses(classOf(code), text)
    expect(read.rest).toBe('')
    expect(read.classes).toEqual(classes)
    expect(read.readings).toEqual([expect.objectContaining({ low, high })])
  })

  it('may be several, each on its scale', () => {
    const { readings, classes, rest } = readClasses(classOf('fire-en'), 'B-s1,d0 / Bfl-s1')
    expect([classes, rest]).toEqual([['B-s1,d0', 'Bfl-s1'], ''])
    expect(readings.map(({ scale, low, parts }) => [scale, low, parts])).toEqual([
      ['', 4, { s: 2, d: 2 }],
      ['fl', 4, { s: 2 }],
    ])
  })

  it('leaves what belongs to another fact to that', () => {
    expect(readClasses(classOf('slip-ramp'), 'R10 A+B')).toMatchObject({
      classes: ['R10'],
      others: [{ code: 'slip-barefoot', text: 'A+B' }],
      rest: '',
    })
    // GB 8624 and DIN 4102 both write B1; the Chinese 级 or a norm says which.
    const othersOf = (text: string) => readClasses(classOf('fire-en'), text).others.map(({ code }) => code)
    expect(othersOf('B1')).toEqual(['fire-gb', 'fire-din'])
    expect(othersOf('B1级')).toEqual(['fire-gb'])
    expect(othersOf('B1 (DIN 4102-1)')).toEqual(['fire-din'])
    expect(othersOf('M1')).toEqual(['fire-fr'])
  })

  it('tells what it does not understand, and reads nothing that is denied', () => {
    expect(readClasses(classOf('slip-ramp'), 'R10 shiny')).toMatchObject({ classes: ['R10'], rest: 'shiny' })
    expect(readClasses(classOf('slip-ramp'), 'not R10')).toMatchObject({ readings: [], rest: 'not R10' })
    expect(readClasses(classOf('slip-ramp'), 'rough')).toMatchObject({ readings: [], rest: 'rough' })
  })

  it('is at least a class by its lowest, in every part that is asked for', () => {
    const isMet = (code: string, own: string, asked: string) => {
      const fact = classOf(code)
      const [one, other] = [own, asked].map((text) => readClasses(fact, text).readings[0])
      return one && other && isAtLeast(fact, one, other)
    }
    expect(isMet('slip-ramp', 'R9/R11', 'R10')).toBe(false)
    expect(isMet('slip-ramp', 'R12', 'R10')).toBe(true)
    expect(isMet('fire-en', 'B-s2,d0', 'B-s1,d0')).toBe(false)
    expect(isMet('fire-en', 'B', 'B-s1,d0')).toBe(false)
    expect(isMet('fire-en', 'A1', 'B-s1,d0')).toBe(true)
    expect(isMet('fire-en', 'A2-s1,d0', 'C')).toBe(true)
    expect(isMet('fire-en', 'Bfl-s1', 'C')).toBe(false)
  })
})
