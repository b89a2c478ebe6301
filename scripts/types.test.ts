import { describe, expect, it } from 'vitest'
import { heavierIn, recordedIn } from './types.ts'

const PAGE = `# What the house weighs

Written at commit 1; TypeScript 7.0.2. \`npm run weight\` prints it.

| | |
|---|---|
| instantiations, contract/tsconfig.json | 100,000 |
| lint | 41.5 processor s |
`

describe('what the types weigh', () => {
  it.each([
    ['as recorded', { 'contract/tsconfig.json': 100_000 }, '7.0.2', []],
    ['within 5 % of it', { 'contract/tsconfig.json': 105_000 }, '7.0.2', []],
    [
      'more',
      { 'contract/tsconfig.json': 105_001 },
      '7.0.2',
      ['contract/tsconfig.json take 105001 instantiations; 100000 are'],
    ],
    ['a new project', { 'web/tsconfig.json': 1 }, '7.0.2', ['not record web/tsconfig.json']],
    ['a new compiler', { 'contract/tsconfig.json': 1 }, '7.0.20', ['not recorded with TypeScript 7.0.20']],
  ])('is held against the page: %s', (_, now, version, faults) => {
    expect(heavierIn(PAGE, now, version)).toEqual(faults.map((words) => expect.stringContaining(words)))
  })

  it('is read from the page with its unit', () => {
    expect([...recordedIn(PAGE)]).toEqual([
      ['instantiations, contract/tsconfig.json', 100_000],
      ['lint', 41.5],
    ])
  })
})
