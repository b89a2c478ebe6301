import { describe, expect, it } from 'vitest'
import { factGroups } from './fact.ts'
import { attributeOfFact, factCalled, factNamed, facts, findFact } from './facts.ts'
import { readClasses } from './read-fact.ts'

describe('the table of facts', () => {
  it('has rows in each group, each with a code of its own', () => {
    expect(new Set(facts.map(({ group }) => group))).toEqual(new Set(factGroups))
    expect(new Set(facts.map(({ code }) => code)).size).toBe(facts.length)
    expect(facts.length).toBeGreaterThan(80)
  })

  it('claims no name or header for two rows', () => {
    const lost = facts.flatMap((fact) =>
      [fact.name, fact.enName, ...Object.values(fact.headers).flat()]
        .filter((name) => factNamed(name) !== fact)
        .map((name) => `${fact.code}: ${name}`),
    )
    expect(lost).toEqual([])
  })

  it('knows a row by its own names and unit', () => {
    expect(facts.filter((fact) => factCalled(attributeOfFact(fact)) !== fact)).toEqual([])
    expect(factCalled({ name: '重量', enName: 'Weight', unit: 'kg' })).toBeUndefined()
    expect(findFact('no-such-fact')).toBeUndefined()
  })

  it('reads every class and spelling of a row as it says', () => {
    const wrong = facts.flatMap((fact) => {
      if (fact.kind !== 'class') return []
      const spelled = fact.scales.flatMap(({ classes, also = {}, zh = {} }) => [
        ...classes.map((own) => [own, own] as const),
        ...Object.entries(also),
        ...Object.entries(zh).map(([own, text]) => [text, own] as const),
      ])
      return spelled.filter(([text, own]) => {
        const { classes, rest } = readClasses(fact, text)
        return classes.join() !== own || rest !== ''
      })
    })
    expect(wrong).toEqual([])
  })

  it('names norms that are withdrawn with what replaces them, no later than their edition', () => {
    const withdrawn = facts.flatMap(({ norms }) => norms).filter((norm) => norm.withdrawn !== undefined)
    expect(withdrawn.length).toBeGreaterThan(5)
    for (const { edition = 0, withdrawn: year = 0, replacedBy } of withdrawn) {
      expect(replacedBy).toBeTruthy()
      expect(year).toBeGreaterThanOrEqual(edition)
    }
  })
})
