import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foreignText } from './foreign-text.ts'

/** What mail programs make links of, as the freest of them do. */
const LINKED = /\b[a-z][a-z0-9+.-]*:[/\\]|[^\s@]@[^\s@]|www\.\S|[^\s.]\.\p{L}{2,}/iu

it.each([
  'Pay at https://evil.example/pay?to=1 now',
  'http:\\\\evil.example',
  'www.evil.example',
  'www.1.evil',
  'www.:8080',
  'Your bill: evil.example',
  'EVIL.EXAMPLE/pay',
  'pay@evil.example',
  'a.b.c@d.e.example',
  'xn--p1ai.example',
  '材料.example',
  'evil。example',
  'evil．example',
  '💩.example',
  'evil.1a.example',
  '(evil.example)',
  'javascript://evil.example/%0aalert(1)',
])('makes no address of %s', (text) => {
  expect(foreignText(text)).not.toMatch(LINKED)
  // Whoever reads it reads the same.
  expect(foreignText(text).replaceAll('\u202f', '')).toBe(text)
})

it.each(['\u00ad', '\u2060', '\u200b', '\ufe0f'])('takes out an invisible sign within an address (%j)', (sign) => {
  expect(foreignText(`evil.${sign}com`)).toBe('evil.\u202fcom')
  expect(foreignText(`https:${sign}//evil`)).toBe('https:\u202f//evil')
})

it.each([
  'Haus 2, Wohnung 12.5 m²',
  'v1.2 of 3.11.2026, 08:30',
  '1,200.00 €: have a look …',
  '请看。好的：见附件',
  'A / B, 50 % @ 20',
  'Müller & Söhne; "quoted" <b>',
])('leaves %s as it is', (text) => {
  expect(foreignText(text)).toBe(text)
})

it('keeps text on one line', () => {
  expect(foreignText('Lobby\r\n\r\n-- \nQuarry\u2028Pay\u0085here\tnow ')).toBe('Lobby -- Quarry Pay here now')
})

it('cannot end the quotation marks around it', () => {
  expect(foreignText('Li” of Quarry: “pay')).toBe('Li’ of Quarry: ‘pay')
})

it('makes no address of any words, and does nothing more when it is done again', () => {
  const part = fc.constantFrom(
    'evil',
    'example',
    '.',
    '@',
    ':',
    '//',
    '/',
    'www',
    '1',
    '材料',
    '。',
    ' ',
    '-',
    'com',
    '\n',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const shown = foreignText(parts.join(''))
      expect(shown).not.toMatch(LINKED)
      expect(foreignText(shown)).toBe(shown.replaceAll('\u202f', ' '))
    }),
  )
})
