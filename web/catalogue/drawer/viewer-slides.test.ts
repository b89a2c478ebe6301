import { expect, test } from 'vitest'
import { sourcesFor } from './viewer-slides.ts'

const sized = (width: number, height: number) => ({ picture: '/images/a', width, height, mmWidth: null })

test('a picture is offered in every width below its own, and in its own pixels', () => {
  const { srcSet, ...own } = sourcesFor('/images/a', sized(2400, 1200))
  expect(own).toEqual({ src: '/images/a?width=2400', width: 2400, height: 1200 })
  expect(srcSet?.map(({ width, height }) => [width, height])).toEqual([
    [40, 20],
    [100, 50],
    [200, 100],
    [320, 160],
    [480, 240],
    [640, 320],
    [960, 480],
    [1280, 640],
    [1920, 960],
    [2400, 1200],
  ])
})

test('a small picture is never asked for larger than it is', () => {
  expect(sourcesFor('/images/a', sized(300, 300)).srcSet?.map(({ width }) => width)).toEqual([40, 100, 200, 300])
})

test('one of unknown size is asked for as a screen needs it, and a foreign one as it is', () => {
  expect(sourcesFor('/images/a', undefined)).toEqual({ src: '/images/a?width=1920' })
  expect(sourcesFor('data:image/png;base64,x', sized(10, 10))).toEqual({ src: 'data:image/png;base64,x' })
})
