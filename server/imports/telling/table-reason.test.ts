import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { importProduct } from '../../../contract/import-file.ts'
import { issueText } from '../../../contract/issue-text.ts'
import { tableReason } from './table-reason.ts'

/** Terms of the import file and its schema, which users of tables do not know. */
const JARGON = /enName|enAuthority|minPrice|maxPrice|skus|auths|dictionary|ISO|schema|string|boolean|array|null|expected|字典|\bNUL\b/ // prettier-ignore

describe('the reason for a bad cell', () => {
  it.each([
    ['brand.englishName', 'is required', 'is empty; it must be filled in', '为空，必须填写'],
    ['skus[0].minPrice', 'expected a number', 'is no number; write one such as 12.50', '不是数字，请填写如 12.50 的数字'],
    ['skus[0].model', 'at most 200 characters', 'is too long; at most 200 characters', '过长，最多 200 个字符'],
    ['currencyUnit', 'RUB is no value of the dictionary product_currency_unit, which has CNY, EUR, and 4 more', 'RUB is no currency that is known; write one of CNY, EUR, and 4 more', '没有名为 RUB 的币种，可填写：CNY, EUR 等'],
    ['skus[0].attrs[0].value', 'Weight is of type number, not text', 'Weight holds numbers in this catalogue', 'Weight 在材料库中的值应为数字'],
    ['skus[0].coverImage', 'no.png is not there', 'no.png is not there', '找不到文件 no.png'],
  ])('says what would be right: %s %s', (field, reason, en, zh) => {
    expect(tableReason(field, reason, true)).toEqual({ en, zh })
  }) // prettier-ignore

  it('names the field if the table has no column for it', () => {
    expect(tableReason('brand.englishName', 'is required', false)).toEqual({
      en: 'the brand is empty; it must be filled in',
      zh: '品牌为空，必须填写',
    })
    const { en, zh } = tableReason('category', 'a new product needs a category; MS-1 is known under Casa', false)
    expect(en).toBe('the category is missing; this product is new, and needs one such as Flooring > Timber. MS-1 is known under Casa: is the brand right?') // prettier-ignore
    expect(zh).toBe('分类缺失，新产品需要分类，如 地面 > 木地板。MS-1 属于 Casa，请核对品牌')
  })

  it('uses no term of the import file, whatever is wrong with a table', () => {
    const long = 'x'.repeat(50_000)
    const sku = { model: long, name: '', minPrice: 9.999, maxPrice: -1, stock: 1e12, packPieces: 1.5, leadTimeDays: 9e9, colorHex: 'red', origin: 'Elsewhere', size: { length: 1e15 } } // prettier-ignore
    const products = [
      { brand: { website: 'nowhere', country: 'Italia' }, name: long, description: long, rank: -1, auths: [{ expiresOn: '2026' }], files: [{ kind: '' }], skus: [sku], attrs: [{ value: long }] },
      { key: 'A', brand: { englishName: 'B' }, category: [], auths: [{ scheme: 'a', number: '1', issuedOn: '2026-02-01', expiresOn: '2026-01-01' }], files: [{ kind: 'a', file: 'a.pdf' }], skus: [{ model: 'A', minPrice: 9, maxPrice: 8 }] },
    ] // prettier-ignore
    const issues = products.flatMap((product) =>
      z.safeParse(importProduct, product, { error: (issue) => issueText(issue, 'en') }).error?.issues ?? [],
    ) // prettier-ignore
    expect(issues.length).toBeGreaterThan(20)
    for (const { path, message } of issues) {
      const field = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('').slice(1) // prettier-ignore
      const { en, zh } = tableReason(field, message, true)
      expect(en).not.toMatch(JARGON)
      expect(zh).not.toMatch(JARGON)
      expect(zh).toMatch(/\p{Script=Han}/u)
    }
  })
})
