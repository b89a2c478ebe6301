import { expect, test } from 'vitest'
import { ALL_BOARDS, isNarrowed, readBoardsAddress, writeBoardsAddress } from './board-address.ts'
import { boardsWith } from './boards-with.ts'

test('what boards are asked for is read from the address as it was written there', () => {
  const wanted = {
    isMine: true,
    isShared: false,
    keyword: 'lobby, oak',
    sort: 'name',
    colorHex: '#a6492b',
    skuId: '17',
  } as const
  expect(readBoardsAddress(writeBoardsAddress(wanted))).toEqual(wanted)
  expect(isNarrowed(wanted)).toBe(true)
})

test('all published boards need nothing in the address', () => {
  expect(writeBoardsAddress(ALL_BOARDS)).toBe('')
  expect(readBoardsAddress('')).toEqual(ALL_BOARDS)
})

test('boards with a material are asked for as the page reads it', () => {
  const { search } = new URL(boardsWith('17'), 'http://shop')
  expect(readBoardsAddress(search)).toEqual({ ...ALL_BOARDS, skuId: '17' })
  expect(writeBoardsAddress({ ...ALL_BOARDS, skuId: '17' })).toBe(search)
})

test('what means nothing in an address is passed over, and a product that is open is no filter', () => {
  expect(readBoardsAddress('?mine=yes&sort=price&colorHex=red&material=x&skuId=9&keyword=%20')).toEqual(ALL_BOARDS)
})
