import { expect, test } from 'vitest'
import { fileSizeText } from './file-size.ts'

test('a size is said in the unit that fits it', () => {
  expect(fileSizeText(0, 'en')).toBe('0 byte')
  expect(fileSizeText(1536, 'en')).toBe('1.5 kB')
  expect(fileSizeText(48 * 1024, 'en')).toBe('48 kB')
  expect(fileSizeText(3.25 * 1024 * 1024, 'en')).toBe('3.3 MB')
})
