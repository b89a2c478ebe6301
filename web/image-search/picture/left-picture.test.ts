import { describe, expect, it } from 'vitest'
import { idOfLeft } from './left-picture.ts'

const OWN = '/images/0123456789abcdef0123456789abcdef01234567'
const aDataUrl = (text: string) => `data:image/jpeg;base64,${btoa(text)}`

describe('the name of a picture that was left for the search', () => {
  it('is the same for the same picture, whatever its width', () => {
    expect(idOfLeft(OWN)).toBe('own-0123456789abcdef0123456789abcdef01234567')
    expect(idOfLeft(`${OWN}?width=320`)).toBe(idOfLeft(OWN))
    expect(idOfLeft(aDataUrl('oak'))).toBe(idOfLeft(aDataUrl('oak')))
  })

  it('is another for every other', () => {
    const urls = Array.from({ length: 5000 }, (_, place) => aDataUrl(`picture ${place}`))
    expect(new Set(urls.map(idOfLeft)).size).toBe(urls.length)
    expect(idOfLeft(urls.join('')).length).toBeLessThan(80)
  })
})
