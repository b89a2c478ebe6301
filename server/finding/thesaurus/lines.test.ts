import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isStopWord, stemOf } from '../read-model/words/spelling/spelling.ts'
import { tokensOf } from '../read-model/words/tokens.ts'

const LONGEST_FORM = 60
const form = z
  .string()
  .min(2)
  .max(LONGEST_FORM)
  .refine((text) => text === text.trim().toLowerCase().replaceAll(/\s+/gu, ' '), 'lower case, with single spaces')
const line = z.strictObject({
  words: z.union([
    z.strictObject({ same: z.array(form).min(2) }),
    z.strictObject({ from: form, to: z.array(form).min(1) }),
  ]),
})
type Group = z.infer<typeof line>['words']

const FEWEST_GROUPS = 700
const FEWEST_IN_BOTH_SCRIPTS = 2 / 3

const lines = globSync(`${import.meta.dirname}/*.jsonl`)
  .toSorted()
  .flatMap((path) =>
    readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .map((text, at) => ({ place: `${basename(path)}:${at + 1}`, text })),
  )
const groups = (): Group[] => lines.map(({ text }) => line.parse(JSON.parse(text)).words)
const formsOf = (group: Group): string[] => ('same' in group ? group.same : [group.from, ...group.to])

/** The key that a search compares: folded, without endings and joining words. Forms with the same key are equal to it. */
const keyOf = (text: string): string =>
  tokensOf(text)
    .filter((token) => !isStopWord(token.text))
    .map((token) => (token.kind === 'word' ? stemOf(token.text) : token.text))
    .join(' ')

function repeatsOf(texts: string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => seen.size === seen.add(text).size)
}

describe('the thesaurus', () => {
  it('is lines of the import that say one thing each', () => {
    const wrong = lines.filter(({ text }) => !line.safeParse(JSON.parse(text)).success).map(({ place }) => place)
    expect(wrong).toEqual([])
  })

  it('has enough of the words that the trade uses', () => {
    expect(lines.length).toBeGreaterThanOrEqual(FEWEST_GROUPS)
  })

  it('says nothing twice', () => {
    expect(repeatsOf(lines.map(({ text }) => text))).toEqual([])
  })

  it('has a form in one group of the same meaning at most, however it is written', () => {
    expect(repeatsOf(groups().flatMap((group) => ('same' in group ? group.same.map(keyOf) : [])))).toEqual([])
  })

  it('leads a word once, to others than itself, and to each of them once', () => {
    const ways = groups().flatMap((group) => ('from' in group ? [group] : []))
    expect(repeatsOf(ways.map(({ from }) => keyOf(from)))).toEqual([])
    expect(ways.flatMap(({ from, to }) => repeatsOf([from, ...to].map(keyOf)))).toEqual([])
  })

  it('leads no word to one that means the same anyway', () => {
    const sameAs = new Map(
      groups().flatMap((group) => ('same' in group ? group.same.map((text) => [keyOf(text), group] as const) : [])),
    )
    const idle = groups().flatMap((group) => {
      if (!('from' in group)) return []
      const own = sameAs.get(keyOf(group.from))
      return group.to.filter((text) => own && sameAs.get(keyOf(text)) === own).map((text) => `${group.from} → ${text}`)
    })
    expect(idle).toEqual([])
  })

  it('speaks both languages in most groups', () => {
    const inBoth = groups().filter((group) => {
      const forms = formsOf(group)
      return forms.some((text) => /\p{Script=Han}/u.test(text)) && forms.some((text) => /[a-z]/.test(text))
    })
    expect(inBoth.length / lines.length).toBeGreaterThan(FEWEST_IN_BOTH_SCRIPTS)
  })
})
