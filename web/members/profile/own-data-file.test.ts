import { describe, expect, it } from 'vitest'
import type { OwnData } from '../../../contract/profile.ts'
import { ownDataFile } from './own-data-file.ts'

describe('the file of own data', () => {
  it('has times that people read, wherever they stand, and leaves other numbers', () => {
    const time = Date.UTC(2026, 10, 20, 10, 30, 5)
    const data = {
      exportTime: time,
      profile: { createTime: time, deleteTime: null },
      networks: [{ network: '10.0.0.0', lastUsed: time }],
      uploads: [{ bytes: time, createTime: time }],
      boards: [{ items: [{ product: { capturedAt: time, leadTime: 14 } }] }],
      workDecisions: [{ time, jobId: '7' }],
    } as unknown as OwnData
    const { name, text } = ownDataFile(data)
    const iso = '2026-11-20T10:30:05.000Z'
    expect(name).toBe('quarry-data-2026-11-20.json')
    expect(JSON.parse(text)).toEqual({
      exportTime: iso,
      profile: { createTime: iso, deleteTime: null },
      networks: [{ network: '10.0.0.0', lastUsed: iso }],
      uploads: [{ bytes: time, createTime: iso }],
      boards: [{ items: [{ product: { capturedAt: iso, leadTime: 14 } }] }],
      workDecisions: [{ time: iso, jobId: '7' }],
    })
  })
})
