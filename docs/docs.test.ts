import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DOMAINS } from './making/house.ts'
import { makeDocs, readDoc } from './making/make-docs.ts'
import { findDeadPaths } from './making/sources.ts'

describe('docs/', () => {
  it('says what the code says; where it does not, `npm run docs` writes it anew', async () => {
    const made = await makeDocs()
    const stale = [...made]
      .filter(([path, text]) => readDoc(path) !== text)
      .map(([path]) => `docs/${path}: npm run docs`)
    expect(stale).toEqual([])
  })

  it('names files that are there, as ARCHITECTURE.md does', () => {
    const pages = [
      ...DOMAINS.map((domain) => ({ name: `domains/${domain}.md`, folders: [`server/${domain}/`, `web/${domain}/`] })),
      { name: 'README.md', folders: ['docs/'] },
      { name: 'security.md', folders: [] },
      { name: 'security-asvs.md', folders: [] },
      { name: 'operations/several-servers.md', folders: [] },
      { name: '../ARCHITECTURE.md', folders: [] },
    ]
    const dead = pages.flatMap(({ name, folders }) =>
      findDeadPaths(writtenByHand(name), folders).map((path) => `docs/${name}: ${path}`),
    )
    expect(dead).toEqual([])
  })

  it('says of each requirement of ASVS 5.0, levels 1 and 2, once whether it is met, and by what', () => {
    const rows = writtenByHand('security-asvs.md')
      .split('\n')
      .flatMap((line) => {
        const [, id = '', level, what, state, by] = line.split('|').map((cell) => cell.trim())
        return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, level, what, state, by }] : []
      })
    expect(new Set(rows.map(({ id }) => id)).size).toBe(253)
    expect(rows).toHaveLength(253)
    const states = new Set(['met', 'not met', 'not applicable', "the operator's"])
    const unclear = rows.filter(
      ({ level, what, state = '', by }) => !/^[12]$/.test(level ?? '') || !what || !by || !states.has(state),
    )
    expect(unclear).toEqual([])
  })

  it('gives in the glossary the Chinese that the screens use', () => {
    const screens = globSync('web/locales/*.ts').map((path) => readFileSync(path, 'utf8'))
    const terms = writtenByHand('glossary.md')
      .split('\n')
      .flatMap((row) => row.split('|')[2]?.split(',') ?? [])
      .map((cell) => cell.trim())
      .filter((cell) => /\p{Script=Han}/u.test(cell))
    expect(terms.length).toBeGreaterThan(40)
    expect(terms.filter((term) => !screens.some((text) => text.includes(term)))).toEqual([])
  })
})

function writtenByHand(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8').replace(/<!-- made: .*?<!-- end -->/gs, '')
}
