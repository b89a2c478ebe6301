import { afterEach, beforeEach, expect, it } from 'vitest'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp

beforeEach(async () => {
  quarry = await createTestApp()
})
afterEach(() => quarry.close())

async function reasonsFor(line: unknown): Promise<string[]> {
  const { rejections } = await quarry.importLines([line])
  return rejections.map(({ field, reason }) => `${field}: ${reason}`)
}

it('a rejected file is named, in plain words', async () => {
  await writeFileInside(quarry.folder, 'pics/half.png', (await aPicture({ width: 600, height: 400 })).subarray(0, 300))
  await writeFileInside(quarry.folder, 'pics/text.png', 'hello')
  const skus = [{ model: 'M', coverImage: 'pics/half.png', productImage: 'pics/text.png' }]
  const files = [{ name: 'x', kind: 'care', file: 'pics/text.png' }]
  expect(await reasonsFor(aProduct({ skus, files }))).toEqual([
    'skus[0].coverImage: pics/half.png: broken or cut off',
    'skus[0].productImage: pics/text.png: not a picture we take; give JPEG, PNG, WebP, AVIF, GIF or TIFF',
    'files[0].file: pics/text.png: not a document we take; give PDF, PNG, JPEG, XLSX, DWG or ZIP',
  ])
})

it('an unknown dictionary value is reported with the known ones, at most a dozen', async () => {
  const [currency, unit, ...rest] = await reasonsFor(aProduct({ currencyUnit: 'RUB', measurementUnit: 'm2' }))
  expect(currency).toMatch(
    /^currencyUnit: RUB is no value of the dictionary product_currency_unit, which has CNY, (\w+, ){10}\w+, and 4 more$/,
  )
  expect(unit).toMatch(
    /^measurementUnit: m2 is no value of the dictionary product_measurement_unit, which has .*square_meter/,
  )
  expect(rest).toEqual([])
  expect((await reasonsFor({ rate: { currency: 'RUB', date: '2026-11-01', cny: 1 } }))[0]).toMatch(
    /^rate.currency: RUB is no value of .*, which has CNY, /,
  )
})

it('all errors of a line are reported in one round', async () => {
  const line = {
    ...aProduct({ brand: { englishName: 'B', country: 'ZZ' } }),
    auths: [{ scheme: 'magic', enAuthority: 'We' }],
    skus: [{ model: 'M', origin: 'XX', coverImage: 'no.png', stock: 1 }],
  }
  const reasons = await reasonsFor(line)
  expect(reasons).toEqual([
    'auths[0].number: is required',
    expect.stringMatching(
      /^auths\[0\]\.scheme: magic is no value of the dictionary product_auth_type, which has low_emission, /,
    ),
    'skus[0].origin: no area has the code XX',
    'brand.country: no country has the code ZZ',
  ])
  const sound = { ...line, auths: [{ scheme: 'magic', number: '1', enAuthority: 'We' }] }
  expect((await reasonsFor(sound)).map((reason) => reason.slice(0, 24))).toEqual([
    'skus[0].coverImage: no.p',
    'auths[0].scheme: magic i',
    'skus[0].origin: no area ',
    'brand.country: no countr',
  ])
})
