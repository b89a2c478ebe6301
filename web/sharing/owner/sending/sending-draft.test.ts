import { expect, test } from 'vitest'
import { fieldsOfPreset } from '../../../../contract/sharing/links.ts'
import { begunDraft, listedThings, moved, presentParts } from './sending-draft.ts'

const HALL = { kind: 'board' as const, refId: '1' }
const FLOORS = { kind: 'budget' as const, refId: '1' }
const IDEAS = { kind: 'folder' as const, refId: '7' }
const NAMED = [
  { ...HALL, name: 'Hall' },
  { ...FLOORS, name: 'Floors' },
  { ...IDEAS, name: 'Ideas' },
]

const LAST = {
  id: '3',
  number: 2,
  senderName: 'Ada',
  letter: 'Dear Ms Lind',
  language: 'zh-CN' as const,
  fields: fieldsOfPreset('contractor', 'project'),
  contentHash: 'a'.repeat(64),
  sendTime: 0,
  withdrawTime: null,
  isShown: true,
  parts: [{ ...FLOORS, place: 1, name: 'Floors', contentHash: 'b'.repeat(64) }],
  decisions: [],
  figure: null,
  offered: ['00000000-0000-4000-8000-000000000001'],
}

test('the first version begins with nothing chosen, for a client; the next one with what was sent last', () => {
  expect(begunDraft(undefined, 'en')).toEqual({
    parts: [],
    preset: 'client',
    fields: fieldsOfPreset('client', 'project'),
    figure: 'open',
    offered: [],
    letter: '',
    language: 'en',
  })
  expect(begunDraft(LAST, 'en')).toEqual({
    parts: [FLOORS],
    preset: 'contractor',
    fields: LAST.fields,
    figure: null,
    offered: LAST.offered,
    letter: '',
    language: 'zh-CN',
  })
  expect(begunDraft({ ...LAST, fields: ['name', 'price'] }, 'en').preset).toBe('own')
})

test('what is chosen comes first, in its order, and what has left the project is counted', () => {
  expect(listedThings(NAMED, [IDEAS, HALL]).map(({ name }) => name)).toEqual(['Ideas', 'Hall', 'Floors'])
  expect(presentParts([IDEAS, { kind: 'board', refId: '9' }], NAMED)).toEqual({ parts: [IDEAS], gone: 1 })
})

test('a part moves by one step, and not beyond the ends', () => {
  expect(moved([HALL, FLOORS, IDEAS], FLOORS, -1)).toEqual([FLOORS, HALL, IDEAS])
  expect(moved([HALL, FLOORS, IDEAS], FLOORS, 1)).toEqual([HALL, IDEAS, FLOORS])
  expect(moved([HALL, FLOORS], FLOORS, 1)).toEqual([HALL, FLOORS])
  expect(moved([HALL, FLOORS], HALL, -1)).toEqual([HALL, FLOORS])
})
