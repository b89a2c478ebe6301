import { randomUUID } from 'node:crypto'
import { createBoard, getSamples } from '../../contract/boards/calls.ts'
import { createBudget, getBudget, updateBudget } from '../../contract/budgets/calls.ts'
import { getProductPage } from '../../contract/catalogue.ts'
import { createFolder, createItems } from '../../contract/favourites.ts'
import { approveShared } from '../../contract/sharing/approval-calls.ts'
import { commentOnShared, replyToComment } from '../../contract/sharing/discussion-calls.ts'
import { createLink } from '../../contract/sharing/link-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { aSample } from '../../server/testing/boards.ts'
import { aLine, anAllocation, aRoom } from '../../server/testing/budgets.ts'
import { askAs, type Ask } from '../../server/testing/requests.ts'

/** Paths of the shared things that the screens show. */
export interface SharedThings {
  budgetPage: string
  boardPage: string
  folderPage: string
  budget: string
  board: string
  folder: string
  locked: string
}

/** Makes shared things for the member of these headers, with links, comments and an outdated approval. */
export async function makeSharedThings(headers: Record<string, string>, url: string): Promise<SharedThings> {
  const ask = askAs({ headers }, url)
  const { list } = await ask(getProductPage, { pageSize: 60 })
  // SKUs that are far apart, so that they differ.
  const step = Math.max(1, Math.floor(list.length / 12))
  const skuIds = list.map(({ skuId }) => skuId).filter((_, nth) => nth % step === 0)
  const budgetId = await makeBudget(ask, skuIds.slice(0, 6))
  const boardId = await makeBoard(ask, skuIds.slice(0, 8))
  const folderId = await ask(createFolder, { name: `Harbour hotel, lobby ${randomUUID().slice(0, 4)}` })
  await ask(createItems, { favoritesId: folderId, skuIds })
  const share = async (what: { kind: 'budget' | 'board' | 'folder'; refId: string }, more: object = {}) => {
    const name = 'Mr and Mrs Lin'
    const link = await ask(createLink, { ...what, name, preset: 'client', role: 'approve', ...more })
    return { ...link, path: new URL(link.url).pathname, guest: askAs({ headers: { 'share-token': link.token } }, url) }
  }
  const budget = await share({ kind: 'budget', refId: budgetId })
  await share({ kind: 'budget', refId: budgetId }, { name: 'Site office', preset: 'contractor', role: 'view' })
  const { lines } = await ask(getBudget, { id: budgetId })
  const lineId = lines[1]?.id ?? ''
  const first = await budget.guest(commentOnShared, {
    name: 'Lin Xiaoyu',
    text: 'Is this one oiled or lacquered? We would like it a little darker.',
    on: { lineId },
  })
  await ask(replyToComment, { linkId: budget.id, parentId: first, text: 'Oiled twice. I will bring a darker sample.' })
  await budget.guest(commentOnShared, { name: 'Lin', text: '总价里包含运费吗？' })
  const { contentHash } = await budget.guest(getShared, {})
  await budget.guest(approveShared, { name: 'Lin Xiaoyu', note: 'Please order the floor first.', contentHash })
  await changeBudget(ask, budgetId)
  const board = await share({ kind: 'board', refId: boardId })
  await board.guest(commentOnShared, { name: 'Lin', text: 'Room for a lamp?', on: { x: 300, y: 60 } })
  const folder = await share({ kind: 'folder', refId: folderId })
  const locked = await share({ kind: 'folder', refId: folderId }, { password: 'lighthouse' })
  return {
    budgetPage: `/budgetList/${budgetId}`,
    boardPage: `/material/${boardId}`,
    folderPage: `/favorites/${folderId}`,
    budget: budget.path,
    board: board.path,
    folder: folder.path,
    locked: locked.path,
  }
}

async function makeBudget(ask: Ask, skuIds: readonly string[]): Promise<string> {
  const rooms = ['Lobby', 'Bar'].map((name, nth) => aRoom({ name, sort: nth + 1 }))
  const own = aLine({ name: 'Fitting and waste removal', section: 'Works', docCode: 'W-01', sort: 9 })
  const ofCatalogue = skuIds.map((skuId, nth) => ({ id: randomUUID(), kind: 'sku' as const, skuId, sort: nth + 1 }))
  const lines = [...ofCatalogue, own]
  const [lobby, bar] = rooms
  const allocations = lines.flatMap((line, nth) => [
    ...(lobby ? [anAllocation(line, lobby, { netQty: String(12 + nth * 3), wastePct: '10' })] : []),
    ...(bar && nth % 2 ? [anAllocation(line, bar, { netQty: '8.1', wastePct: '15' })] : []),
  ])
  return ask(createBudget, {
    name: 'Harbour hotel',
    code: 'HH-26',
    clientName: 'Mr and Mrs Lin',
    projectDate: '2027-03-01',
    defaultTaxRate: '9',
    contingencyPct: '5',
    rooms,
    lines,
    allocations,
  })
}

/** Changes quantities, and removes a line. */
async function changeBudget(ask: Ask, id: string): Promise<void> {
  const { version, lines } = await ask(getBudget, { id })
  const [first] = lines
  const own = lines.find(({ kind }) => kind === 'custom')
  if (!first || !own) return
  const { figures: _figures, now: _now, version: _version, ...line } = own
  await ask(updateBudget, {
    id,
    version,
    put: { lines: [{ ...line, price: { ...line.price, low: '240', high: '260' } }] },
    remove: { lines: [first.id] },
  })
}

async function makeBoard(ask: Ask, skuIds: readonly string[]): Promise<string> {
  const samples = await ask(getSamples, { skuIds: [...skuIds] })
  const items = samples.map(({ skuId, snapshot }, nth) =>
    aSample(skuId, snapshot, {
      x: 20 + (nth % 4) * 140,
      y: 110 + Math.floor(nth / 4) * 140,
      w: 120,
      h: 120,
      z: nth + 1,
      laid: nth,
    }),
  )
  return ask(createBoard, { name: 'Harbour hotel, lobby', canvas: { width: 594, height: 420 }, items })
}
