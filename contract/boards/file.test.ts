import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineTo } from '../names.ts'
import { Problem } from '../problem.ts'
import { NEW_BOARD, scales } from './board.ts'
import { readBoardFile, writeBoardFile } from './file.ts'
import type { BoardFile } from './file.ts'
import { LONGEST_ITEM_NAME } from './item.ts'
import type { Item } from './item.ts'

const place = fc.double({ min: -20_000, max: 20_000, noNaN: true }).map((one) => one + 0)
const side = fc.double({ min: 1, max: 20_000, noNaN: true })
const hex = fc.stringMatching(/^#[0-9a-f]{6}$/)
const words = fc.string({ unit: 'grapheme', maxLength: 40 })

const laidOn = fc.record({
  id: fc.uuid(),
  x: place,
  y: place,
  w: side,
  h: side,
  rotation: fc.double({ min: -180, max: 180, noNaN: true }).map((one) => one + 0),
  z: fc.integer({ min: -1e9, max: 1e9 }),
  groupId: fc.option(fc.uuid()),
  locked: fc.boolean(),
  opacity: fc.double({ min: 0, max: 1, noNaN: true }),
  note: words,
  altText: words,
})
const text = fc.record({ size: fc.double({ min: 1, max: 500, noNaN: true }), text: words, color: hex })
// As it is kept: spaces alone are no name.
const named = words.map((text) => lineTo(LONGEST_ITEM_NAME).parse(text))
const chip = fc.record({ color: hex, name: named, shadow: fc.boolean() })
const items: fc.Arbitrary<Item> = fc.oneof(
  fc
    .tuple(laidOn, text)
    .map(([laid, own]): Item => ({ type: 'text', ...laid, ...own, level: 'title', align: 'center' })),
  fc.tuple(laidOn, chip).map(([laid, own]): Item => ({
    type: 'chip',
    ...laid,
    ...own,
    mask: 'pinked',
    label: { show: true, fields: ['name'], position: 'inside' },
  })),
  laidOn.map((laid): Item => ({ type: 'frame', ...laid, name: 'Lobby', fill: null })),
)

const { visibility: _visibility, showsPictures: _showsPictures, projectRoomId: _none, ...begun } = NEW_BOARD
const files: fc.Arbitrary<Pick<BoardFile, 'board' | 'items' | 'pictures'>> = fc.record({
  board: fc
    .record({ scale: fc.constantFrom(...scales), value: hex, width: fc.double({ min: 50, max: 5000, noNaN: true }) })
    .map(({ scale, value, width }) => ({
      ...begun,
      name: 'Lobby',
      scale,
      background: { type: 'color' as const, value },
      canvas: { width, height: 297 },
    })),
  items: fc.array(items, { maxLength: 12 }),
  pictures: fc.dictionary(fc.stringMatching(/^[0-9a-f]{32}$/), fc.constant('aGk='), { maxKeys: 3 }),
})

function codeOf(read: () => unknown): number | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    return error instanceof Problem ? error.code : undefined
  }
}

describe('the file of a board', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(files, (content) => {
        const { format: _format, version: _version, ...read } = readBoardFile(writeBoardFile(content))
        expect(read).toEqual(content)
        expect(readBoardFile(JSON.parse(writeBoardFile(content)))).toMatchObject({ version: 1 })
      }),
    )
  })

  const whole = writeBoardFile({ board: { ...begun, name: 'Lobby' }, items: [], pictures: {} })
  it.each([
    ['is truncated', whole.slice(0, -20)],
    ['is empty', ''],
    ['is not JSON', '<svg/>'],
    ['is something else', '{"format":"figma"}'],
    ['is a list', '[]'],
    ['is null', 'null'],
    ['has no board', '{"format":"quarry-board","version":1}'],
    ['has no version', whole.replace('"version":1,', '')],
    ['has a paper of no size', whole.replace('"width":420', '"width":null')],
    ['has a paper that is huge', whole.replace('"width":420', '"width":1e999')],
    ['has a picture that is no base64', whole.replace('"pictures":{}', `"pictures":{"${'a'.repeat(32)}":"<>"}`)],
  ])('is refused where it %s', (_what, file) => {
    expect(codeOf(() => readBoardFile(file))).toBe(1009001003)
  })

  it('is recognised as one of a later version', () => {
    expect(codeOf(() => readBoardFile(whole.replace('"version":1', '"version":2')))).toBe(1009001004)
  })

  it('is refused with the reason if it cannot be read', () => {
    expect(() => readBoardFile(whole.replace('"scale":5', '"scale":3'))).toThrow(/board\.scale/)
  })
})
