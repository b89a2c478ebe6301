import { describe, expect, it } from 'vitest'
import { kindOf, pixelsOfPng, type FileKind } from './file-kind.ts'

const latin = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))])

describe('a file’s kind by its first bytes', () => {
  it.each<[string, string, FileKind]>([
    ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'picture'],
    ['a PNG', '\x89PNG\r\n\x1a\n\0\0', 'picture'],
    ['a GIF', 'GIF89a\x01', 'picture'],
    ['a WebP', 'RIFF\x10\n\0\0WEBPVP8 ', 'picture'],
    ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1', 'picture'],
    ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
    ['a web page', '<!doctype html><p>hello', 'other'],
    ['words', 'hello', 'other'],
    ['a PDF', '%PDF-1.7\n', 'other'],
    ['an archive', 'PK\x03\x04', 'other'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'other'],
    ['a film', '\0\0\0\x18ftypmp42\0\0\0\0isom', 'other'],
    ['a sound', 'RIFF\x10\n\0\0WAVEfmt ', 'other'],
    ['nothing', '', 'empty'],
  ])('is told: %s', async (_name, bytes, kind) => {
    expect(await kindOf(latin(bytes))).toBe(kind)
  })
})

describe('how many pixels a PNG has', () => {
  const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'

  it('is read off its start', async () => {
    expect(await pixelsOfPng(latin(`${png}\0\0\x75\x30\0\0\x00\x02`))).toBe(60_000)
  })

  it('is not known of any other file, nor of half a start', async () => {
    expect(await pixelsOfPng(latin('GIF89a and more than twenty-four letters'))).toBeNull()
    expect(await pixelsOfPng(latin(png))).toBeNull()
  })
})
