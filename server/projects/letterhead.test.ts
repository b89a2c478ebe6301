import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBoard, exportBoard } from '../../contract/boards/calls.ts'
import { createBudget, exportBudget } from '../../contract/budgets/calls.ts'
import type { Thing } from '../../contract/collaboration/rights.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { createItems, createFolder, exportItems } from '../../contract/favourites.ts'
import { updatePaper, uploadLogo } from '../../contract/paper.ts'
import type { PaperFields } from '../../contract/paper.ts'
import { createProject, placeThings } from '../../contract/projects.ts'
import { approveShared, exportApproval, getApproval } from '../../contract/sharing/approval-calls.ts'
import { exportShared, getShared, previewLink } from '../../contract/sharing/shown-calls.ts'
import { aLine } from '../testing/budgets.ts'
import { faultsOf } from '../testing/budgets/workbook.ts'
import { letWorkOn } from '../testing/collaborators.ts'
import { aPicture, aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { readPaper } from '../testing/paper.ts'
import { linkOf } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let skuId: string

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date('2026-11-23T08:00:00Z') })
  await quarry.importLines([
    aProduct({ key: 'OAK', name: '橡木地板', enName: 'Oak plank', skus: [{ model: 'OAK-1' }] }),
  ])
  skuId = (await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => quarry.close())

const STUDIO: PaperFields = {
  studioName: 'Studio Lin',
  address: 'Harbour Road 1\nHamburg',
  foot: 'studio-lin.example',
  accent: '#7a3b1e',
  saysQuarry: false,
}
const OF_A_PROJECT = ['Harbour flat · HF-7', 'Mrs Client', '23 November 2026']
const FOOT = 'Harbour Road 1 · Hamburg · studio-lin.example'

async function giveStudio({ headers }: TestMember, fields: Partial<PaperFields> = {}, hasLogo = false) {
  const { code } = await quarry.call(updatePaper, { ...STUDIO, ...fields, version: 0 }, headers)
  expect(code).toBe(200)
  if (hasLogo) await quarry.upload(uploadLogo, { file: await aPicture({ width: 800, height: 200 }) }, headers)
}

async function commission({ headers }: TestMember): Promise<Record<Thing['kind'], string>> {
  const made = async (call: Endpoint, input: object) => (await quarry.call(call, input, headers)).data as string
  const board = await made(createBoard, { name: 'Lobby board', items: [] })
  const budget = await made(createBudget, { name: 'Lobby list', lines: [aLine({ name: 'Oak' })] })
  const folder = await made(createFolder, { name: 'Lobby folder' })
  await quarry.call(createItems, { favoritesId: folder, skuIds: [skuId] }, headers)
  const fields = { name: 'Harbour flat', code: 'HF-7', clientName: 'Mrs Client', clientMail: 'c@example.org' }
  const projectId = await made(createProject, fields)
  const things = Object.entries({ board, budget, folder }).map(([kind, refId]) => ({ kind, refId }))
  expect((await quarry.call(placeThings, { projectId, things }, headers)).code).toBe(200)
  return { board, budget, folder }
}

const file = async (call: Endpoint, payload: object, headers: Record<string, string>) => {
  const { method, path: url } = call
  const answer = await quarry.app.inject(
    method === 'GET'
      ? { method, url, query: payload as Record<string, string>, headers }
      : { method, url, headers, payload },
  )
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.not.stringMatching(/^\{/)])
  return answer.rawPayload
}

async function paperOf(call: Endpoint, payload: Record<string, unknown>, headers: Record<string, string>) {
  const { pdf, pages, pictures } = await readPaper(await file(call, { language: 'en', ...payload }, headers))
  const makers = [pdf.getProducer(), pdf.getCreator(), pdf.getAuthor()]
  return { pages, text: pages.flat().join('\n'), makers, pictures }
}

type Held = Awaited<ReturnType<typeof commission>>
const own = (held: Held): [Endpoint, Record<string, unknown>][] => [
  [exportBoard, { id: held.board, format: 'pdf', paper: 'a4' }],
  [exportBudget, { id: held.budget, format: 'pdf' }],
  [exportItems, { favoritesId: held.folder, format: 'pdf' }],
]

describe('a PDF of a member’s own things', () => {
  it('has the studio, its address and foot, and a title block, and says Quarry nowhere', async () => {
    const lin = await memberIn(quarry)
    await giveStudio(lin)
    for (const [call, input] of own(await commission(lin))) {
      const { pages, text, makers } = await paperOf(call, input, lin.headers)
      for (const words of [STUDIO.studioName, FOOT, 'Project', 'Client', ...OF_A_PROJECT]) expect(text).toContain(words)
      for (const page of pages) expect(page.join('\n')).toContain(FOOT)
      expect(text).not.toContain('Quarry')
      expect(makers).toEqual(Array(3).fill(STUDIO.studioName))
    }
  })

  it('has the logo in the place of the name, and says Quarry where that is wanted', async () => {
    const lin = await memberIn(quarry)
    await giveStudio(lin, { saysQuarry: true }, true)
    for (const [call, input] of own(await commission(lin))) {
      const { text, makers, pictures } = await paperOf(call, input, lin.headers)
      expect(pictures).toBe(1)
      expect(text).toContain('Made with Quarry')
      expect(makers).toEqual(['Quarry', 'Quarry', STUDIO.studioName])
    }
  })

  it('is as before where nothing is set, or no name is', async () => {
    const lin = await memberIn(quarry)
    await giveStudio(lin, { studioName: '' }, true)
    for (const [call, input] of own(await commission(lin))) {
      const { text, makers, pictures } = await paperOf(call, input, lin.headers)
      expect(text).not.toMatch(/Hamburg|Harbour flat|Project/)
      expect([makers, pictures]).toEqual([['Quarry', 'Quarry', undefined], 0])
    }
  })

  it('has the owner’s paper, whoever of the team makes it', async () => {
    const [lin, bob] = [await memberIn(quarry), await memberIn(quarry)]
    await giveStudio(lin)
    await giveStudio(bob, { studioName: 'Bob' })
    const held = await commission(lin)
    for (const [kind, refId] of Object.entries(held))
      await letWorkOn(quarry, { kind: kind as Thing['kind'], refId }, bob, 'comment')
    for (const [call, input] of own(held)) {
      const { text } = await paperOf(call, input, bob.headers)
      expect(text).toContain(STUDIO.studioName)
      expect(text).not.toContain('Bob')
    }
  })

  it('does not tell suppliers whose commission an order is', async () => {
    const lin = await memberIn(quarry)
    await giveStudio(lin)
    const { budget } = await commission(lin)
    const order = { id: budget, format: 'pdf', audience: 'orders' }
    const { text } = await paperOf(exportBudget, order, lin.headers)
    expect(text).toContain('Harbour flat · HF-7')
    expect(text).not.toContain('Mrs Client')
  })

  it('speaks Chinese', async () => {
    const lin = await memberIn(quarry)
    await giveStudio(lin, { studioName: '林设计工作室', saysQuarry: true })
    for (const [call, input] of own(await commission(lin))) {
      const { text } = await paperOf(call, { ...input, language: 'zh-CN' }, lin.headers)
      for (const word of '林设计工作室项目客户日期由制作') expect(text).toContain(word)
    }
  })
})

describe('a workbook', () => {
  const partsOf = async (call: Endpoint, payload: object, headers: Record<string, string>) =>
    Object.entries(unzipSync(await file(call, { language: 'en', format: 'xlsx', ...payload }, headers)))
      .map(([name, bytes]) => `${name}: ${strFromU8(bytes)}`)
      .join('\n')

  it('has the studio, the title block and the foot in its cells and on printed pages, and names its author', async () => {
    const lin = await memberIn(quarry)
    await giveStudio(lin, { studioName: 'Lin & <Söhne>' })
    const { budget, folder } = await commission(lin)
    for (const [call, input] of [
      [exportBudget, { id: budget }],
      [exportBudget, { id: budget, audience: 'client' }],
      [exportItems, { favoritesId: folder }],
    ] as const) {
      const parts = await partsOf(call, input, lin.headers)
      expect(parts).toContain('<dc:creator>Lin &amp; &lt;Söhne&gt;</dc:creator>')
      expect(parts).toContain('Lin &amp; &lt;Söhne&gt; · Project: Harbour flat · HF-7 · Client: Mrs Client · Date: 23')
      expect(parts).toContain(`<oddFooter>&amp;L ${FOOT}&amp;R&amp;P / &amp;N</oddFooter>`)
      expect(parts).toContain('<oddHeader>&amp;L Lin &amp;&amp; &lt;Söhne&gt;&amp;R Harbour flat')
      expect(parts).not.toContain('Quarry')
    }
    const orders = await partsOf(exportBudget, { id: budget, audience: 'orders' }, lin.headers)
    expect(orders).toContain('Project: Harbour flat · HF-7')
    expect(orders).not.toContain('Mrs Client')
  })

  it('has the logo of the owner, and says so as packages must', async () => {
    const lin = await memberIn(quarry)
    await giveStudio(lin, {}, true)
    const { budget, folder } = await commission(lin)
    for (const [call, input] of [
      [exportBudget, { id: budget }],
      [exportBudget, { id: budget, audience: 'orders' }],
      [exportItems, { favoritesId: folder }],
    ] as const) {
      const files = unzipSync(await file(call, { language: 'en', format: 'xlsx', ...input }, lin.headers))
      expect(faultsOf(files)).toEqual([])
      expect([...(files['xl/media/logo.jpeg'] ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff])
      // 800 × 200 pixels are 120 × 30 points.
      expect(strFromU8(files['xl/drawings/drawing1.xml'] ?? new Uint8Array())).toContain('cx="1524000" cy="381000"')
    }
  })

  it('is as before where nothing is set', async () => {
    const lin = await memberIn(quarry)
    const { budget, folder } = await commission(lin)
    for (const [call, input] of [
      [exportBudget, { id: budget }],
      [exportItems, { favoritesId: folder }],
    ] as const)
      expect(await partsOf(call, input, lin.headers)).not.toMatch(/headerFooter|core\.xml|Harbour flat|drawing|media/)
  })
})

describe('a PDF of a link', () => {
  it('has the owner’s paper, with the client only where the link shows totals', async () => {
    const lin = await memberIn(quarry, { nickname: 'Lin' })
    await giveStudio(lin, {}, true)
    for (const [kind, refId] of Object.entries(await commission(lin)) as [Thing['kind'], string][])
      for (const [preset, isTold] of [
        ['client', true],
        ['contractor', false],
      ] as const) {
        const link = await linkOf(quarry, lin, { kind, refId, preset })
        const { pages, text, makers, pictures } = await paperOf(exportShared, { format: 'pdf' }, link.headers)
        expect(text).toContain('Harbour flat · HF-7')
        for (const page of pages) expect(page.join('\n')).toContain(FOOT)
        expect([kind, preset, text.includes('Mrs Client')]).toEqual([kind, preset, isTold])
        expect(text).not.toContain('Quarry')
        expect(makers).toEqual(Array(3).fill(STUDIO.studioName))
        expect(pictures).toBeGreaterThan(0)
      }
  })

  it('of an approval has the paper as it is now, and the hash of what was approved as it was', async () => {
    const lin = await memberIn(quarry)
    const { board, budget } = await commission(lin)
    for (const [kind, refId, version] of [
      ['board', board, 0],
      ['budget', budget, 1],
    ] as const) {
      const link = await linkOf(quarry, lin, { kind, refId, role: 'approve' })
      const { contentHash } = (await quarry.call(getShared, {}, link.headers)).data
      const { data: id } = await quarry.call(approveShared, { name: 'Mrs Client', contentHash }, link.headers)
      const plain = await paperOf(exportApproval, { id }, lin.headers)
      const set = await quarry.call(updatePaper, { ...STUDIO, version }, lin.headers)
      expect(set.code).toBe(200)
      const headed = await paperOf(exportApproval, { id }, lin.headers)
      expect(plain.text.includes(STUDIO.studioName)).toBe(version > 0)
      expect(headed.text).toContain(STUDIO.studioName)
      for (const page of headed.pages) expect(page.join('\n')).toContain(contentHash)
      expect((await quarry.call(getShared, {}, link.headers)).data.contentHash).toBe(contentHash)
    }
  })
})

it('is missing no logo where its picture cannot be read: the name stands in its place', async () => {
  const lin = await memberIn(quarry)
  await giveStudio(lin, {}, true)
  const { logo_key: key } = await quarry.db
    .selectFrom('paper')
    .select('logo_key')
    .where('member_id', '=', lin.id)
    .executeTakeFirstOrThrow()
  await quarry.privatePictures.remove(key ?? '')
  for (const [call, input] of own(await commission(lin)))
    expect((await paperOf(call, input, lin.headers)).text).toContain(STUDIO.studioName)
})

describe('the page of a link', () => {
  it('has the owner’s studio, with a logo that anybody with the link sees, and no member’s id', async () => {
    const lin = await memberIn(quarry)
    await giveStudio(lin, {}, true)
    const { budget: refId } = await commission(lin)
    const link = await linkOf(quarry, lin, { kind: 'budget', refId })
    const { studio, ...view } = (await quarry.call(getShared, {}, link.headers)).data
    const { studioName: name, ...others } = STUDIO
    const logo = { url: expect.stringMatching(/^\/private\/[0-9a-f]{32}\?/) as string, width: 800, height: 200 }
    expect(studio).toEqual({ ...others, name, logo })
    expect((await quarry.inject(studio?.logo?.url ?? '')).statusCode).toBe(200)
    expect(Object.keys(studio ?? {}).sort()).toEqual(['accent', 'address', 'foot', 'logo', 'name', 'saysQuarry'])
    const again = (await quarry.call(getShared, { again: 1, known: view.contentHash }, link.headers)).data
    expect(again.studio).toEqual(studio)
    expect((await quarry.call(previewLink, { id: link.id }, lin.headers)).data.studio).toEqual(studio)
  })

  it('has no other member’s, and none where nothing is set', async () => {
    const [lin, bob] = [await memberIn(quarry), await memberIn(quarry)]
    await giveStudio(bob, { studioName: 'Bob' }, true)
    const { budget: refId } = await commission(lin)
    const link = await linkOf(quarry, lin, { kind: 'budget', refId, role: 'approve' })
    const { data } = await quarry.call(getShared, {}, { ...bob.headers, ...link.headers })
    expect(data.studio).toBeUndefined()
    const given = await quarry.call(approveShared, { name: 'Li', contentHash: data.contentHash }, link.headers)
    await giveStudio(lin)
    const { view, isChanged } = (await quarry.call(getApproval, { id: given.data }, lin.headers)).data
    expect([view.studio, isChanged]).toEqual([undefined, false])
  })
})
