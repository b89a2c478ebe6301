import { expect, test } from 'vitest'
import { placeToReturn, readSocialAnswer } from './social.ts'

test('the answer of a provider is told from the plain page', () => {
  expect(readSocialAnswer('')).toBeNull()
  expect(readSocialAnswer('?type=35')).toBeNull()
  expect(readSocialAnswer('?type=35&code=c&state=s')).toMatchObject({ type: 35, code: 'c', state: 's' })
  expect(readSocialAnswer('?type=35&error=access_denied&state=s')).toMatchObject({ type: 35, code: null, state: 's' })
})

test('the way back leads to a page of ours, whatever was stored', () => {
  expect(placeToReturn('{"address":"/?brandId=4#x","isRemembered":false}')).toEqual({
    address: '/?brandId=4#x',
    isRemembered: false,
  })
  const home = { address: '/', isRemembered: true }
  for (const stored of [null, '', 'null', '7', '{}', '{"address":"//evil.test"}', '{"address":"/\\\\evil.test"}'])
    expect(placeToReturn(stored)).toEqual(home)
  for (const address of ['https://evil.test', 'javascript:alert(1)', '', 4])
    expect(placeToReturn(JSON.stringify({ address }))).toEqual(home)
})
