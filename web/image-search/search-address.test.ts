import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from './search-address.ts'

const read = (search: string) => readAddress(new URLSearchParams(search))
const change = (search: string, changed: Parameters<typeof writeAddress>[1]) =>
  writeAddress(new URLSearchParams(search), changed).toString()
const region = { x: 0.1, y: 0.2, w: 0.3, h: 0.4 }

describe('the address of a search by picture', () => {
  it('says nothing where nothing was chosen', () => {
    expect(read('')).toEqual({ source: null, region: null, colorWeight: 0.1 })
    expect(change('', { colorWeight: 0.1, region: null })).toBe('')
  })

  it('brings back the same search', () => {
    const search = change('keyword=oak', { source: { picture: 'abc' }, region, colorWeight: 0.65 })
    expect(read(search)).toEqual({ source: { picture: 'abc' }, region, colorWeight: 0.65 })
    expect(new URLSearchParams(search).get('keyword')).toBe('oak')
  })

  it('drops the region with another picture, and keeps the weight', () => {
    const search = change('picture=abc&region=0.1,0.2,0.3,0.4&colorWeight=0.5', { source: { like: '12' } })
    expect(read(search)).toEqual({ source: { like: '12' }, region: null, colorWeight: 0.5 })
  })

  it.each(['colorWeight=2', 'colorWeight=-1', 'colorWeight=', 'colorWeight=much'])('weighs as ever at %s', (search) =>
    expect(read(search).colorWeight).toBe(0.1),
  )

  it.each(['like=oak', 'like=', 'picture=', `picture=${'a'.repeat(200)}`])('begins with nothing at %s', (search) =>
    expect(read(search).source).toBeNull(),
  )
})
