import { expect, test } from 'vitest'
import { shownWidth, sourcesFor } from './viewer-slides.ts'

const sized = (width: number, height: number) => ({ picture: '/images/a', width, height, mmWidth: null })

test('a picture is offered in every width below its own, and in its own pixels, of which none is larger than two', () => {
  const { srcSet, ...own } = sourcesFor('/images/a', sized(2400, 1200))
  expect(own).toEqual({ src: '/images/a?width=2400', width: 4800, height: 2400 })
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

test.each([
  ['a cover', { width: 2400, height: 1600 }, 900],
  ['a close-up of few pixels', { width: 512, height: 512 }, 600],
  ['one of hardly any pixels', { width: 60, height: 40 }, 120],
  ['a drawing that is wide', { width: 1200, height: 300 }, 1000],
  ['a line', { width: 8000, height: 1 }, 1000],
])('%s fills the same stage, if that takes no more than two for each of its pixels', (_, size, width) => {
  expect(shownWidth(size, { width: 1000, height: 600 })).toBe(width)
})
