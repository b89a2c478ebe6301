import { describe, expect, it } from 'vitest'
import { droppedFile, pastedPicture } from './picture-in.ts'

const picture = new File(['…'], 'floor.jpg', { type: 'image/jpeg' })
const pdf = new File(['…'], 'guide.pdf', { type: 'application/pdf' })

const transfer = (files: File[], ...types: string[]) => ({ files, types: [...types, 'Files'] })

describe('what is pasted into the search box', () => {
  it('is searched for when it is a picture, as one copied from a page is', () => {
    expect(pastedPicture(transfer([picture], 'text/html'))).toBe(picture)
  })

  it('is words where words are there, though a spreadsheet adds a picture of its cells', () => {
    expect(pastedPicture(transfer([picture], 'text/plain', 'text/html'))).toBeUndefined()
  })

  it('is left alone when it is another file', () => {
    expect(pastedPicture(transfer([pdf]))).toBeUndefined()
  })
})

describe('what is dropped on the search box', () => {
  it('is the picture among several files', () => {
    expect(droppedFile(transfer([pdf, picture]))).toBe(picture)
  })

  it('is a file of another type if there is no picture, so that it can be refused with a message', () => {
    expect(droppedFile(transfer([pdf]))).toBe(pdf)
  })

  it('is nothing when a link is dropped', () => {
    expect(droppedFile({ files: [], types: ['text/uri-list'] })).toBeUndefined()
  })
})
