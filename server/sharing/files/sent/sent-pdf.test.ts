import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import {
  fieldsOfPreset,
  linkFieldNames,
  presets,
  sharedKinds,
  TELLS_PRICES,
} from '../../../../contract/sharing/links.ts'
import type { LinkFieldName } from '../../../../contract/sharing/links.ts'
import type { SharedAlternative } from '../../../../contract/sharing/views.ts'
import { permittedView } from '../../../../contract/testing/sharing/permitted.ts'
import { aSharedBudget, aSharedLine } from '../../../testing/sharing/a-shared-budget.ts'
import { anApproval, aSharedFile } from '../../../testing/sharing/a-shared-file.ts'
import { unsaidIn } from '../../../testing/sharing/unsaid.ts'
import { readPaper } from '../../../testing/paper.ts'
import type { SharedFile } from '../shared-file.ts'
import { openSentCsv } from './sent-csv.ts'
import type { SentDecision, SentHead } from './sent-file.ts'
import { openSentPdf } from './sent-pdf.ts'

function aHead(stated: Partial<SentHead> = {}): SentHead {
  return {
    project: 'Harbour flat',
    number: 3,
    sender: 'Mira Owner',
    sentOn: '2026-11-26',
    letter: '',
    parts: [{ place: 1, kind: 'budget', name: 'Flooring' }],
    fields: [],
    language: 'en',
    day: '2026-11-26',
    publicUrl: 'https://quarry.example',
    unitNames: new Map(),
    ...stated,
  }
}

function aDecision(stated: Partial<SentDecision> = {}): SentDecision {
  return { ...anApproval, verdict: 'approved', lines: [], before: [], totals: [], isReduced: false, ...stated }
}

const oneOf = (
  lineId: string,
  chosenId: string | null,
  stated: Partial<SentDecision['lines'][number]> = {},
): SentDecision['lines'][number] => {
  return { place: 1, lineId, chosenId, verdict: null, note: '', name: `Line ${lineId}`, chosenName: '', ...stated }
}

async function paperOf(head: SentHead, files: readonly SharedFile[]): Promise<string[][]> {
  const writer = await openSentPdf(head)
  for (const [place, file] of files.entries()) await writer.add({ ...file, name: head.parts[place]?.name ?? '' })
  return (await readPaper(await writer.finish())).pages
}

const offered = (id: string, alternativeOf: string): SharedAlternative => {
  return { ...aSharedLine(id), name: `Other ${id}`, alternativeOf }
}
/** Two lines, of which the first can be exchanged for two others. */
const aChoice = (choice?: SharedFile['choice']) =>
  aSharedBudget(
    [aSharedLine('1'), aSharedLine('2')],
    { alternatives: [offered('1a', '1'), offered('1b', '1')] },
    { choice },
  )
const choiceOf = ({ verdict, lines }: SentDecision) => ({ verdict, lines })
const marked = (lines: readonly string[], name: string) =>
  lines[lines.findIndex((line) => line.includes(name)) + 1]?.replace(' 23.04 m²', '')

describe('alternatives on paper', () => {
  it('stand below their line, and in no sum', async () => {
    const [, [...lines] = []] = await paperOf(aHead(), [aChoice()])
    const places = ['Line 1', 'Alternative: Other 1a', 'Alternative: Other 1b', 'Line 2'].map((name) =>
      lines.findIndex((line) => line.startsWith(name)),
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(marked(lines, 'Other 1a')).toBe('Offered')
    expect(lines).toContain('Total, with tax 8,294.40 10,137.60 10,137.60')
  })

  it.each([
    ['a chosen one', aDecision({ lines: [oneOf('1', '1b')] }), ['Not chosen', 'Not chosen', 'Chosen']],
    [
      'a chosen one that is approved',
      aDecision({ lines: [oneOf('1', '1b', { verdict: 'approved' })] }),
      ['Not chosen', 'Not chosen', 'Chosen; Approved'],
    ],
    ['the line itself', aDecision({ lines: [oneOf('1', '1')] }), ['Chosen', 'Not chosen', 'Not chosen']],
    ['nothing, and all is approved', aDecision(), ['As proposed', 'Not chosen', 'Not chosen']],
    ['nothing yet', aDecision({ verdict: 'changes' }), ['Proposed', 'Offered', 'Offered']],
  ])('are marked by what was chosen: %s', async (_what, decision, marks) => {
    const head = aHead({ decision })
    const lines = (await paperOf(head, [aChoice(choiceOf(decision))])).slice(1).flat()
    expect(['Line 1', 'Other 1a', 'Other 1b'].map((name) => marked(lines, name))).toEqual(marks)
  })

  it('have what they come to below the totals, which are told to be as proposed', async () => {
    const inSections = aSharedBudget(
      [aSharedLine('1', { section: 'Floors' }), aSharedLine('2', { section: 'Walls' })],
      { alternatives: [offered('1a', '1')] },
      {},
    )
    const totalsOf = async (chosenId: string) => {
      const decision = aDecision({ lines: [oneOf('1', chosenId)] })
      const choice = { ...choiceOf(decision), total: { total: '9999.50', currency: 'CNY', unpriced: 1 } }
      return (await paperOf(aHead({ decision }), [{ ...inSections, choice }])).slice(1).flat()
    }
    const lines = await totalsOf('1a')
    expect(lines).toEqual(
      expect.arrayContaining([
        'Floors sum as proposed 4,147.20 5,068.80 5,068.80',
        'Walls 4,147.20 5,068.80 5,068.80',
        'Total, with tax, as proposed 8,294.40 10,137.60 10,137.60',
        'With what was chosen, total with tax 9,999.50',
        'Incomplete: 1 unpriced line',
      ]),
    )
    // What is chosen as it was proposed changes no sum.
    const same = await totalsOf('1')
    expect(same).toContain('Floors 4,147.20 5,068.80 5,068.80')
    expect(same).toContain('Total, with tax 8,294.40 10,137.60 10,137.60')
    expect(same.join()).not.toContain('With what was chosen')
  })

  it('are rows of their own kind in a table', async () => {
    const writer = openSentCsv({ language: 'en' })
    await writer.add({ ...aChoice(), name: 'Flooring' })
    const rows = Buffer.from(await writer.finish())
      .toString()
      .split('\r\n')
    const kinds = rows.map((row) => row.split(',').slice(0, 2).join(' '))
    expect(kinds.slice(0, 6)).toEqual([
      '\uFEFFPart Kind',
      'Flooring List',
      'Flooring Alternative',
      'Flooring Alternative',
      'Flooring List',
      'Flooring Total',
    ])
    expect(rows[2]).toMatch(/,Other 1a,.*,Line 1$/)
  })
})

describe('a first sheet', () => {
  it('has what was decided line by line, part by part', async () => {
    const decision = aDecision({
      lines: [
        oneOf('1', '1b', { chosenName: 'Walnut' }),
        oneOf('2', null, { verdict: 'approved' }),
        oneOf('3', null, { verdict: 'changes', note: 'Darker', place: 2 }),
      ],
      totals: [{ place: 1, total: '12345.60', currency: 'EUR' }],
    })
    const parts = ['Flooring', 'Taps'].map((name, place) => ({ place: place + 1, kind: 'budget' as const, name }))
    const [sheet = []] = await paperOf(aHead({ decision, parts }), [aChoice(), aChoice()])
    const from = sheet.indexOf('With the oak.') + 1
    expect(sheet.slice(from, from + 12)).toEqual([
      'Chosen',
      'Flooring:',
      'Line 1: Walnut',
      'Changes asked for',
      'Taps:',
      'Line 3 — Darker',
      'Approved lines',
      'Flooring:',
      'Line 2',
      'With what was chosen',
      'Flooring: EUR 12,345.60',
      `What was decided on is this document; its check code is ${anApproval.contentHash}`,
    ])
  })

  it('says of how many lines a decision line by line says nothing', async () => {
    const told = async (stated: Partial<SentDecision>) => {
      const decision = aDecision(stated)
      const [sheet = []] = await paperOf(aHead({ decision }), [aChoice(choiceOf(decision))])
      const at = sheet.indexOf('Not answered in this decision')
      return at === -1 ? '' : sheet[at + 1]
    }
    const lines = [oneOf('1', '1b')]
    expect(await told({ verdict: 'changes', lines })).toBe('1 line')
    expect(await told({ verdict: 'changes', lines: [...lines, oneOf('2', null, { verdict: 'approved' })] })).toBe('')
    // Said of the whole.
    expect(await told({ verdict: 'approved', lines })).toBe('')
    expect(await told({ verdict: 'changes', lines: [] })).toBe('')
  })

  it('names what was approved without a price', async () => {
    const open = (id: string) => ({ ...aSharedLine(id), figures: { chosen: null } })
    const list = (decision: SentDecision) => {
      const file = aChoice(choiceOf(decision))
      const { budget } = file.view
      return {
        ...file,
        view: { ...file.view, ...(budget && { budget: { ...budget, lines: [open('1'), open('2')] } }) },
      }
    }
    const told = async (stated: Partial<SentDecision>) => {
      const decision = aDecision(stated)
      const [sheet = []] = await paperOf(aHead({ decision }), [list(decision)])
      const from = sheet.indexOf('Approved without a price, which is to be agreed')
      return from === -1 ? [] : sheet.slice(from + 1, from + 3)
    }
    expect(await told({})).toEqual(['Line 1', 'Line 2'])
    const lines = [oneOf('2', null, { verdict: 'approved' }), oneOf('1', '1b')]
    expect((await told({ verdict: 'changes', lines }))[0]).toBe('Line 2')
    expect(await told({ verdict: 'changes', lines: [oneOf('1', null, { verdict: 'changes' })] })).toEqual([])
  })

  it('says of who only approves some lines that they answered', async () => {
    const lines = [oneOf('1', null, { verdict: 'approved' })]
    const said = async (stated: Partial<SentDecision>) =>
      (await paperOf(aHead({ decision: aDecision({ verdict: 'changes', note: '', ...stated }) }), []))[0]?.[2]
    expect(await said({ lines })).toBe('Answered line by line')
    expect(await said({ lines, note: 'Brass' })).toBe('Changes asked for')
    expect(await said({})).toBe('Changes asked for')
  })

  it('takes as many pages as a letter needs, and its contents name the right ones', async () => {
    const letter = Array.from({ length: 150 }, (_, line) => `Row ${line} of the letter`).join('\n')
    const pages = await paperOf(aHead({ letter }), [aChoice()])
    expect(pages.flat().filter((line) => line.endsWith('of the letter'))).toHaveLength(150)
    const at = pages.findIndex((page) => page.some((line) => line.startsWith('Line 1 ')))
    expect(at).toBeGreaterThan(2)
    expect(pages.flat()).toContain(`1 Flooring List ${at + 1}`)
  })

  it('tells that a letter has characters that are not drawn', async () => {
    const [sheet = []] = await paperOf(aHead({ letter: 'Oak 🌳' }), [])
    expect(sheet.filter((line) => line.includes('□'))).toHaveLength(2)
  })
})

const shownFields: (readonly LinkFieldName[])[] = [
  [],
  linkFieldNames,
  ...presets.map((preset) => fieldsOfPreset(preset, 'project')),
  ...linkFieldNames.map((field): LinkFieldName[] => (TELLS_PRICES.includes(field) ? ['price', field] : [field])),
]

it.each(shownFields.map((fields) => ({ fields })))(
  'has nothing that its link does not show: $fields',
  async ({ fields }) => {
    for (const language of fields.length > 2 ? (['en', 'zh-CN'] as const) : (['en'] as const))
      for (const kind of sharedKinds) {
        const whole = aSharedFile(kind, undefined, { language })
        const file = { ...whole, view: permittedView(whole.view, fields) }
        const drawing = kind === 'board' ? await aBlankDrawing() : undefined
        const head = aHead({ language, fields, parts: [{ place: 1, kind, name: '' }] })
        const known = [head.project, head.sender, head.sentOn, '4', '5'].join(' ')
        const told = { ...file, publicUrl: `${file.publicUrl} ${known}` }
        const paper = (await paperOf(head, [{ ...file, drawing }])).flat().join('\n')
        const writer = openSentCsv(head)
        await writer.add({ ...file, name: '' })
        const table = Buffer.from(await writer.finish()).toString()
        for (const text of [paper, table]) {
          expect(unsaidIn(text, told)).toEqual([])
          expect(text).not.toMatch(/undefined|NaN|null/)
        }
      }
  },
)

async function aBlankDrawing() {
  const pdf = await PDFDocument.create()
  pdf.addPage([842, 595])
  return { content: await pdf.save(), missing: new Set<string>() }
}
