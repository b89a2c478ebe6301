import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getCatalogueStatus, getProductDetail, getProductPage } from '../../contract/catalogue.ts'
import type { ProductDetail } from '../../contract/catalogue.ts'
import { aPdf, aPicture, aProduct } from '../testing/factories.ts'
import { sayingPng } from '../testing/hostile-pictures.ts'
import { query } from '../testing/postgres.ts'
import { createTestApp, writeFileInside } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp

beforeEach(async () => {
  quarry = await createTestApp()
})
afterEach(() => quarry.close())

async function detailOf(model: string): Promise<ProductDetail> {
  const { id } = await quarry.db.selectFrom('sku').select('id').where('model', '=', model).executeTakeFirstOrThrow()
  return (await quarry.ask(getProductDetail, { skuId: id })).data
}

async function countChanges(): Promise<number> {
  const { n } = await quarry.db
    .selectFrom('change_log')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

it('a rate that is far from the one that stands is kept only where the line is sure of it', async () => {
  const rate = (date: string, cny: number, isSure?: true) => ({
    rate: { currency: 'EUR', date, cny, ...(isSure && { isSure }) },
  })
  const lines = [
    rate('2026-11-01', 8.2),
    rate('2026-12-01', 82_000),
    rate('2026-12-02', 0.122),
    rate('2026-12-03', 8.31),
  ]
  const { rejections } = await quarry.importLines(lines)
  expect(rejections).toMatchObject([
    { line: 2, field: 'rate.cny', reason: expect.stringMatching(/from the rate of 2026-11-01, which is 8\.2; write "isSure": true/) },
    { line: 3, field: 'rate.cny' },
  ]) // prettier-ignore
  expect((await quarry.importLines([rate('2026-12-01', 82_000, true)])).added).toBe(1)
})

describe('importing a file a second time', () => {
  it('changes nothing, not even the change log', async () => {
    await writeFileInside(quarry.folder, 'a.png', await aPicture())
    const lines = [
      { rate: { currency: 'EUR', date: '2026-11-01', cny: 8.2 } },
      { dict: { type: 'product_auth_type', value: 'own', label: '自有', remark: 'Own' } },
      // Before its product, which would make it too, perhaps in an earlier batch.
      { category: { path: [{ enName: 'Flooring' }], sort: 3, image: 'a.png' } },
      aProduct({
        key: 'P',
        attrs: [
          { enName: 'Width', unit: 'mm', value: 12.5 },
          { enName: 'Use', value: ['Home', 'Office'] },
        ],
        auths: [{ enAuthority: 'We', scheme: 'own', number: '1' }],
        skus: [
          {
            model: 'P-1',
            coverImage: { file: 'a.png', mmWidth: 10.5 },
            packCoverage: 1.44,
            minPrice: 9.99,
            size: { length: 10.5 },
            color: { system: 'Own', name: 'Blue' },
            colorHex: '#0000FF',
          },
        ],
      }),
    ]
    expect(await quarry.importLines(lines)).toMatchObject({ added: 4, changed: 0, rejected: 0, incomplete: 0 })
    const before = await countChanges()
    expect(await quarry.importLines(lines)).toMatchObject({ added: 0, changed: 0, unchanged: 4, rejected: 0 })
    expect(await countChanges()).toBe(before)
  })
})

describe('a later line of the same product', () => {
  it('keeps what it leaves out, replaces what it states, and clears what it gives as null', async () => {
    await writeFileInside(quarry.folder, 'a.png', await aPicture())
    const brand = { englishName: 'Nordhem' }
    const attrs = [{ enName: 'Width', unit: 'mm', value: 12 }]
    const first = aProduct({
      key: 'P',
      brand,
      enName: 'Oak',
      description: '橡木',
      attrs,
      skus: [{ model: 'P-1', minPrice: 10, stock: 5 }, { model: 'P-2' }],
    })
    await quarry.importLines([first])
    const later = {
      key: 'P',
      brand,
      enName: 'Oak plank',
      description: null,
      skus: [{ model: 'P-1', coverImage: 'a.png', stock: null }, { model: 'P-3' }],
    }
    expect(await quarry.importLines([later])).toMatchObject({ added: 0, changed: 1, incomplete: 1 })
    const product = await detailOf('P-1')
    expect(product).toMatchObject({ enName: 'Oak plank', name: first.name, description: null })
    expect(product.attrs).toHaveLength(1)
    expect(product.skus.map(({ model }) => model)).toEqual(['P-1', 'P-2', 'P-3'])
    expect(product.skus[0]).toMatchObject({
      minPrice: 10,
      stock: null,
      coverImage: expect.stringContaining('/images/'),
    })
  })

  it('orders the SKUs if it names them all; otherwise their order stays, and new ones come last', async () => {
    const state = async (...models: string[]) => {
      await quarry.importLines([aProduct({ key: 'P', skus: models.map((model) => ({ model })) })])
      return (await detailOf('A')).skus.map(({ model }) => model)
    }
    expect(await state('A', 'B', 'C')).toEqual(['A', 'B', 'C'])
    expect(await state('D', 'C', 'A')).toEqual(['A', 'B', 'C', 'D'])
    expect(await state('C', 'E', 'A', 'D', 'B')).toEqual(['C', 'E', 'A', 'D', 'B'])
  })

  it('overwrites the brand’s facts, and withdraws nothing that it does not name', async () => {
    await quarry.importLines([
      aProduct({ key: 'A', brand: { englishName: 'B', country: 'SE', name: '旧' } }),
      aProduct({ key: 'C', brand: { englishName: 'B', name: '新' } }),
    ])
    expect(await quarry.db.selectFrom('brand').selectAll().executeTakeFirst()).toMatchObject({
      name: '新',
      country: 'SE',
    })
    await quarry.importLines([aProduct({ key: 'D' })])
    expect((await quarry.ask(getProductPage, {})).data.total).toBe(3)
  })
})

describe('an invalid line', () => {
  const good = aProduct({ key: 'good' })
  const brand = { englishName: 'Nordhem' }
  const sku = { model: 'X-1' }
  const wrong: [string, unknown, string, RegExp][] = [
    ['an unknown field', { ...aProduct(), nmae: 'x' }, 'nmae', /unknown field/],
    ['a bad price', aProduct({ skus: [{ ...sku, minPrice: -1 }] }), 'skus[0].minPrice', /at least 0/],
    [
      'a price of three decimals',
      aProduct({ skus: [{ ...sku, minPrice: 1.005 }] }),
      'skus[0].minPrice',
      /two decimals/,
    ],
    ['a price that is text', { ...aProduct(), skus: [{ ...sku, minPrice: '12' }] }, 'skus[0].minPrice', /number/],
    [
      'minPrice greater than maxPrice',
      aProduct({ skus: [{ ...sku, minPrice: 3, maxPrice: 2 }] }),
      'skus[0].minPrice',
      /greater than maxPrice/,
    ],
    [
      'a picture that is not there',
      aProduct({ skus: [{ ...sku, coverImage: 'no.jpg' }] }),
      'skus[0].coverImage',
      /not there/,
    ],
    [
      'a picture outside the folder',
      aProduct({ skus: [{ ...sku, coverImage: '../../etc/hostname' }] }),
      'skus[0].coverImage',
      /outside/,
    ],
    [
      'a picture by an absolute path',
      aProduct({ skus: [{ ...sku, coverImage: '/etc/hostname' }] }),
      'skus[0].coverImage',
      /outside/,
    ],
    [
      'a picture behind a link',
      aProduct({ skus: [{ ...sku, coverImage: 'link.png' }] }),
      'skus[0].coverImage',
      /outside/,
    ],
    [
      'a picture that is a folder',
      aProduct({ skus: [{ ...sku, coverImage: 'folder' }] }),
      'skus[0].coverImage',
      /not a file/,
    ],
    [
      'an SVG with a script',
      aProduct({ skus: [{ ...sku, coverImage: 'bad.svg' }] }),
      'skus[0].coverImage',
      /not a picture/,
    ],
    [
      'a text named .png',
      aProduct({ skus: [{ ...sku, coverImage: 'text.png' }] }),
      'skus[0].coverImage',
      /not a picture/,
    ],
    [
      'a picture of 50,000,000 × 1',
      aProduct({ skus: [{ ...sku, coverImage: 'wide.png' }] }),
      'skus[0].coverImage',
      /at most 16384 a side/,
    ],
    ['a truncated picture', aProduct({ skus: [{ ...sku, coverImage: 'half.png' }] }), 'skus[0].coverImage', /broken/],
    [
      'an HTML document',
      aProduct({ files: [{ name: 'x', kind: 'care', file: 'page.pdf' }] }),
      'files[0].file',
      /not a document/,
    ],
    [
      'an SVG document',
      aProduct({ files: [{ name: 'x', kind: 'care', file: 'bad.svg' }] }),
      'files[0].file',
      /not a document/,
    ],
    [
      'a javascript address',
      aProduct({ brand: { ...brand, website: 'javascript:alert(1)' } }),
      'brand.website',
      /https/,
    ],
    ['two SKUs with one model', aProduct({ skus: [sku, sku] }), 'skus[1].model', /two SKUs/],
    ['an unknown currency', aProduct({ currencyUnit: 'XXX' }), 'currencyUnit', /product_currency_unit/],
    ['an unknown unit', aProduct({ measurementUnit: 'furlong' }), 'measurementUnit', /product_measurement_unit/],
    [
      'an unknown scheme',
      aProduct({ auths: [{ enAuthority: 'a', scheme: 'magic', number: '1' }] }),
      'auths[0].scheme',
      /product_auth_type/,
    ],
    [
      'an unknown kind',
      aProduct({ files: [{ name: 'x', kind: 'magic', file: 'ok.pdf' }] }),
      'files[0].kind',
      /product_related_download/,
    ],
    [
      'a certificate that expires before it begins',
      aProduct({
        auths: [{ enAuthority: 'a', scheme: 'other', number: '1', issuedOn: '2026-02-01', expiresOn: '2026-01-01' }],
      }),
      'auths[0].expiresOn',
      /before/,
    ],
    [
      'a date that does not exist',
      aProduct({ auths: [{ enAuthority: 'a', scheme: 'other', number: '1', issuedOn: '2026-02-30' }] }),
      'auths[0].issuedOn',
      /date/i,
    ],
    ['an unknown origin', aProduct({ skus: [{ ...sku, origin: 'ZZ' }] }), 'skus[0].origin', /no area/],
    ['a new product without a category', { key: 'n', brand, enName: 'n', skus: [sku] }, 'category', /needs a category/],
    [
      'a new product without a SKU',
      { key: 'n', brand, enName: 'n', category: [{ enName: 'F' }] },
      'skus',
      /needs a SKU/,
    ],
    [
      'a new product without a name',
      { key: 'n', brand, category: [{ enName: 'F' }], skus: [sku] },
      'name',
      /needs a name/,
    ],
    ['a NUL character', `{"key":"n\\u0000","brand":{"englishName":"x"}}`, 'key', /NUL/],
    ['half a character', `{"key":"n\\ud800","brand":{"englishName":"x"}}`, 'key', /surrogate/],
    ['a required field that is missing', { key: 'n', brand: {} }, 'brand.englishName', /is required/],
    ['a colour that is none', aProduct({ skus: [{ ...sku, colorHex: 'red' }] }), 'skus[0].colorHex', /#RRGGBB/],
    [
      'a rate of an unknown currency',
      { rate: { currency: 'ZZZ', date: '2026-01-01', cny: 2 } },
      'rate.currency',
      /product_currency_unit/,
    ],
    [
      'an unknown dictionary',
      { dict: { type: 'nope', value: 'a', label: 'a', remark: 'a' } },
      'dict.type',
      /product_currency_unit/,
    ],
    ['a line that is not JSON', 'oak;12;34', '', /not JSON/],
    ['a line that is a list', '[]', '', /object/],
    ['a rate without a date', { rate: { currency: 'EUR', cny: 8 } }, 'rate.date', /./],
    ['a rate of the yuan', { rate: { currency: 'CNY', date: '2026-01-01', cny: 2 } }, 'rate.currency', /CNY/],
    [
      'an attribute of another type',
      aProduct({ attrs: [{ enName: 'Thickness', unit: 'mm', value: 'thick' }] }),
      'attrs[0].value',
      /type number/,
    ],
    ['a platform number that is taken', aProduct({ platformNo: 'Q-1' }), 'platformNo', /another product/],
  ]

  let all: TestApp
  let outcome: Awaited<ReturnType<TestApp['importLines']>>

  beforeAll(async () => {
    all = await createTestApp()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    await writeFileInside(all.folder, 'bad.svg', svg)
    await writeFileInside(all.folder, 'text.png', 'hello')
    await writeFileInside(all.folder, 'wide.png', sayingPng(50_000_000, 1))
    await writeFileInside(all.folder, 'half.png', (await aPicture({ width: 600, height: 400 })).subarray(0, 300))
    await writeFileInside(all.folder, 'page.pdf', '<!doctype html><script>alert(1)</script>')
    await writeFileInside(all.folder, 'ok.pdf', aPdf)
    await writeFileInside(all.folder, 'folder/inner.txt', 'x')
    await symlink('/etc/hostname', join(all.folder, 'link.png'))
    const attrs = [{ enName: 'Thickness', unit: 'mm', value: 14 }]
    const lines = wrong.map(([, line]) => line)
    outcome = await all.importLines([{ ...good, platformNo: 'Q-1', attrs }, ...lines, aProduct({ key: 'last' })])
  })
  afterAll(() => all.close())

  it.each(wrong.map((row, index) => [...row, index + 2] as const))(
    'is rejected for %s, by line, field and reason',
    (_title, _line, field, reason, line) => {
      const own = outcome.rejections.find((rejection) => rejection.line === line)
      expect(own).toMatchObject({ field, reason: expect.stringMatching(reason) })
    },
  )

  it('costs no other line', async () => {
    expect(outcome).toMatchObject({ added: 2, rejected: wrong.length, isFinished: true })
    expect((await all.ask(getProductPage, {})).data.total).toBe(2)
    const stored = await all.db.selectFrom('import_rejection').select('line').distinct().execute()
    expect(stored).toHaveLength(wrong.length)
  })

  it('leaves no brand, category or attribute behind', async () => {
    const sku = { model: 'X-1' }
    const lines = [
      aProduct({
        key: 'a',
        brand: { englishName: 'Kept', name: '留' },
        category: [{ enName: 'Kept' }],
        attrs: [{ enName: 'Width', value: 3 }],
      }),
      aProduct({
        brand: { englishName: 'Ghost' },
        category: [{ enName: 'Ghost' }],
        attrs: [
          { enName: 'Haunted', value: 'x' },
          { enName: 'Width', value: 'wide' },
        ],
      }),
      aProduct({
        brand: { englishName: 'Kept', name: '改' },
        attrs: [{ enName: 'Odd', type: 'number', value: 'text' }],
        skus: [sku],
      }),
    ]
    expect(await quarry.importLines(lines)).toMatchObject({ added: 1, rejected: 2 })
    const namesIn = async (table: 'brand' | 'category' | 'attribute') => {
      const { rows } = await sql<{
        name: string
      }>`SELECT coalesce(to_jsonb(t) ->> 'english_name', to_jsonb(t) ->> 'en_name') AS name FROM ${sql.table(table)} AS t`.execute(
        quarry.db,
      )
      return rows.map(({ name }) => name)
    }
    expect([await namesIn('brand'), await namesIn('category'), await namesIn('attribute')]).toEqual([
      ['Kept'],
      ['Kept'],
      ['Width'],
    ])
    expect(await quarry.db.selectFrom('brand').select('name').executeTakeFirst()).toEqual({ name: '留' })
  })

  it('is rejected if it is not UTF-8 or too long, and the rest of the file is read', async () => {
    const latin1 = Buffer.concat([Buffer.from('{"key":"'), Buffer.from([0xe9]), Buffer.from('"}\n')])
    const long = Buffer.from(`{"key":"${'x'.repeat(4 * 1024 * 1024)}"}\n`)
    await writeFileInside(
      quarry.folder,
      'mixed.jsonl',
      Buffer.concat([latin1, long, Buffer.from(`\uFEFF\r\n${JSON.stringify(good)}`)]),
    )
    const { importCatalogue } = await import('./import-catalogue.ts')
    const { openImportFile } = await import('./reading/import-source.ts')
    const reasons: string[] = []
    const source = await openImportFile(join(quarry.folder, 'mixed.jsonl'))
    const summary = await importCatalogue(quarry, source, {
      actor: 'test',
      onRejection: ({ reason }) => reasons.push(reason),
    })
    expect(summary).toMatchObject({ added: 1, rejected: 2 })
    expect(reasons).toEqual(['not UTF-8', 'longer than 4 MB'])
  })

  it('rejects a picture of too many pixels without decoding it', async () => {
    // A PNG of a few hundred bytes that declares 60,000 × 60,000 pixels.
    const small = await aPicture()
    small.writeUInt32BE(60_000, 16)
    small.writeUInt32BE(60_000, 20)
    await writeFileInside(quarry.folder, 'bomb.png', small)
    const outcome = await quarry.importLines([aProduct({ skus: [{ model: 'B', coverImage: 'bomb.png' }] })])
    expect(outcome.rejections[0]).toMatchObject({
      field: 'skus[0].coverImage',
      reason: expect.stringMatching(/pixels/),
    })
  })
})

describe('a dry run', () => {
  it('reports the changes, including second lines of new products, and writes nothing', async () => {
    await writeFileInside(quarry.folder, 'a.png', await aPicture())
    const before = await countChanges()
    const lines = [
      aProduct({ key: 'P', brand: { englishName: 'B' } }),
      { key: 'P', brand: { englishName: 'B' }, skus: [{ model: 'P-9', coverImage: 'a.png' }] },
      '{',
    ]
    expect(await quarry.importLines(lines, { isDryRun: true })).toMatchObject({ added: 1, changed: 1, rejected: 1 })
    expect(await countChanges()).toBe(before)
    expect(await quarry.db.selectFrom('product').selectAll().execute()).toEqual([])
    expect(await quarry.db.selectFrom('import_run').selectAll().execute()).toEqual([])
  })
})

describe('an interrupted import', () => {
  it('continues where it stopped, and counts the part before', async () => {
    const lines = Array.from({ length: 900 }, (_, index) => aProduct({ key: `P-${index}` }))
    const interruption = new AbortController()
    const first = await quarry.importLines(lines, {
      signal: interruption.signal,
      onProgress: () => interruption.abort(),
    })
    expect(first).toMatchObject({ isFinished: false })
    expect(first.added).toBeLessThan(900)
    const second = await quarry.importLines(lines)
    expect(second).toMatchObject({ added: 900, isFinished: true, resumedFrom: first.added + 1 })
    expect((await quarry.ask(getProductPage, {})).data.total).toBe(900)
  })

  it('stops without loss on a full disk, and continues when there is room', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quarry-full-'))
    const { writeFile } = await import('node:fs/promises')
    const full = await createTestApp({ writeWhole: (_, bytes) => writeFile('/dev/full', bytes) })
    await writeFileInside(full.folder, 'a.png', await aPicture())
    const lines = [aProduct({ key: 'P', skus: [{ model: 'P-1', coverImage: 'a.png' }] })]
    await expect(full.importLines(lines)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect((await full.ask(getProductPage, {})).data.total).toBe(0)
    const { createFolderStorage } = await import('../platform/storage/storage.ts')
    const { importCatalogue } = await import('./import-catalogue.ts')
    const { openImportFile } = await import('./reading/import-source.ts')
    const roomy = { db: full.db, storage: createFolderStorage(join(folder, 'storage')) }
    expect(
      await importCatalogue(roomy, await openImportFile(join(full.folder, 'catalogue.jsonl')), { actor: 'test' }),
    ).toMatchObject({ added: 1 })
    await full.close()
    await rm(folder, { recursive: true })
  })
})

describe('two imports at once', () => {
  it('are both complete, even if they add the same brand, category and picture', async () => {
    await writeFileInside(quarry.folder, 'same.png', await aPicture())
    const file = (name: string) =>
      Array.from({ length: 500 }, (_, index) =>
        aProduct({
          key: `${name}-${index}`,
          brand: { englishName: `Brand ${index}` },
          attrs: [{ enName: `Attribute ${index}`, value: 'x' }],
          skus: [{ model: 'M', coverImage: 'same.png' }],
        }),
      )
    const [one, other] = await Promise.all([
      quarry.importLines(file('one'), {}, 'one.jsonl'),
      quarry.importLines(file('other'), {}, 'other.jsonl'),
    ])
    expect([one, other]).toMatchObject([
      { added: 500, rejected: 0 },
      { added: 500, rejected: 0 },
    ])
    expect(await quarry.db.selectFrom('brand').select('id').execute()).toHaveLength(500)
  })
})

describe('an import that loses its database', () => {
  it('continues once the database is back, loses nothing, and still counts as in progress', async () => {
    const lines = Array.from({ length: 2400 }, (_, index) => aProduct({ key: `P-${index}` }))
    let progress = 0
    let seen: Promise<unknown> | undefined
    const summary = await quarry.importLines(lines, {
      onProgress: () => {
        progress += 1
        if (progress < 3) void cutConnections(quarry)
        if (progress === 4) seen = quarry.ask(getCatalogueStatus, {})
      },
    })
    expect(summary).toMatchObject({ added: 2400, rejected: 0, isFinished: true })
    expect(await seen).toMatchObject({ data: { import: { name: 'catalogue.jsonl', total: 2400 } } })
    expect((await quarry.ask(getProductPage, {})).data.total).toBe(2400)
  })
})

describe('the catalogue during an import', () => {
  it('counts no product that the lists do not have yet', async () => {
    const lines = Array.from({ length: 2400 }, (_, index) => aProduct({ key: `P-${index}` }))
    await quarry.ask(getProductPage, {})
    const seen: Promise<{ counted: number; listed: number }>[] = []
    const look = async () => {
      const counted = (await quarry.ask(getCatalogueStatus, {})).data.products
      return { counted, listed: (await quarry.ask(getProductPage, {})).data.total }
    }
    await quarry.importLines(lines, { onProgress: () => void seen.push(look()) })
    const looks = await Promise.all(seen)
    expect(looks.length).toBeGreaterThan(2)
    for (const { counted, listed } of looks) expect(listed).toBeGreaterThanOrEqual(counted)
  })
})

/** Terminates all other connections to a test's database, as a restart of PostgreSQL does. */
async function cutConnections({ databaseConfig }: TestApp): Promise<void> {
  const statement = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${databaseConfig.database}'`
  await query(databaseConfig.host, 'postgres', statement)
}

describe('the change log', () => {
  it('records who changed what in which run, before and after, in commit order', async () => {
    await quarry.importLines([aProduct({ key: 'P', enName: 'Oak', brand: { englishName: 'B' } })])
    await quarry.importLines([{ key: 'P', brand: { englishName: 'B' }, enName: 'Ash' }])
    const rows = await quarry.db
      .selectFrom('change_log')
      .selectAll()
      .where('entity', '=', 'product')
      .orderBy('version')
      .execute()
    expect(rows).toMatchObject([
      { actor: 'test', before: null, after: { en_name: 'Oak' } },
      { actor: 'test', before: { en_name: 'Oak' }, after: { en_name: 'Ash' } },
    ])
    expect(Number(rows[1]?.run_id)).toBeGreaterThan(Number(rows[0]?.run_id))
  })

  it('numbers versions in commit order, for concurrent transactions too', async () => {
    const late = await quarry.db.startTransaction().execute()
    await late.insertInto('color_system').values({ name: 'late' }).execute()
    const early = quarry.db.insertInto('color_system').values({ name: 'early' }).execute()
    const seen = async (): Promise<string[]> => {
      const rows = await quarry.db
        .selectFrom('change_log')
        .select('after')
        .where('entity', '=', 'color_system')
        .orderBy('version')
        .execute()
      return rows.map(({ after }) => (after as { name: string }).name)
    }
    expect(await seen()).toEqual(['RAL'])
    await late.commit().execute()
    await early
    expect(await seen()).toEqual(['RAL', 'late', 'early'])
  })

  it('records a change made by hand under the name of the database user', async () => {
    await sql`UPDATE color_system SET name = 'RAL Classic'`.execute(quarry.db)
    const row = await quarry.db
      .selectFrom('change_log')
      .selectAll()
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ actor: 'quarry', before: { name: 'RAL' }, after: { name: 'RAL Classic' } })
  })
})
