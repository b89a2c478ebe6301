import { PDFArray, PDFDict, PDFHexString, PDFName } from 'pdf-lib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoard } from '../../../../contract/boards/calls.ts'
import { createBudget } from '../../../../contract/budgets/calls.ts'
import type { Endpoint } from '../../../../contract/endpoint.ts'
import { createFolder, createItems } from '../../../../contract/favourites.ts'
import { updatePaper } from '../../../../contract/paper.ts'
import { createProject, deleteProjects } from '../../../../contract/projects.ts'
import { getActivity } from '../../../../contract/sharing/activity-calls.ts'
import { revokeLink, updateLink } from '../../../../contract/sharing/link-calls.ts'
import { fieldsOfPreset } from '../../../../contract/sharing/links.ts'
import * as calls from '../../../../contract/sharing/sending-calls.ts'
import { aLine, anAllocation, aRoom } from '../../../testing/budgets.ts'
import { letWorkOn } from '../../../testing/collaborators.ts'
import { aProduct } from '../../../testing/factories.ts'
import { memberIn } from '../../../testing/members.ts'
import type { TestMember } from '../../../testing/members.ts'
import { readPaper } from '../../../testing/paper.ts'
import { linkOf } from '../../../testing/sharing.ts'
import type { TestLink } from '../../../testing/sharing.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let skuId: string
let projectId: string
let now = new Date('2026-11-23T08:00:00Z')
const LETTER = 'Dear Ms Lind,\n\nhere is the harbour.'
const fields = fieldsOfPreset('client', 'project')
const line = aLine({
  name: 'Herringbone oak',
  docCode: 'FL-1',
  section: 'Floors',
  note: 'bought for less',
  price: { ...aLine().price, low: '70.25', high: '70.25', chosen: '70.25', currency: 'CNY' },
})
const walnut = {
  ...aLine({ name: 'Walnut', sort: 2, price: { low: '80', high: '80', chosen: '80' } }),
  alternativeOf: line.id,
}

beforeAll(async () => {
  quarry = await createTestApp({ now: () => now })
  await quarry.importLines([
    aProduct({ key: 'OAK', name: '橡木地板', enName: 'Oak plank', skus: [{ model: 'OAK-1' }] }),
  ])
  skuId = (await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => quarry.close())
beforeEach(async () => {
  now = new Date('2026-11-23T08:00:00Z')
  ada = await memberIn(quarry, { nickname: 'Ada' })
  const about = { name: 'Harbour flat', code: 'HF-7', clientName: 'Mrs Client' }
  projectId = (await quarry.call(createProject, about, ada.headers)).data
})

const STUDIO = {
  studioName: 'Studio Lin',
  address: 'Pier 1',
  foot: 'lin.example',
  accent: '#7a3b1e',
  saysQuarry: false,
}

/** Sends a board, a list and a folder. */
async function send(stated: object = {}) {
  const { headers } = ada
  const room = aRoom({ name: 'Salon' })
  const lines = [line, walnut]
  const list = { name: 'Flooring', projectId, rooms: [room], lines, allocations: [anAllocation(line, room)] }
  const budget = (await quarry.call(createBudget, list, headers)).data
  const board = (await quarry.call(createBoard, { name: 'Hall', description: 'Warm.', projectId }, headers)).data
  const folder = (await quarry.call(createFolder, { name: 'Planks', projectId }, headers)).data
  await quarry.call(createItems, { favoritesId: folder, skuIds: [skuId] }, headers)
  const parts = Object.entries({ board, budget, folder }).map(([kind, refId]) => ({ kind, refId })) as {
    kind: 'board'
    refId: string
  }[]
  const composition = { projectId, parts, fields, letter: LETTER, language: 'en' as const, ...stated }
  const seen = await quarry.call(calls.previewSending, composition, headers)
  expect(seen.msg).toBe('')
  const { contentHash } = seen.data
  const sent = await quarry.call(calls.sendVersion, { ...composition, contentHash }, headers)
  expect(sent.code).toBe(200)
  return sent.data
}

const clientOf = async (stated: object = {}) =>
  linkOf(quarry, ada, {
    kind: 'project',
    refId: projectId,
    name: 'Ms Lind',
    role: 'approve',
    fields,
    ...stated,
  } as never)

async function decide({ headers }: TestLink, stated: object = {}): Promise<string> {
  const { version } = (await quarry.ask(calls.getShownVersion, { again: 1 }, headers)).data
  const seen = { number: version?.number ?? 0, contentHash: version?.contentHash ?? '' }
  const decision = { ...seen, name: 'Ms Lind', verdict: 'approved' as const, note: 'Lovely', ...stated }
  const { code, data } = await quarry.call(calls.decideOnVersion, decision, headers)
  expect(code).toBe(200)
  return data
}

const ask = async ({ method, path: url }: Endpoint, payload: object, headers: Record<string, string>) =>
  quarry.app.inject({ method, url, headers, payload: { language: 'en', ...payload } })

async function file(call: Endpoint, payload: object, headers: Record<string, string>) {
  const answer = await ask(call, payload, headers)
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([200, expect.any(String)])
  return { content: answer.rawPayload, name: decodeURIComponent(String(answer.headers['content-disposition'])) }
}

async function paper(call: Endpoint, payload: object, headers: Record<string, string>) {
  const { content, name } = await file(call, payload, headers)
  const read = await readPaper(content)
  return { ...read, name, text: read.pages.flat().join('\n') }
}

const codeOf = async (call: Endpoint, payload: object, headers: Record<string, string>) =>
  (JSON.parse((await ask(call, payload, headers)).body) as { code: number }).code

/** The titles of the bookmarks, in their order. */
function bookmarksOf({ catalog, context }: Awaited<ReturnType<typeof readPaper>>['pdf']): string[] {
  const titles: string[] = []
  let next = catalog.lookup(PDFName.of('Outlines'), PDFDict).get(PDFName.of('First'))
  while (next) {
    const item = context.lookup(next, PDFDict)
    expect(item.lookup(PDFName.of('Dest'), PDFArray).size()).toBe(2)
    titles.push(item.lookup(PDFName.of('Title'), PDFHexString).decodeText())
    next = item.get(PDFName.of('Next'))
  }
  return titles
}

describe('a PDF of a version', () => {
  it('has the letter and the contents, and each part, under one run of page numbers', async () => {
    const link = await clientOf()
    const { id } = await send()
    for (const [call, input, headers] of [
      [calls.exportSent, { id, format: 'pdf' }, ada.headers],
      [calls.exportShownVersion, { number: 1, format: 'pdf' }, link.headers],
    ] as const) {
      const { pages, pdf, name } = await paper(call, input, headers)
      expect(name).toContain('Harbour flat, version 1.pdf')
      expect(pages[0]?.slice(0, 4)).toEqual([
        'Harbour flat',
        'Version 1 · Sent by Ada on 23 November 2026',
        'Dear Ms Lind,',
        'here is the harbour.',
      ])
      // Board, its description, list and folder.
      expect(pages).toHaveLength(5)
      expect(pages.flat().join()).not.toContain('Walnut')
      expect(pages[0]).toEqual(expect.arrayContaining(['1 Hall Board 2', '2 Flooring List 4', '3 Planks Folder 5']))
      for (const [place, page] of pages.entries())
        expect(page).toContain(`Quarry · Harbour flat, version 1 ${place + 1} / 5`)
      expect(pages[3]).toContain('FL-1 Herringbone oak 1 m² 1 × box 13 101.16 –')
      expect(pages[4]?.join()).toContain('Oak plank')
      expect(bookmarksOf(pdf)).toEqual(['Version 1', 'Hall', 'Flooring', 'Planks'])
      expect(pdf.getTitle()).toBe('Harbour flat, version 1')
    }
  })

  it('has the studio’s paper and the version in the title block of every part, also of a board’s sheet', async () => {
    await quarry.call(updatePaper, { ...STUDIO, version: 0 }, ada.headers)
    const link = await clientOf()
    await send()
    now = new Date('2026-12-24T08:00:00Z')
    const { pages, text, pdf } = await paper(calls.exportShownVersion, { number: 1, format: 'pdf' }, link.headers)
    expect(text).not.toContain('Quarry')
    expect(pages[0]).toContain('As of 24 December 2026: lead times. All else is as it was sent.')
    expect(pages.slice(1).flat().join()).not.toContain('24 December')
    for (const place of [0, 1, 2, 3, 4]) {
      const page = pages[place]?.join('\n') ?? ''
      for (const said of ['Harbour flat · HF-7', 'Mrs Client', '23 November 2026', 'Version', 'Pier 1 · lin.example'])
        expect(page).toContain(said)
      expect(page).toContain(`${place + 1} / 5`)
    }
    expect(pages[1]?.join('\n')).toMatch(/Sheet/)
    expect(pages[1]?.join('\n')).not.toContain('1 / 1')
    expect([pdf.getProducer(), pdf.getAuthor()]).toEqual(['Studio Lin', 'Studio Lin'])
  })

  it('speaks Chinese', async () => {
    const link = await clientOf()
    await send()
    const { text, name } = await paper(
      calls.exportShownVersion,
      { number: 1, format: 'pdf', language: 'zh-CN' },
      link.headers,
    )
    expect(name).toContain('Harbour flat，第 1 版.pdf')
    for (const word of ['目录', '材料板', '收藏夹', '橡木地板']) expect(text.replaceAll(' ', '')).toContain(word)
  })

  it('has nothing that its link does not show', async () => {
    const link = await clientOf({ fields: ['name'] })
    await send()
    for (const format of ['pdf', 'csv'] as const) {
      const { content } = await file(calls.exportShownVersion, { number: 1, format }, link.headers)
      const text = format === 'pdf' ? (await readPaper(content)).pages.flat().join('\n') : content.toString()
      expect(text).toContain('Herringbone oak')
      expect(text).not.toMatch(/70\.25|101\.16|bought|Mrs Client|OAK-1|box/)
    }
  })
})

it('has a table of all materials of a version, part and kind first', async () => {
  const { id } = await send()
  const { content, name } = await file(calls.exportSent, { id, format: 'csv' }, ada.headers)
  expect(name).toContain('Harbour flat, version 1.csv')
  const rows = content
    .toString()
    .slice(1)
    .trim()
    .split('\r\n')
    .map((row) => row.split(','))
  expect(rows[0]?.slice(0, 2)).toEqual(['Part', 'Kind'])
  const at = (heading: string) => rows[0]?.indexOf(heading) ?? -1
  expect(rows.map((row) => [row[0], row[1], row[at('Name')]])).toEqual([
    ['Part', 'Kind', 'Name'],
    ['Flooring', 'List', 'Herringbone oak'],
    ['Flooring', 'Total', '"Goods'],
    ['Flooring', 'Total', 'Tax 13 %'],
    ['Flooring', 'Total', '"Total'],
    ['Planks', 'Folder', expect.stringContaining('Oak plank')],
  ])
})

describe('the signed PDF of a decision', () => {
  it('says who decided what, with the hash of what they saw on every page, for both sides', async () => {
    const link = await clientOf()
    await send()
    const { version } = (await quarry.ask(calls.getShownVersion, { again: 1 }, link.headers)).data
    const id = await decide(link)
    for (const [call, headers] of [
      [calls.exportDecision, ada.headers],
      [calls.exportShownDecision, link.headers],
    ] as const) {
      const { pages, name } = await paper(call, { id }, headers)
      const hash = version?.contentHash ?? ''
      expect(name).toContain(`Harbour flat, version 1, approved 2026-11-23 080000.pdf`)
      expect(pages[0]).toEqual(
        expect.arrayContaining(['Approved', 'Approved by Ms Lind on 23 November 2026 at 08:00 UTC', 'Lovely']),
      )
      for (const page of pages) expect(page).toContain(`Check code ${hash}`)
      expect(pages).toHaveLength(5)
    }
  })

  it('names what was chosen, asked for and summed up', async () => {
    const link = await clientOf()
    await send({ offered: [walnut.id] })
    const said = { place: 2, lineId: line.id, chosenId: walnut.id, verdict: 'changes', note: 'A darker one' }
    const id = await decide(link, { verdict: 'changes', note: '', lines: [said] })
    const { pages, text } = await paper(calls.exportDecision, { id }, ada.headers)
    for (const told of ['Herringbone oak: Walnut', 'Herringbone oak — A darker one', 'Flooring: CNY 130.18'])
      expect(pages[0]).toContain(told)
    expect(text).toContain('Change asked for: A darker one')
    expect(text).toMatch(/Alternative: Walnut.*\nChosen/)
    expect(text).toContain('Total, with tax, as proposed ')
    expect(text).toContain('With what was chosen, total with tax 130.18')
    // What is said later is told apart from what stands.
    const later = await decide(link, {
      verdict: 'changes',
      note: 'Soon, please',
      lines: [{ ...said, verdict: null, note: '' }],
    })
    const [first] = (await paper(calls.exportDecision, { id: later }, ada.headers)).pages
    expect(first).not.toContain('Chosen')
    for (const told of ['Answered before, and still standing', 'Herringbone oak — A darker one (Ms Lind)'])
      expect(first).toContain(told)
    // A link that shows less by now tells neither names nor sums.
    const less = await quarry.call(updateLink, { id: link.id, fields: ['quantity'] }, ada.headers)
    expect(less.code).toBe(200)
    const now = await paper(calls.exportShownDecision, { id }, link.headers)
    expect(now.text).not.toMatch(/Herringbone|Walnut|130\.18|101\.16/)
    expect(now.text).toContain('shows less now')
    const { decisions } = (await quarry.ask(calls.getShownVersion, { again: 1 }, link.headers)).data
    expect(decisions.at(-1)).toMatchObject({ totals: [], lines: [{ name: '', chosenName: '', note: 'A darker one' }] })
    expect(now.text).toContain('A darker one')
    // Its sender has all of it, also once the link has ended.
    await quarry.call(revokeLink, { id: link.id }, ada.headers)
    expect(await codeOf(calls.exportShownDecision, { id }, link.headers)).toBe(404)
    expect((await paper(calls.exportDecision, { id }, ada.headers)).text).toContain('Herringbone oak')
  })
})

it('has alternatives that are offered', async () => {
  const link = await clientOf()
  await send({ offered: [walnut.id] })
  const { text } = await paper(calls.exportShownVersion, { number: 1, format: 'pdf' }, link.headers)
  expect(text).toMatch(/Alternative: Walnut.*\nOffered/)
  const { content } = await file(calls.exportShownVersion, { number: 1, format: 'csv' }, link.headers)
  expect(content.toString()).toMatch(/Flooring,Alternative,.*Walnut/)
})

describe('files of what was sent', () => {
  it('are of nobody else', async () => {
    const [link, other] = [await clientOf(), await clientOf({ name: 'Mr Lind' })]
    const { id } = await send()
    const decision = await decide(link)
    const ofBoard = await linkOf(quarry, ada, {
      kind: 'folder',
      refId: (await quarry.call(createFolder, { name: 'Else' }, ada.headers)).data,
    })
    const [eve, bob] = [await memberIn(quarry), await memberIn(quarry)]
    await letWorkOn(quarry, { kind: 'project', refId: projectId }, bob, 'edit')
    expect(await codeOf(calls.exportSent, { id, format: 'pdf' }, bob.headers)).not.toBe(200)
    expect(await codeOf(calls.exportDecision, { id: decision }, bob.headers)).not.toBe(200)
    for (const code of [
      await codeOf(calls.exportSent, { id, format: 'pdf' }, eve.headers),
      await codeOf(calls.exportDecision, { id: decision }, eve.headers),
      await codeOf(calls.exportDecision, { id: '999999' }, ada.headers),
      await codeOf(calls.exportShownDecision, { id: decision }, other.headers),
      await codeOf(calls.exportShownVersion, { number: 2, format: 'pdf' }, link.headers),
      await codeOf(calls.exportShownVersion, { number: 1, format: 'pdf' }, ofBoard.headers),
      await codeOf(calls.exportShownDecision, { id: decision }, ofBoard.headers),
    ])
      expect(code).toBe(404)
    await quarry.call(calls.withdrawVersion, { id }, ada.headers)
    expect(await codeOf(calls.exportShownVersion, { number: 1, format: 'csv' }, link.headers)).toBe(404)
    expect(await codeOf(calls.exportShownDecision, { id: decision }, link.headers)).toBe(404)
    await file(calls.exportDecision, { id: decision }, ada.headers)
    await file(calls.exportSent, { id, format: 'csv' }, ada.headers)
    await quarry.call(deleteProjects, { ids: [projectId] }, ada.headers)
    expect(await codeOf(calls.exportSent, { id, format: 'csv' }, ada.headers)).toBe(404)
  })

  it('are events of their link, and so many that they are a burden are refused', async () => {
    const link = await clientOf()
    await send()
    const one = async () => codeOfFile(link)
    expect(await one()).toBe(200)
    const { data } = await quarry.ask(getActivity, { kind: 'project', refId: projectId }, ada.headers)
    expect(data.list.map(({ event }) => event)).toContain('exported')
    for (let made = 1; made < 30; made += 1) await one()
    expect(await one()).toBe(429)
  })

  const codeOfFile = async ({ headers }: TestLink) => {
    const answer = await ask(calls.exportShownVersion, { number: 1, format: 'csv' }, headers)
    return answer.body.startsWith('{') ? (JSON.parse(answer.body) as { code: number }).code : answer.statusCode
  }
})
