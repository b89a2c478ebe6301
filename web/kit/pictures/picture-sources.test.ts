import { expect, test } from 'vitest'
import { pictureSources } from './picture-sources.ts'

test('a picture of ours is offered in the widths that the server keeps', () => {
  expect(pictureSources('/images/ab12')).toMatch(
    /^\/images\/ab12\?width=40 40w, \/images\/ab12\?width=100 100w, .* \/images\/ab12\?width=1920 1920w$/,
  )
})

test('a picture from elsewhere is taken as it is', () => {
  expect(pictureSources('https://example.org/a.png')).toBeUndefined()
})
