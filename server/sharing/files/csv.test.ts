import { expect, it } from 'vitest'
import { writeSharedCsv } from './csv-file.ts'
import type { SharedFile } from './shared-file.ts'
import { aSharedBudget, aSharedLine } from '../../testing/sharing/a-shared-budget.ts'
import { aSharedFile } from '../../testing/sharing/a-shared-file.ts'

const rowsOf = (file: SharedFile) => Buffer.from(writeSharedCsv(file)).toString().split('\r\n').slice(0, -1)

it('has a line each row and the totals below, with columns only for what the link shows', () => {
  const lines = [aSharedLine('1', { docCode: 'FL-01', section: 'Floors' }), aSharedLine('2')]
  expect(rowsOf(aSharedBudget(lines))).toEqual([
    '\uFEFFSection,Code,Name,Brand,Model,Supplier,Room,Status,Unit,Need,Packs,Pack,In a pack,Order,' +
      '"Amount from, CNY, without tax","Amount to, CNY, without tax","Amount chosen, CNY, without tax","Lead time, days",Batch,Note',
    'Floors,FL-01,Line 1,,,,,Proposed,m²,22.96,16,box,1.44,23.04,4147.20,5068.80,5068.80,,,',
    ',,Line 2,,,,,Proposed,m²,22.96,16,box,1.44,23.04,4147.20,5068.80,5068.80,,,',
    '"Total, with tax",,,,,,,,,,,,,,8294.40,10137.60,10137.60,,,',
  ])
})

it('tells nobody’s spreadsheet to work anything out', () => {
  const [, line] = rowsOf(aSharedBudget([aSharedLine('1', { name: '=1+1', note: '@SUM(A1)', supplier: '-2' })]))
  expect(line).toContain(",'=1+1,")
  expect(line).toContain(",'-2,")
  expect(line).toContain(",'@SUM(A1)")
})

it('calls rooms without a name unnamed, so that nobody takes their lines for those of no room', () => {
  const rooms = ['a', 'b'].map((id) => ({ id, name: id === 'a' ? 'Lobby' : '' }))
  const allocations = rooms.map(({ id }) => ({ lineId: '1', roomId: id }))
  const [, line] = rowsOf(aSharedBudget([aSharedLine('1')], { rooms, allocations }))
  expect(line).toContain('Lobby; Unnamed room')
})

it('leaves the whole project out where nothing of a line was left to it', () => {
  const rooms = [{ id: 'a', name: 'Lobby' }]
  const roomOf = (netQty?: string) => {
    const allocations = ['a', null].map((roomId) => ({ lineId: '1', roomId, ...(netQty && { netQty }) }))
    const [, line = ''] = rowsOf(aSharedBudget([aSharedLine('1')], { rooms, allocations }))
    return /Lobby[^,]*/.exec(line)?.[0]
  }
  expect([roomOf('0'), roomOf('0.5'), roomOf()]).toEqual(['Lobby', 'Lobby; Whole project', 'Lobby; Whole project'])
})

it('counts in feet, packs and prices as the list does', () => {
  const price = { low: '180', high: '220', chosen: null, basis: 'perPack', currency: 'EUR', taxIncluded: true } as const
  const [head, line] = rowsOf(aSharedBudget([aSharedLine('1', { price })], { unitSystem: 'imperial' }))
  expect(head).toContain(
    'Need,Packs,Pack,In a pack,Order,Price per,Price from,Price to,Price chosen,Chosen is,Currency',
  )
  expect(line).toContain('ft²,247.1394,16,box,15.5,248.0005,box,180,220,,Top of the range,EUR,Yes')
})

it('has whole addresses of documents and certificates, which open from anywhere', () => {
  const { view, ...file } = aSharedFile('folder')
  const [item] = view.folder?.items ?? []
  if (!view.folder || !item) throw new Error('no item')
  const named = { name: '环保', enName: 'FSC' }
  const now = {
    certificates: [{ ...named, number: 'C-1', expiresOn: null, isExpired: false, url: '/documents/c.pdf' }],
    documents: [{ ...named, enName: 'Data sheet', url: '/documents/d.pdf' }],
  }
  const csv = rowsOf({ ...file, view: { ...view, folder: { ...view.folder, items: [{ ...item, now }] } } }).join('\n')
  expect(csv).toContain('FSC C-1 https://quarry.example/documents/c.pdf')
  expect(csv).toContain('Data sheet https://quarry.example/documents/d.pdf')
})

it('has a board’s materials with their numbers in its legend, each once', () => {
  const file = aSharedFile('board', 'client')
  const { board } = file.view
  const [sample] = board?.items ?? []
  if (!board || sample?.type !== 'sku') throw new Error('no sample')
  const laid = (id: string, refId: string, laidAt: number) => ({ ...sample, id, refId, laid: laidAt })
  const items = [laid('a', '7', 3), laid('b', '8', 1), laid('c', '7', 2)]
  const rows = rowsOf({ ...file, view: { ...file.view, board: { ...board, items } } })
  expect(rows.slice(1).map((row) => row.slice(0, 2))).toEqual(['1,', '2,'])
})

it('says in words that there is nothing, and how many items of a folder are left', () => {
  expect(rowsOf(aSharedBudget([]))).toEqual(['\uFEFFThere is nothing here yet.'])
  const { view, ...file } = aSharedFile('folder')
  const rows = rowsOf({ ...file, language: 'zh-CN', view })
  expect(rows.at(-1)).toBe('另有 1003 项未显示。')
})
