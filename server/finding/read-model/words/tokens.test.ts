import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainCodeOf, plainNumber, tokensOf } from './tokens.ts'

const read = (text: string) => tokensOf(text).map((token) => token.text)

describe('the words of a text', () => {
  it.each([
    ['Herringbone oak', ['herringbone', 'oak']],
    ['Bouclé, Æther & STRASSE/straße', ['boucle', 'aether', 'strasse', 'strasse']],
    ['children’s rooms', ['childrens', 'rooms']],
    ['人字拼橡木 oak地板', ['人字拼橡木', 'oak', '地板']],
    ['綠色大理石', ['绿色大理石']],
    ['ＲＡＬ７０１６', ['ral7016']],
    ['14.50 mm', ['14.50', 'mm']],
    ['90x450×8mm', ['90', '450', '8mm']],
    ['N/mm²', ['n', 'mm2']],
    ['a.b 1.2.3', ['a', 'b', '1.2', '3']],
    ['😀 — …', []],
    ['㍿ oak', ['oak']],
  ])('of "%s" are %j', (text, words) => {
    expect(read(text)).toEqual(words)
  })

  it('stand where they are said to stand, one after the other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        let end = 0
        let position = 0
        for (const token of tokensOf(text)) {
          expect(token.from).toBeGreaterThanOrEqual(end)
          expect(token.to).toBeGreaterThan(token.from)
          expect(token.position).toBe(position)
          position += token.kind === 'han' ? token.text.length : 1
          end = token.to
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  it('are the same in letters and digits of full width', () => {
    const wide = (text: string) =>
      text.replaceAll(/[a-wyzA-WYZ0-9]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from("abzABZ0019xX..,- '橡ö")), maxLength: 30 }),
        (text) => {
          expect(tokensOf(text)).toEqual(tokensOf(wide(text)))
        },
      ),
    )
  })

  it('are numbers whatever zeros end them', () => {
    expect(['14.50', '14.0', '100', '0.05', '8mm'].map(plainNumber)).toEqual(['14.5', '14', '100', '0.05', '8mm'])
  })

  it('are a model number without what punctuates them', () => {
    expect(plainCodeOf(tokensOf('NH-OAK-01-N'))).toBe('nhoak01n')
    expect(plainCodeOf(tokensOf('Q 2.000.123'))).toBe('q2000123')
  })
})
