import { afterAll, expect, it } from 'vitest'
import { allFiles } from '../demo/files.ts'
import { createDemonstrationMaker } from './demonstration-maker.ts'

const maker = createDemonstrationMaker({ workers: 1 })
afterAll(async () => maker.close())

it('knows the keys of the demonstration’s files, and makes one', async () => {
  const files = allFiles()
  expect(files.filter(({ key }) => !maker.isOwn(key))).toEqual([])
  expect(maker.isOwn('e3b0c44298fc1c149afbf4c8996fb92427ae41e4')).toBe(false)
  const { key = '' } = files.find(({ order }) => order.kind === 'logo') ?? {}
  expect(await maker.find(key)).toEqual({ key })
  expect(await maker.makeAtLeast(key, 40, { urgency: 'asked' })).toBeUndefined()
  expect((await maker.make(key, { urgency: 'asked' })).toString('latin1', 1, 4)).toBe('PNG')
})
